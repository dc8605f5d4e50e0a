import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { PRINCIPLES } from "../../../site/pages/erins-place/schema.ts";
import { Curriculum } from "../../../tools/curriculum/Curriculum.tsx";
import { CURRICULUM_FILE, readCurriculum } from "../../../tools/curriculum/read.ts";
import { openPdf, type Pdf, sortedLetters, tagsOf, wholeText, withoutTags } from "./pdf.ts";

const { copy, site } = readCurriculum();
let pdf: Pdf;

beforeAll(async () => {
	pdf = await openPdf(CURRICULUM_FILE);
});

test("the committed PDF says what its page says now", async () => {
	const html = renderToStaticMarkup(<Curriculum copy={copy} site={site} fontFaces="" />);
	const body = withoutTags(html.slice(html.indexOf("<body>")));
	expect(
		sortedLetters(await wholeText(pdf)),
		'Run "npm run curriculum" and commit the file.',
	).toEqual(sortedLetters(body));
});

test("it has two pages, a title, a language and tags", async () => {
	expect(pdf.numPages).toBe(2);
	expect((await pdf.getMetadata()).info).toMatchObject({
		Title: `${copy.head.title}: ${copy.week.documentTitle}`,
		Language: site.locale,
	});
	expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test("its headings and lists are tagged", async () => {
	const first = await tagsOf(pdf, 1);
	expect(first.filter((tag) => tag === "H1")).toHaveLength(1);
	expect(first.filter((tag) => tag === "H3")).toHaveLength(PRINCIPLES.length);
	expect(first.filter((tag) => tag === "LI")).toHaveLength(
		copy.principles.items.flatMap(({ practices }) => practices).length,
	);
	expect((await tagsOf(pdf, 2)).filter((tag) => /^H\d/.test(tag))).toEqual([
		"H2",
		...copy.week.days.map(() => "H3"),
	]);
});
