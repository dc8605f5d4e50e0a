import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { PRINCIPLES } from "../../../site/pages/erins-place/schema.ts";
import { Curriculum } from "../../../tools/curriculum/Curriculum.tsx";
import { CURRICULUM_FILE, readCurriculum } from "../../../tools/curriculum/read.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Tag = Awaited<ReturnType<Page["getStructTree"]>>;

const { copy, site } = readCurriculum();
let pdf: Pdf;

beforeAll(async () => {
	pdf = await getDocumentProxy(new Uint8Array(readFileSync(CURRICULUM_FILE)));
});

test("the committed PDF says what its page says now", async () => {
	const html = renderToStaticMarkup(<Curriculum copy={copy} site={site} fontFaces="" />);
	const body = html.slice(html.indexOf("<body>")).replace(/<[^>]*>/g, " ");
	const printed = `${await textOf(1)} ${await textOf(2)}`;
	expect(wordsOf(printed), 'Run "npm run curriculum" and commit the file.').toEqual(wordsOf(body));
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
	const first = await tagsOf(1);
	expect(first.filter((tag) => tag === "H1")).toHaveLength(1);
	expect(first.filter((tag) => tag === "H3")).toHaveLength(PRINCIPLES.length);
	expect(first.filter((tag) => tag === "LI")).toHaveLength(
		copy.principles.items.flatMap(({ practices }) => practices).length,
	);
	expect((await tagsOf(2)).filter((tag) => /^H\d/.test(tag))).toEqual([
		"H2",
		...copy.week.days.map(() => "H3"),
	]);
});

/** The letters and digits of a text, sorted: the order of columns is the PDF's own. */
function wordsOf(text: string): string {
	return [...text.replace(/&#x27;|&amp;/g, "").replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
}

async function textOf(number: number): Promise<string> {
	const { items } = await (await pdf.getPage(number)).getTextContent();
	return items.map((item) => ("str" in item ? item.str : "")).join("");
}

async function tagsOf(number: number): Promise<string[]> {
	const collect = ({ role, children }: Tag): string[] => [
		role,
		...children.flatMap((child) => ("role" in child ? collect(child) : [])),
	];
	return collect(await (await pdf.getPage(number)).getStructTree());
}
