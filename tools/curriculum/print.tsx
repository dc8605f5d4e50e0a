import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import { accentsFile } from "../../site/eleventy/fonts.ts";
import recorded from "../../site/fonts/fonts.json" with { type: "json" };
import { launchOptions } from "../chromium.js";
import { ROOT } from "../root.js";
import { Curriculum } from "./Curriculum.tsx";
import { readCurriculum } from "./stale.tsx";

/**
 * Prints the sample curriculum as a tagged PDF of two pages.
 * @throws {RangeError} if the text is too long for a page
 */
export async function printCurriculum(): Promise<Uint8Array> {
	const fontFaces = await printFontFaces();
	const html = renderToStaticMarkup(<Curriculum {...readCurriculum()} fontFaces={fontFaces} />);
	const browser = await chromium.launch(launchOptions());
	try {
		const page = await browser.newPage();
		await page.setContent(`<!doctype html>${html}`);
		await page.emulateMedia({ media: "print" });
		await expectToFit(page);
		const pdf = await page.pdf({
			preferCSSPageSize: true,
			printBackground: true,
			tagged: true,
			outline: true,
		});
		return new Uint8Array(pdf);
	} finally {
		await browser.close();
	}
}

async function expectToFit(page: Page): Promise<void> {
	const tooLong = await page.locator(".page").evaluateAll((pages) =>
		pages.flatMap((element) => {
			const footer = element.querySelector("footer")?.getBoundingClientRect().top ?? 0;
			const end = element.querySelector(":scope > :nth-last-child(2)")?.getBoundingClientRect();
			return end && end.bottom > footer ? element.getAttribute("aria-label") : [];
		}),
	);
	if (tooLong.length === 0) return;
	throw new RangeError(
		`Shorten the text in site/_data/pages/erins-place.json: too long for its page is "${tooLong.join('", "')}".`,
	);
}

/** Static instances of the fonts, because Chromium can't embed variable fonts in a PDF. */
const INSTANCES = [
	// This file is a static font already.
	{ family: "Display", file: "fraunces.woff2", weight: 560, axes: {} },
	{ family: "Text", file: "atkinson.woff2", weight: 400, axes: { wght: 400 } },
	{ family: "Text", file: "atkinson.woff2", weight: 650, axes: { wght: 650 } },
];

async function printFontFaces(): Promise<string> {
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
