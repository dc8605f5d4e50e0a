import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What gets smaller; pictures and fonts are compressed as they are. */
const TEXT = [".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".ics", ".webmanifest"];
/** Below this a compressed copy is not worth a file, in bytes. */
const SMALLEST = 1024;
/** Kept between builds, because most files are what they were, and compressing takes seconds. */
const CACHE = fileURLToPath(new URL("../../../.cache/compressed", import.meta.url));

/**
 * Writes a brotli and a gzip copy beside every file of a built site that is worth it.
 * @param qualityOf - the quality of a file's brotli copy: 5 takes a thirtieth of the time of 11, the highest, for a copy
 * that is an eighth larger
 */
export async function precompress(
	root: string,
	files: readonly string[],
	qualityOf: (file: string) => number = () => constants.BROTLI_MAX_QUALITY,
): Promise<void> {
	await mkdir(CACHE, { recursive: true });
	const texts = files.filter((file) => TEXT.includes(extname(file)));
	await Promise.all(texts.map((file) => compressFile(join(root, file), qualityOf(file))));
}

async function compressFile(file: string, quality: number): Promise<void> {
	const content = await readFile(file);
	if (content.length < SMALLEST) return;
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
	};
	const hash = createHash("sha256").update(content).digest("hex");
	await Promise.all([
		cachedCopy(`${file}.br`, `${hash}.${quality}.br`, () => compressBrotli(content, { params })),
		cachedCopy(`${file}.gz`, `${hash}.gz`, () =>
			compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
		),
	]);
}

async function cachedCopy(
	target: string,
	name: string,
	compress: () => Promise<Buffer>,
): Promise<void> {
	const cached = join(CACHE, name);
	try {
		await copyFile(cached, target);
	} catch {
		await writeFile(target, await compress());
		// Renamed when complete, so that an interrupted run leaves no partial file.
		const partial = `${cached}.${randomUUID()}`;
		await copyFile(target, partial);
		await rename(partial, cached);
	}
}
