import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of files with a content hash in their names, cached for a year. */
export const ASSETS = "assets";

/** The folder of hashed files for the framed quiz: a sandboxed frame has an opaque origin, so its files need CORS. */
export const FRAME_ASSETS = "embed/assets";

/** Inserts a content hash into a file name: `site.css` becomes `site.3fa91c02.css`. */
export function hashedName(name: string, content: string | Uint8Array): string {
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
	const dot = name.lastIndexOf(".");
	return `${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
}

/**
 * Writes a file with a content hash in its name.
 * @returns the file's path from the site's root
 */
export async function writeHashed(
	outDir: string,
	name: string,
	content: string | Uint8Array,
	folder: typeof ASSETS | typeof FRAME_ASSETS = ASSETS,
): Promise<string> {
	const file = hashedName(name, content);
	await mkdir(join(outDir, folder), { recursive: true });
	await writeFile(join(outDir, folder, file), content);
	return `/${folder}/${file}`;
}
