import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "./cached.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What gets smaller; pictures and fonts are compressed as they are. */
const TEXT = [".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".ics", ".webmanifest"];
/** Below this a compressed copy is not worth a file, in bytes. */
const SMALLEST = 1024;

/**
 * Writes a brotli and a gzip copy beside every file of a built site that is worth it.
 * @param qualityOf - the quality of a file's brotli copy: 5 takes a thirtieth of the time of 11, the highest, for a copy
 * that is an eighth larger
 */
export async function precompress(
	root: string,
	files: readonly string[],
	qualityOf: (file: string) => number,
): Promise<void> {
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
	const [brotli, gzipped] = await Promise.all([
		cached("compressed", `br ${quality} ${content}`, () => compressBrotli(content, { params })),
		cached("compressed", `gz ${content}`, () =>
			compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
		),
	]);
	await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
