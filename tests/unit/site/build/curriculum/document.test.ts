import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { type Site, siteSchema } from "../../../../../shared/content/site-schema.ts";
import { curriculumPdf } from "../../../../../site/build/curriculum/document.ts";
import {
	type ErinsPlacePage,
	schema as erinsPlaceSchema,
	PRINCIPLES,
} from "../../../../../site/pages/erins-place/schema.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;
type Tag = Awaited<ReturnType<Page["getStructTree"]>>;

let copy: ErinsPlacePage;
let site: Site;
let bytes: Uint8Array;
let pdf: Pdf;

beforeAll(async () => {
	copy = erinsPlaceSchema.parse(json("site/_data/pages/erins-place.json"));
	site = siteSchema.parse(json("site/_data/site.json"));
	bytes = await curriculumPdf(copy, site);
	pdf = await getDocumentProxy(new Uint8Array(bytes));
}, 30_000);

test("it has two pages, and says all of the principles and of the week", async () => {
	expect(pdf.numPages).toBe(2);
	const [principles, week] = await Promise.all([textOf(1), textOf(2)]);
	for (const { name, meaning, practices } of copy.principles.items) {
		for (const text of [name, meaning, ...practices]) expect(principles).toContain(packed(text));
	}
	for (const day of copy.week.days) {
		for (const text of Object.values(day)) expect(week).toContain(packed(text));
	}
	expect(week).toContain(packed(copy.week.note));
});

test("it has a title, a language and the mark of a tagged document", async () => {
	const { info } = await pdf.getMetadata();
	expect(info).toMatchObject({
		Title: `Erin's Place: ${copy.week.documentTitle}`,
		Language: "en-US",
	});
	expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
	expect(Buffer.from(bytes).toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

test("its headings and lists are tagged", async () => {
	const first = await tagsOf(1);
	expect(first.filter((tag) => tag === "H1")).toHaveLength(1);
	expect(first.filter((tag) => tag === "H3")).toHaveLength(PRINCIPLES.length);
	expect(first.filter((tag) => tag === "LBody")).toHaveLength(
		copy.principles.items.flatMap(({ practices }) => practices).length,
	);
	const second = await tagsOf(2);
	expect(second.filter((tag) => /^H\d/.test(tag))).toEqual([
		"H2",
		...copy.week.days.map(() => "H3"),
	]);
});

test("nothing leaves the paper", async () => {
	for (const number of [1, 2]) {
		const page = await pdf.getPage(number);
		const [, , right = 0, top = 0] = page.view;
		for (const item of (await page.getTextContent()).items) {
			if (!("str" in item)) continue;
			const [, , , , x, y] = item.transform;
			expect(x).toBeGreaterThan(36);
			expect(x + item.width).toBeLessThan(right - 36);
			expect(y).toBeGreaterThan(30);
			expect(y).toBeLessThan(top - 30);
		}
	}
});

test("the same content gives the same bytes, other content gives others", async () => {
	expect(Buffer.compare(await curriculumPdf(copy, site), bytes)).toBe(0);
	const other = { ...copy, week: { ...copy.week, note: "Another note." } };
	expect(Buffer.compare(await curriculumPdf(other, site), bytes)).not.toBe(0);
});

test("a text that does not fit its page is refused in words", async () => {
	const long = { ...copy, week: { ...copy.week, note: copy.week.note.repeat(6) } };
	await expect(curriculumPdf(long, site)).rejects.toThrow(
		/^The sample week needs \d+ points more .*\/erins-place\.json$/,
	);
});

function json(file: string): unknown {
	return JSON.parse(readFileSync(file, "utf8"));
}

function packed(text: string): string {
	return text.replace(/\s+/g, "");
}

async function textOf(number: number): Promise<string> {
	const { items } = await (await pdf.getPage(number)).getTextContent();
	return packed(items.map((item) => ("str" in item ? item.str : "")).join(""));
}

async function tagsOf(number: number): Promise<string[]> {
	const collect = ({ role, children }: Tag): string[] => [
		role,
		...children.flatMap((child) => ("role" in child ? collect(child) : [])),
	];
	return collect(await (await pdf.getPage(number)).getStructTree());
}
