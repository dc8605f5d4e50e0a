/*
 * `npm run curriculum`: prints the sample curriculum of the microschool, a tagged PDF of two pages, with
 * the test browser. Run it after a change of its text in site/_data/pages/erins-place.json, and commit
 * the file.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import recorded from "../site/fonts/fonts.json" with { type: "json" };
import { chromiumPath } from "./chromium.js";
import { Curriculum } from "./curriculum/Curriculum.tsx";
import { CURRICULUM_FILE, readCurriculum } from "./curriculum/read.ts";
import { ROOT } from "./say.js";

/** Fonts without open axes: Chromium can't embed others as fonts. */
const INSTANCES = [
	{ family: "Display", file: "fraunces.woff2", weight: 560, axes: { opsz: 48 } },
	{ family: "Text", file: "atkinson.woff2", weight: 400, axes: { wght: 400 } },
	{ family: "Text", file: "atkinson.woff2", weight: 650, axes: { wght: 650 } },
];

async function fontFace({ family, file, weight, axes }: (typeof INSTANCES)[number]) {
	const font = await readFile(join(ROOT, "site/fonts", file));
	const instance = await subsetFont(font, recorded.characters, {
		targetFormat: "woff2",
		variationAxes: axes,
		keepFeatures: ["kern", "liga", "ccmp", "locl", "mark"],
		noHinting: true,
	});
	return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${instance.toString("base64")})}`;
}

const fontFaces = (await Promise.all(INSTANCES.map(fontFace))).join("");
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
	const page = await browser.newPage();
	const html = renderToStaticMarkup(<Curriculum {...readCurriculum()} fontFaces={fontFaces} />);
	await page.setContent(`<!doctype html>${html}`);
	await page.emulateMedia({ media: "print" });
	const tooLong = await page.locator(".page").evaluateAll((pages) =>
		pages.flatMap((element) => {
			const footer = element.querySelector("footer")?.getBoundingClientRect().top ?? 0;
			const end = element.querySelector(":scope > :nth-last-child(2)")?.getBoundingClientRect();
			return end && end.bottom > footer ? element.getAttribute("aria-label") : [];
		}),
	);
	if (tooLong.length > 0) {
		throw new RangeError(
			`Shorten the text in site/_data/pages/erins-place.json: too long for its page is "${tooLong.join('", "')}".`,
		);
	}
	await writeFile(
		CURRICULUM_FILE,
		await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
	);
} finally {
	await browser.close();
}
