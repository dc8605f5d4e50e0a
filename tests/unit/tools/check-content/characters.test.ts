import { expect, test } from "vitest";
import { copyOfContent } from "./fixture.ts";

const EBOOK = "site/_data/products/practice-ebook.json";

test("a character that the fonts lack is named with its place", () => {
	const content = copyOfContent();
	const place = content.replace(EBOOK, '"title": "', '"title": "✓');
	const [line, column] = place.split(":").map(Number);
	expect(content.faults()).toEqual([
		expect.stringContaining(
			`${EBOOK}:${line}:${Number(column) + '"title": "'.length}: found "✓", expected a character that the site's fonts have.`,
		),
	]);
});
