/*
 * `npm run paper`: prints the quiz on paper, its large print and the facilitator's guide, tagged PDF files for US
 * Letter and A4, with the test browser. Run it after a change of their words, of the quiz or of the site's address, and
 * commit the files.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import { paperStyles, siteStyles } from "../site/eleventy/styles.ts";
import { fileName, PAPERS } from "../site/pages/quiz-paper/files.ts";
import { launchOptions } from "./chromium.js";
import { type PaperDocument, readDocuments } from "./paper/documents.tsx";
import { printFontFaces } from "./print-fonts.ts";
import { ROOT } from "./say.js";

const FORMATS = { letter: "Letter", a4: "A4" } as const;
const FONTS = `${await printFontFaces()}:root{--font-display:Display;--font-text:Text}`;
const { opening, rest } = await siteStyles(FONTS);
const css = opening + rest + (await paperStyles());

function htmlOf({ print, title, locale, siteUrl, body }: PaperDocument): string {
	return renderToStaticMarkup(
		<html lang={locale}>
			<head>
				<meta charSet="utf-8" />
				<title>{title}</title>
				<base href={siteUrl} />
				<style>{css}</style>
			</head>
			<body>
				{print === "large" && <input id="large-print" type="checkbox" defaultChecked hidden />}
				<main>{body}</main>
			</body>
		</html>,
	);
}

const browser = await chromium.launch(launchOptions());
try {
	const page = await browser.newPage();
	for (const document of readDocuments()) {
		await page.setContent(`<!doctype html>${htmlOf(document)}`);
		for (const paper of PAPERS) {
			const pdf = await page.pdf({
				format: FORMATS[paper],
				preferCSSPageSize: true,
				tagged: true,
				outline: true,
			});
			await writeFile(join(ROOT, "site/downloads", fileName(document.print, paper)), pdf);
		}
	}
} finally {
	await browser.close();
}
