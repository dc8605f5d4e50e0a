import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../../../../site/rules/front-matter.ts";
import { copyOfContent } from "../check/fixture.ts";

const ARTICLE = "site/articles/the-meeting-can-wait.md";

describe("splitting", () => {
	test("the YAML, where it starts, and what is below", () => {
		expect(splitFrontMatter("---\na: 1\n---\nText\n---\n")).toEqual({
			yaml: "a: 1\n",
			offset: 4,
			body: "Text\n---\n",
		});
	});

	test.each(["Text", "Text\n---\na: 1\n---\n", "---\na: 1\n", ""])("%j has none", (text) => {
		expect(splitFrontMatter(text)).toBeUndefined();
	});
});

describe("an article's faults are found like those of JSON", () => {
	test("a category that is none", () => {
		const content = copyOfContent();
		const place = content.replace(ARTICLE, "Work", "Lesson");
		expect(content.faults()).toEqual([
			`${ARTICLE}:${place} category: found "Lesson", expected one of Self, Home, Work, Lessons. Did you mean "Lessons"?`,
		]);
	});

	test("a tag that is no slug, inside a list", () => {
		const content = copyOfContent();
		const place = content.replace(ARTICLE, "rest\n", "Deep Rest\n");
		expect(content.faults()).toEqual([
			expect.stringContaining(`${ARTICLE}:${place} tags[1]: found "Deep Rest", expected a slug`),
		]);
	});

	test("a date that is no day", () => {
		const content = copyOfContent();
		const place = content.replace(ARTICLE, "2026-11-12", "2026-11-31");
		expect(content.faults()).toEqual([
			`${ARTICLE}:${place} date: found "2026-11-31", expected a day as year-month-day, such as 2026-03-14.`,
		]);
	});

	test("a misspelt key", () => {
		const content = copyOfContent();
		const place = content.replace(ARTICLE, "excerpt:", "exerpt:");
		expect(content.faults()).toContainEqual(
			expect.stringMatching(`^${ARTICLE}:${place} exerpt: found the key "exerpt".*mean "excerpt"`),
		);
	});

	test("a colon without quotation marks", () => {
		const content = copyOfContent();
		content.replace(ARTICLE, "The meeting can wait", "The meeting: it can wait");
		expect(content.faults()).toEqual([
			expect.stringMatching(
				`^${ARTICLE}:2:\\d+: found a colon inside a text, expected "double quotes"`,
			),
		]);
	});

	test("no front matter, and no text", () => {
		const content = copyOfContent();
		content.write(ARTICLE, "Only text.\n");
		expect(content.faults()).toEqual([
			expect.stringContaining(`${ARTICLE}:1:1: found no front matter`),
		]);
		content.write(ARTICLE, "---\ntitle: Only a title\n---\n\n");
		expect(content.faults()).toEqual([
			expect.stringContaining("found nothing below the front matter"),
		]);
	});
});
