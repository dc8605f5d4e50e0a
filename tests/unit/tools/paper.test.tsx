import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import quizPage from "../../../site/_data/pages/quiz-paper.json" with { type: "json" };
import {
	fileName,
	LARGE_PAGES,
	PAPERS,
	type Paper,
	type Print,
} from "../../../site/pages/quiz-paper/files.ts";
import { readDocuments } from "../../../tools/paper/documents.tsx";
import { ROOT } from "../../../tools/say.js";
import { openPdf, sortedLetters, tagsOf, wholeText, withoutTags } from "./pdf.ts";

const PAGES: Record<Print, number> = { sheets: 4, large: LARGE_PAGES, guide: 2 };
/** In points. */
const WIDTHS: Record<Paper, number> = { letter: 612, a4: 595 };

const open = (print: Print, paper: Paper) =>
	openPdf(join(ROOT, "site/downloads", fileName(print, paper)));

describe.each(readDocuments())("the committed PDF files: $print", (document) => {
	const { print, title, locale, body } = document;
	const html = printedMarkup(print, renderToStaticMarkup(body));

	test.each(PAPERS)("on %s, they say what the page says now, and are tagged", async (paper) => {
		const pdf = await open(print, paper);
		expect(
			sortedLetters(await wholeText(pdf)),
			'Run "npm run paper" and commit the files.',
		).toEqual(sortedLetters(withoutTags(html)));
		expect(pdf.numPages).toBe(PAGES[print]);
		expect(Math.floor((await pdf.getPage(1)).view[2] ?? 0)).toBe(WIDTHS[paper]);
		const { info } = await pdf.getMetadata();
		expect(info).toMatchObject({ Title: title, Language: locale });
		expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
		expect((await tagsOf(pdf, 1)).filter((tag) => tag === "H1")).toHaveLength(1);
	});
});

test("questions, tables and the code are tagged as what they are", async () => {
	const pdf = await open("sheets", "letter");
	const sides = await Promise.all([1, 2, 3, 4].map((side) => tagsOf(pdf, side)));
	const count = (side: number, wanted: string) =>
		sides[side]?.filter((tag) => tag === wanted).length ?? 0;
	expect(count(0, "H3") + count(1, "H3")).toBe(questions.length);
	expect(count(2, "Table")).toBe(2);
	// Of each table: a header for each column and each row, and a cell for each question.
	expect(count(2, "TH")).toBe(18 + 17 + 2 * roles.length);
	expect(count(2, "TD")).toBe((17 + 16) * roles.length);
	expect(count(3, "H3")).toBe(roles.length + 1);
	expect(count(3, "Figure")).toBe(1);
});

/** In large print the sheets have other sides, so what names them is left out. */
function printedMarkup(print: Print, html: string): string {
	if (print !== "large") return html;
	return [...quizPage.sides, quizPage.questions.turn].reduce(
		(text, line) => text.replace(`>${line}</p>`, "></p>"),
		html,
	);
}
