import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));

/**
 * Returns a build artifact from the cache, or makes and caches it.
 * @param folder - the subfolder of `.cache`
 * @param recipe - the cache key: everything that determines the content
 */
export async function cached(
	folder: "png" | "compressed",
	recipe: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const file = join(CACHE, folder, createHash("sha256").update(recipe).digest("hex"));
	try {
		return await readFile(file);
	} catch {
		const made = await make();
		await mkdir(join(CACHE, folder), { recursive: true });
		// The file is renamed when complete, so that an interrupted run leaves no partial file.
		const partial = `${file}.${crypto.randomUUID()}`;
		await writeFile(partial, made);
		await rename(partial, file);
		return made;
	}
}
