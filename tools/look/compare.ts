import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { filesOf } from "../files.ts";
import { fileOf, type Picture, pictureOf } from "./names.ts";

/** A picture that both sides have and that differs. */
export interface Difference {
	readonly picture: Picture;
	/** The part of the pixels that differ, above 0 and up to 1. */
	readonly share: number;
	/** How much taller the picture is now, in pixels. */
	readonly growth: number;
}

export interface Comparison {
	/** The greatest difference first. */
	readonly differences: readonly Difference[];
	/** How many pictures are equal. */
	readonly equal: number;
	/** The names of the pages that only one side has. */
	readonly onlyBefore: readonly string[];
	readonly onlyAfter: readonly string[];
}

/**
 * Compares the pictures of two folders pixel by pixel, and writes one of each difference into a third.
 * Pictures of one site are the same to the pixel, so every pixel counts, however little it differs.
 */
export async function compareFolders(
	before: string,
	after: string,
	report: string,
	wanted: (picture: Picture) => boolean,
): Promise<Comparison> {
	rmSync(report, { recursive: true, force: true });
	const [left, right] = [picturesIn(before, wanted), picturesIn(after, wanted)];
	const differences: Difference[] = [];
	let equal = 0;
	for (const [file, picture] of left) {
		if (!right.has(file)) continue;
		const found = await compare(join(before, file), join(after, file), join(report, file));
		if (found) differences.push({ picture, ...found });
		else equal++;
	}
	return {
		differences: differences.sort((one, other) => other.share - one.share),
		equal,
		onlyBefore: namesMissing(left, right),
		onlyAfter: namesMissing(right, left),
	};
}

type Pictures = ReadonlyMap<string, Picture>;

function picturesIn(folder: string, wanted: (picture: Picture) => boolean): Pictures {
	const pictures = filesOf(folder, ".png").flatMap((file) => pictureOf(file) ?? []);
	return new Map(pictures.filter(wanted).map((picture) => [fileOf(picture), picture]));
}

function namesMissing(pictures: Pictures, elsewhere: Pictures): string[] {
	const missing = [...pictures].filter(([file]) => !elsewhere.has(file));
	return [...new Set(missing.map(([, { name }]) => name))];
}

async function compare(before: string, after: string, drawing: string) {
	const [one, other] = [readFileSync(before), readFileSync(after)];
	if (one.equals(other)) return undefined;
	const sizes = [await sharp(one).metadata(), await sharp(other).metadata()];
	const [first = 0, second = 0] = sizes.map(({ height }) => height);
	const width = Math.max(...sizes.map((size) => size.width ?? 0));
	const height = Math.max(first, second);
	const drawn = new Uint8Array(width * height * 4);
	const count = pixelmatch(
		await pixelsOf(one, width, height),
		await pixelsOf(other, width, height),
		drawn,
		width,
		height,
		{ threshold: 0, includeAA: true },
	);
	if (count === 0) return undefined;
	mkdirSync(dirname(drawing), { recursive: true });
	await sharp(drawn, { raw: { width, height, channels: 4 } })
		.png({ compressionLevel: 3 })
		.toFile(drawing);
	return { share: count / (width * height), growth: second - first };
}

/** The pixels of a picture, on a ground of this size whose free part no page has the color of. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Uint8Array> {
	const size = await sharp(picture).metadata();
	return sharp(picture)
		.extend({
			right: width - (size.width ?? 0),
			bottom: height - (size.height ?? 0),
			background: "#ff00ff",
		})
		.ensureAlpha()
		.raw()
		.toBuffer();
}
