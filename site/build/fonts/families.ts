import type { FontMetrics } from "./metrics.ts";

/** A font that visitors' machines have, shown until ours has arrived. */
export interface LocalFont extends FontMetrics {
	/** Names under which systems know it; fonts of the same measures stand together. */
	names: readonly string[];
}

/** A font that the site ships. */
export interface FontFamily {
	family: string;
	/** Name of the built file. */
	file: string;
	/** The variable font in its package. */
	source: string;
	/** An axis is kept as a range, or fixed: every open one makes the file half as large again. */
	axes: Record<string, number | { min: number; max: number }>;
	/** What `@font-face` says of weights. */
	weights: string;
	/** OpenType features that the stylesheets use. */
	features: readonly string[];
	/** One instance whose widths stand for the whole when fallbacks are measured. */
	measuredAt: Record<string, number>;
	fallbacks: readonly LocalFont[];
}

// Measures of system fonts from @capsizecss/metrics 4.3, as parts of an em; DejaVu's from its own files.
const ARIAL = { ascent: 0.9053, descent: 0.2119, lineGap: 0.0327, averageWidth: 0.4458 };
const ROBOTO = { ascent: 0.9277, descent: 0.2441, lineGap: 0, averageWidth: 0.4448 };
const GEORGIA = { ascent: 0.917, descent: 0.2192, lineGap: 0, averageWidth: 0.4458 };
const TIMES = { ascent: 0.8911, descent: 0.2163, lineGap: 0.0425, averageWidth: 0.4063 };
const NOTO_SERIF = { ascent: 1.069, descent: 0.293, lineGap: 0, averageWidth: 0.481 };
const DEJAVU = { ascent: 0.9282, descent: 0.2358, lineGap: 0 };

export const FAMILIES: readonly FontFamily[] = [
	{
		family: "Fraunces",
		file: "fraunces.woff2",
		source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
		axes: { SOFT: 60, WONK: 0, wght: 560, opsz: { min: 9, max: 144 } },
		weights: "500 650",
		features: ["kern", "liga", "ccmp", "locl", "mark", "onum", "lnum"],
		measuredAt: { SOFT: 60, WONK: 0, wght: 560, opsz: 48 },
		fallbacks: [
			{ names: ["Georgia", "Gelasio"], ...GEORGIA },
			{ names: ["Times New Roman", "Liberation Serif", "Tinos"], ...TIMES },
			{ names: ["Noto Serif"], ...NOTO_SERIF },
			{ names: ["DejaVu Serif"], ...DEJAVU, averageWidth: 0.5176 },
		],
	},
	{
		family: "Atkinson Hyperlegible Next",
		file: "atkinson.woff2",
		source:
			"@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		axes: { wght: { min: 400, max: 700 } },
		weights: "400 700",
		features: ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"],
		measuredAt: { wght: 400 },
		fallbacks: [
			{ names: ["Arial", "Liberation Sans", "Arimo"], ...ARIAL },
			{ names: ["Roboto"], ...ROBOTO },
			{ names: ["DejaVu Sans"], ...DEJAVU, averageWidth: 0.512 },
		],
	},
];

/** English and the accented letters of its neighbors, and the signs that typesetting needs. */
export const CHARACTERS = [
	...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
	..."áàâäãåæçéèêëíìîïñóòôöõøœúùûüýÿßÁÀÂÄÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜÝ",
	..."–—‘’“”…·×©®™°½¼¾¡¿«»§€£•→←↗\u00a0\u2011",
].join("");
