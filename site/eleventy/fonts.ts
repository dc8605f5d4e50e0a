import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import recorded from "../fonts/fonts.json" with { type: "json" };
import { writeHashed } from "./hashed.ts";

/** The fonts of a built site. */
export interface Fonts {
	/** Paths of the font files that every page needs, from the site's root, to be preloaded. */
	paths: readonly string[];
	/** `@font-face` rules, and the stacks as `--font-display` and `--font-text`. */
	css: string;
}

// The measures of fonts, as @capsizecss/metrics 4.3 publishes them; DejaVu's are from its own files.
const ARIAL = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const ROBOTO = { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const GEORGIA = { ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 };
const TIMES = { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 };
const NOTO_SERIF = { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 481 };
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };

/**
 * Our fonts in the order of fonts.json, each with the local fonts that stand in for it until it has arrived:
 * those of Apple and Windows, of Android and of Linux. A browser looks for them in turn before it draws the first
 * text, so there are few.
 */
const FAMILIES = [
	{
		variable: "--font-display",
		generic: "serif",
		file: "fraunces.woff2",
		weights: "500 650",
		fallbacks: [
			{ ...GEORGIA, familyName: "Georgia" },
			{ ...NOTO_SERIF, familyName: "Noto Serif" },
			{ ...TIMES, familyName: "Liberation Serif" },
			{ ...DEJAVU, xWidthAvg: 1060, familyName: "DejaVu Serif" },
		],
	},
	{
		variable: "--font-text",
		generic: "sans-serif",
		file: "atkinson.woff2",
		weights: "400 700",
		fallbacks: [
			{ ...ARIAL, familyName: "Arial" },
			{ ...ROBOTO, familyName: "Roboto" },
			{ ...ARIAL, familyName: "Liberation Sans" },
			{ ...DEJAVU, xWidthAvg: 1049, familyName: "DejaVu Sans" },
		],
	},
];

/** The name of the file with a font's accented letters, which loads only where a page has one of them. */
export function accentsFile(file: string): string {
	return file.replace(".woff2", "-accents.woff2");
}

/**
 * Writes the fonts of site/fonts, which `npm run fonts` makes, into the site.
 * @param pathPrefix - of the site, for the addresses in the rules
 */
export async function buildFonts(outDir: string, pathPrefix: string): Promise<Fonts> {
	const built = await Promise.all(
		FAMILIES.map(async ({ variable, generic, file, weights, fallbacks }, index) => {
			const metrics = recorded.metrics[index];
			if (!metrics) throw new Error(`site/fonts/fonts.json lacks the metrics of ${file}`);
			const [path, accentsPath] = await Promise.all([
				writeFont(outDir, file),
				writeFont(outDir, accentsFile(file)),
			]);
			const { fontFamily, fontFaces } = createFontStack([metrics, ...fallbacks]);
			// "optional": a font that comes late is for the next page, so nothing moves that somebody is reading. A late
			// accented letter is swapped in all the same, because among letters of ours another font's looks wrong.
			const face = (address: string, loading: string) =>
				`@font-face{font-family:"${metrics.familyName}";src:url(${pathPrefix}${address.slice(1)}) format("woff2");font-weight:${weights};${loading}}`;
			const faces =
				face(path, "font-display:optional") +
				face(accentsPath, `font-display:swap;unicode-range:${recorded.accentsRange}`);
			return { path, css: `${faces}${fontFaces}:root{${variable}:${fontFamily},${generic}}` };
		}),
	);
	return { paths: built.map(({ path }) => path), css: built.map(({ css }) => css).join("\n") };
}

async function writeFont(outDir: string, file: string): Promise<string> {
	return writeHashed(outDir, file, await readFile(new URL(`../fonts/${file}`, import.meta.url)));
}
