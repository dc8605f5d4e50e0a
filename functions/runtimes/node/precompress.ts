import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What gets smaller; pictures and fonts are compressed as they are. */
const TEXT = [".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".ics", ".webmanifest"];
/** Below this a compressed copy is not worth a file, in bytes. */
const SMALLEST = 1024;

/** Writes a brotli and a gzip copy beside every file of a built site that is worth it and has none. */
export async function precompress(root: string, files: readonly string[]): Promise<void> {
	const texts = files.filter((file) => TEXT.includes(extname(file)));
	await Promise.all(texts.map((file) => compressFile(join(root, file))));
}

async function compressFile(file: string): Promise<void> {
	// The editor brings its compressed copies along.
	if (existsSync(`${file}.br`)) return;
	const content = await readFile(file);
	if (content.length < SMALLEST) return;
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
	};
	const [brotli, gzipped] = await Promise.all([
		compressBrotli(content, { params }),
		compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
	]);
	await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
