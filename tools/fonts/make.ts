import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { ROOT } from "../say.js";

/** A value on an axis of a variable font, or the range that stays open. */
type Axes = Record<string, number | { min: number; max: number }>;

interface FontSource {
	/** The font in its package. */
	readonly source: string;
	/** OpenType features that the site uses. */
	readonly features: readonly string[];
	/** The files to make, by name. Every open axis makes a file half as large again. */
	readonly files: Readonly<Record<string, Axes>>;
	/** The instance whose widths stand for the whole where fallbacks are adjusted to them. */
	readonly measuredAt: Record<string, number>;
}

/** The variable fonts are for pages; the fonts without open axes are for drawing share images. */
const SOURCES: readonly FontSource[] = [
	{
		source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
		features: ["kern", "liga", "ccmp", "locl", "mark", "onum", "lnum"],
		files: {
			// One optical size for all headings: the open axis would double the file.
			"fraunces.woff2": { SOFT: 60, WONK: 0, wght: 560, opsz: 60 },
			"fraunces-title.ttf": { SOFT: 60, WONK: 0, wght: 580, opsz: 80 },
		},
		measuredAt: { SOFT: 60, WONK: 0, wght: 560, opsz: 60 },
	},
	{
		source:
			"@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		features: ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"],
		files: {
			"atkinson.woff2": { wght: { min: 400, max: 700 } },
			"atkinson-label.ttf": { wght: 600 },
		},
		measuredAt: { wght: 400 },
	},
];

/** English and the accented letters of its neighbors, and the signs that typesetting needs. */
const CHARACTERS = [
	...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
	..."áàâäãåæçéèêëíìîïñóòôöõøœúùûüýÿßÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝ",
	..."–—‘’“”…·×©®™°½¼¾¡¿«»§€£•\u00a0",
].join("");

/**
 * Makes the files of site/fonts: the subsets, and fonts.json with their characters and metrics.
 * @returns each file's content, by its name
 * @throws RangeError when a font has no glyph for one of the characters
 */
export async function makeFonts(): Promise<Record<string, Uint8Array>> {
	const made: Record<string, Uint8Array> = {};
	const metrics: object[] = [];
	for (const { source, features, files, measuredAt } of SOURCES) {
		const font = await readFile(join(ROOT, "node_modules", source));
		demandCharacters(font, source);
		const subset = (targetFormat: "woff2" | "sfnt", variationAxes: Axes) =>
			subsetFont(font, CHARACTERS, {
				targetFormat,
				variationAxes,
				keepFeatures: features,
				noHinting: true,
			});
		for (const [name, axes] of Object.entries(files)) {
			made[name] = await subset(name.endsWith(".woff2") ? "woff2" : "sfnt", axes);
		}
		const { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
			await subset("sfnt", measuredAt),
		);
		metrics.push({ familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg });
	}
	const json = `${JSON.stringify({ characters: CHARACTERS, metrics }, null, "\t")}\n`;
	return { ...made, "fonts.json": new TextEncoder().encode(json) };
}

function demandCharacters(bytes: Buffer, source: string): void {
	const font = create(bytes);
	if (!("characterSet" in font)) throw new RangeError(`${source} holds several fonts.`);
	const missing = [...CHARACTERS].filter(
		(character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
	);
	if (missing.length > 0) throw new RangeError(`${source} has no glyph for: ${missing.join(" ")}`);
}
