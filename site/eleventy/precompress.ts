import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "./cached.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The extensions of text files; pictures and fonts are compressed already. */
const TEXT = [".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".ics", ".webmanifest"];
/** The smallest size to compress, in bytes. */
const SMALLEST = 1024;

/**
 * Writes brotli and gzip copies of a built site's text files.
 * @param qualityOf - the brotli quality of a file: 5 is thirty times faster than 11, and an eighth larger
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
	const [brotli, gzipped] = await Promise.all([
		brotliOf(content, quality),
		cached("compressed", `gz ${content}`, () =>
			compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
		),
	]);
	await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Compresses with brotli, unless an earlier build or `npm run sizes` has. */
export function brotliOf(content: Buffer, quality: number): Promise<Uint8Array> {
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
	};
	return cached("compressed", `br ${quality} ${content}`, () =>
		compressBrotli(content, { params }),
	);
}
