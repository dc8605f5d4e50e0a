import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder of files with a hash of their content in their names. Browsers keep them for a year. */
export const ASSETS = "assets";

/** The same for what the framed quiz loads: in a sandbox it has no origin, and the site's own files are another's. */
export const FRAME_ASSETS = "embed/assets";

/** `site.css` becomes `site.3fa91c02.css`: a name that changes when the content does. */
export function hashedName(name: string, content: string | Uint8Array): string {
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
	const dot = name.lastIndexOf(".");
	return `${name.slice(0, dot)}.${hash}${name.slice(dot)}`;
}

/**
 * Writes a file into a folder of assets of a built site.
 * @returns its path from the site's root
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
