import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import recorded from "../fonts/fonts.json" with { type: "json" };
import { FRAME_ASSETS, writeHashed } from "./hashed.ts";

/*
 * Local fallback fonts, each with its regular and bold face. Font metrics come from @capsizecss/metrics 4.3, except
 * DejaVu's, which come from the font files. Average widths ignore capitals and kerning. Therefore the average widths
 * are corrected by up to 1.4%, so that the site's headings, text and bold words are as wide as measured in Chromium
 * with these or metric-compatible fonts.
 */
const ARIAL = local("Arial", [1854, -434, 67, 2048], ["ArialMT", 919], ["Arial-BoldMT", 989]);
const ROBOTO = local(
	"Roboto",
	[1900, -500, 0, 2048],
	["Roboto-Regular", 915],
	["Roboto-Bold", 936],
);
const DEJAVU_SANS = local(
	"DejaVu Sans",
	[1901, -483, 0, 2048],
	["DejaVuSans", 1046],
	["DejaVuSans-Bold", 1175],
);
const GEORGIA = local("Georgia", [1878, -449, 0, 2048], ["Georgia", 913], ["Georgia-Bold", 1057]);
const NOTO_SERIF = local(
	"Noto Serif",
	[1069, -293, 0, 1000],
	["NotoSerif", 481],
	["NotoSerif-Bold", 507],
);
const DEJAVU_SERIF = local(
	"DejaVu Serif",
	[1901, -483, 0, 2048],
	["DejaVuSerif", 1060],
	["DejaVuSerif-Bold", 1165],
);

type Face = readonly [postscriptName: string, xWidthAvg: number];

function local(
	familyName: string,
	[ascent, descent, lineGap, unitsPerEm]: readonly [number, number, number, number],
	regular: Face,
	bold: Face,
) {
	const metrics = { familyName, ascent, descent, lineGap, unitsPerEm };
	const face = (fullName: string, [postscriptName, xWidthAvg]: Face) => ({
		...metrics,
		fullName,
		postscriptName,
		xWidthAvg,
	});
	return { regular: face(familyName, regular), bold: face(`${familyName} Bold`, bold) };
}

interface Family {
	variable: string;
	generic: string;
	file: string;
	weights: string;
	fallbacks: readonly (typeof ARIAL)[];
	/** A font file that replaces only the digit zero, with its `size-adjust`. */
	zero?: { file: string; size: string };
}

/** From this font weight on, the fallback is the bold face of the local font. */
const BOLD_FROM = 550;

/**
 * The site's fonts in the order of fonts.json, with local fallbacks for Apple, Windows, Android and Linux. Fallbacks
 * are few, because browsers look up each one before the first paint.
 */
const FAMILIES: readonly Family[] = [
	{
		variable: "--font-display",
		generic: "serif",
		file: "fraunces.woff2",
		weights: "500 650",
		fallbacks: [GEORGIA, NOTO_SERIF, DEJAVU_SERIF],
	},
	{
		variable: "--font-text",
		generic: "sans-serif",
		file: "atkinson.woff2",
		weights: "400 700",
		fallbacks: [ARIAL, ROBOTO, DEJAVU_SANS],
		// Scales Inter's zero approximately to Atkinson's cap height: 0.668 em, against Inter's 0.728 em.
		zero: { file: "zero.woff2", size: "91.7%" },
	},
];

/** Returns the name of the file with accented letters, which browsers load only for pages with such letters. */
export function accentsFile(file: string): string {
	return file.replace(".woff2", "-accents.woff2");
}

/**
 * Writes the fonts that `npm run fonts` made, and returns their `@font-face` rules.
 * @param pathPrefix - the site's path prefix, for URLs in the rules
 */
export async function buildFonts(outDir: string, pathPrefix: string) {
	const built = await Promise.all(
		FAMILIES.map(async ({ variable, generic, file, weights, fallbacks, zero }, index) => {
			const metrics = recorded.metrics[index];
			if (!metrics) throw new Error(`site/fonts/fonts.json lacks the metrics of ${file}`);
			const [path, accentsPath] = await Promise.all([
				writeFont(outDir, file),
				writeFont(outDir, accentsFile(file)),
			]);
			const { fontFamily, fontFaces } = fallbacksFor(metrics, fallbacks);
			const face = (address: string, rest: string) =>
				`@font-face{font-family:"${metrics.familyName}";src:url(${pathPrefix}${address.slice(1)}) format("woff2");font-weight:${weights};font-display:swap;${rest}}`;
			const faces = [face(path, ""), face(accentsPath, `unicode-range:${recorded.accentsRange}`)];
			// This face comes last, because the last face whose `unicode-range` has a character wins.
			const zeroPath = zero && (await writeFont(outDir, zero.file));
			if (zeroPath) faces.push(face(zeroPath, `unicode-range:U+30;size-adjust:${zero.size}`));
			return {
				paths: zeroPath ? [path, zeroPath] : [path],
				css: `${faces.join("")}${fontFaces}:root{${variable}:${fontFamily},${generic}}`,
			};
		}),
	);
	return {
		/** Font files to preload, as paths from the site's root. */
		paths: built.flatMap(({ paths }) => paths),
		/** `@font-face` rules, and the font stacks as `--font-display` and `--font-text`. */
		css: built.map(({ css }) => css).join("\n"),
	};
}

/** Returns the font stack, and the fallback faces for each weight of the font. */
function fallbacksFor(
	{ instances, ...font }: (typeof recorded.metrics)[number],
	fallbacks: Family["fallbacks"],
) {
	const stacks = instances.map(({ weight, xWidthAvg }) => {
		const faces = fallbacks.map(({ regular, bold }) => (weight < BOLD_FROM ? regular : bold));
		return createFontStack([{ ...font, xWidthAvg }, ...faces], {
			fontFaceProperties: { fontWeight: weight },
		});
	});
	return {
		fontFamily: stacks[0]?.fontFamily ?? font.familyName,
		fontFaces: stacks.map(({ fontFaces }) => fontFaces).join("\n"),
	};
}

async function writeFont(outDir: string, file: string): Promise<string> {
	const font = await readFile(new URL(`../fonts/${file}`, import.meta.url));
	return writeHashed(outDir, file, font, FRAME_ASSETS);
}
