import { chromium, type Page } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { launchOptions } from "../chromium.js";
import { Curriculum } from "./Curriculum.tsx";
import { printFontFaces } from "./print-fonts.ts";
import { readCurriculum } from "./read.ts";

/**
 * Prints the sample curriculum as a tagged PDF of two pages.
 * @throws {RangeError} where the text is too long for its page
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
