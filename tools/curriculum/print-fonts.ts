import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { accentsFile } from "../../site/eleventy/fonts.ts";
import recorded from "../../site/fonts/fonts.json" with { type: "json" };
import { ROOT } from "../say.js";

/** Fonts without open axes: Chromium can't embed others as fonts. */
const INSTANCES = [
	// It has none to begin with.
	{ family: "Display", file: "fraunces.woff2", weight: 560, axes: {} },
	{ family: "Text", file: "atkinson.woff2", weight: 400, axes: { wght: 400 } },
	{ family: "Text", file: "atkinson.woff2", weight: 650, axes: { wght: 650 } },
];

/** `@font-face` rules for "Display" and "Text", for a document that Chromium prints as a PDF. */
export async function printFontFaces(): Promise<string> {
	const faces = INSTANCES.flatMap((instance) => [
		fontFace(instance),
		fontFace({ ...instance, file: accentsFile(instance.file) }, recorded.accentsRange),
	]);
	return (await Promise.all(faces)).join("");
}

async function fontFace(
	{ family, file, weight, axes }: (typeof INSTANCES)[number],
	range?: string,
) {
	const font = await readFile(join(ROOT, "site/fonts", file));
	const instance = await subsetFont(font, recorded.characters, {
		targetFormat: "woff2",
		variationAxes: axes,
		keepFeatures: ["kern", "liga", "ccmp", "locl", "mark"],
		noHinting: true,
	});
	const ofRange = range ? `;unicode-range:${range}` : "";
	return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${instance.toString("base64")})${ofRange}}`;
}
