import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { PRINCIPLES } from "../../../site/sections/principles/schema.ts";
import { printCurriculum } from "../../../tools/curriculum/print.tsx";
import { isStale, readCurriculum } from "../../../tools/curriculum/stale.tsx";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Tag = Awaited<ReturnType<Page["getStructTree"]>>;

const content = readCurriculum();
const { copy, site } = content;
let bytes: Uint8Array;
let pdf: Pdf;

beforeAll(async () => {
	bytes = await printCurriculum();
	pdf = await getDocumentProxy(bytes.slice());
});

test("the curriculum's PDF has two pages, a title, a language and tags", async () => {
	expect(pdf.numPages).toBe(2);
	expect((await pdf.getMetadata()).info).toMatchObject({
		Title: `${copy.head.title}: ${copy.week.documentTitle}`,
		Language: site.locale,
	});
	expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test("headings and lists of the PDF are tagged", async () => {
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

test("the PDF is reported as stale once its page says something else", async () => {
	expect(await isStale(bytes.slice(), content)).toBe(false);
	const week = { ...copy.week, documentTitle: "Another title" };
	expect(await isStale(bytes.slice(), { site, copy: { ...copy, week } })).toBe(true);
});

/** The structure tags of a page, in reading order. */
async function tagsOf(page: number): Promise<string[]> {
	const collect = ({ role, children }: Tag): string[] => [
		role,
		...children.flatMap((child) => ("role" in child ? collect(child) : [])),
	];
	return collect(await (await pdf.getPage(page)).getStructTree());
}
