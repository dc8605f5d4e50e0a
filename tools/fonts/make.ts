import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { accentsFile } from "../../site/eleventy/fonts.ts";
import { ROOT } from "../root.js";

/** Variation axes: a number pins an axis, and a range keeps an axis variable. */
type Axes = Record<string, number | { min: number; max: number }>;

interface FontSource {
	readonly source: string;
	readonly features: readonly string[];
	/** The axes of each font file to make, by file name. A variable axis nearly doubles a file's size. */
	readonly files: Readonly<Record<string, Axes>>;
	/** The font instances whose average character widths are measured, because fallback fonts are scaled to them. */
	readonly measuredAt: readonly ({ wght: number } & Record<string, number>)[];
}

/** The fonts. Pages load woff2 files, with a second file for ACCENTS; share images use ttf files. */
const SOURCES: readonly FontSource[] = [
	{
		source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
		features: ["kern", "liga", "ccmp", "locl", "mark", "onum", "lnum"],
		files: {
			// The optical size is fixed, to keep the file small.
			"fraunces.woff2": { SOFT: 60, WONK: 0, wght: 560, opsz: 60 },
			"fraunces-title.ttf": { SOFT: 60, WONK: 0, wght: 580, opsz: 80 },
		},
		measuredAt: [{ SOFT: 60, WONK: 0, wght: 560, opsz: 60 }],
	},
	{
		source:
			"@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		features: ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"],
		files: {
			"atkinson.woff2": { wght: { min: 400, max: 700 } },
			"atkinson-label.ttf": { wght: 600 },
		},
		measuredAt: [{ wght: 400 }, { wght: 650 }],
	},
];

/** The font of the digit zero is Inter, because Atkinson's slashed zero looks like code. */
const ZERO: { source: string; axes: Axes } = {
	source: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
	axes: { wght: { min: 400, max: 700 } },
};

/** The characters of every page: printable ASCII and typographic signs. */
const ENGLISH = [
	...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
	..."–—‘’“”…·×©\u00a0",
].join("");

/** Accented letters and rarer signs, whose font file loads only for a page with such a character. */
const ACCENTS = "áàâäãåæçéèêëíìîïñóòôöõøœúùûüýÿßÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝ®™°½¼¾¡¿«»§€£•";

/**
 * Makes the files of site/fonts: the font subsets, and fonts.json with characters and metrics.
 * @returns each file's content, by file name
 * @throws RangeError when a font has no glyph for one of the characters
 */
export async function makeFonts(): Promise<Record<string, Uint8Array>> {
	const made: Record<string, Uint8Array> = {};
	const metrics: object[] = [];
	for (const { source, features, files, measuredAt } of SOURCES) {
		const font = await readFile(join(ROOT, "node_modules", source));
		demandCharacters(font, source);
		for (const [name, axes] of Object.entries(files)) {
			if (name.endsWith(".woff2")) {
				made[name] = await subset("woff2", font, ENGLISH, axes, features);
				made[accentsFile(name)] = await subset("woff2", font, ACCENTS, axes, features);
			} else made[name] = await subset("sfnt", font, ENGLISH + ACCENTS, axes, features);
		}
		const measured = await Promise.all(
			measuredAt.map(async (axes) => ({
				weight: axes.wght,
				...(await fromBuffer(await subset("sfnt", font, ENGLISH + ACCENTS, axes, features))),
			})),
		);
		const instances = measured.map(({ weight, xWidthAvg }) => ({ weight, xWidthAvg }));
		const [first] = measured;
		if (!first) throw new RangeError(`${source} is measured at no weight.`);
		const { familyName, ascent, descent, lineGap, unitsPerEm } = first;
		metrics.push({ familyName, ascent, descent, lineGap, unitsPerEm, instances });
	}
	const inter = await readFile(join(ROOT, "node_modules", ZERO.source));
	made["zero.woff2"] = await subset("woff2", inter, "0", ZERO.axes, []);
	const accentsRange = unicodeRange(ACCENTS, ENGLISH);
	const facts = { characters: ENGLISH + ACCENTS, accentsRange, metrics };
	const json = `${JSON.stringify(facts, null, "\t")}\n`;
	return { ...made, "fonts.json": new TextEncoder().encode(json) };
}

function subset(
	targetFormat: "woff2" | "sfnt",
	font: Buffer,
	characters: string,
	variationAxes: Axes,
	keepFeatures: readonly string[],
) {
	const options = { targetFormat, variationAxes, keepFeatures, noHinting: true };
	return subsetFont(font, characters, options);
}

/** The shortest `unicode-range` that covers the characters and none of the others. */
function unicodeRange(characters: string, others: string): string {
	const codes = (text: string) => [...text].map((each) => each.codePointAt(0) ?? 0);
	const taken = codes(others);
	const runs: { first: number; last: number }[] = [];
	for (const code of codes(characters).sort((one, other) => one - other)) {
		const run = runs.at(-1);
		if (run && !taken.some((other) => other > run.last && other < code)) run.last = code;
		else runs.push({ first: code, last: code });
	}
	const hex = (code: number) => code.toString(16).toUpperCase();
	return runs.map(({ first, last }) => `U+${hex(first)}-${hex(last)}`).join(",");
}

function demandCharacters(bytes: Buffer, source: string): void {
	const font = create(bytes);
	if (!("characterSet" in font)) throw new RangeError(`${source} holds several fonts.`);
	const missing = [...(ENGLISH + ACCENTS)].filter(
		(character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
	);
	if (missing.length > 0) throw new RangeError(`${source} has no glyph for: ${missing.join(" ")}`);
}
