/*
 * `npm run curriculum`: prints the sample curriculum of the microschool, a tagged PDF of two pages, with
 * the test browser. Run it after a change of its text in site/_data/pages/erins-place.json, and commit
 * the file.
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { launchOptions } from "./chromium.js";
import { Curriculum } from "./curriculum/Curriculum.tsx";
import { CURRICULUM_FILE, readCurriculum } from "./curriculum/read.ts";
import { printFontFaces } from "./print-fonts.ts";

const fontFaces = await printFontFaces();
const browser = await chromium.launch(launchOptions());
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
