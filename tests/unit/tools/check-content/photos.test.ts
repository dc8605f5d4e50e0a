import { describe, expect, test } from "vitest";
import { copyOfContent } from "./fixture.ts";

const EBOOK = "site/_data/products/practice-ebook.json";
const SITE = "site/_data/site.json";

describe("a photo", () => {
	test("that is not in the folder of photos, with the one that is", () => {
		const content = copyOfContent();
		content.write("site/images/ebook.jpg", "");
		const place = content.replace(
			EBOOK,
			'"image": null',
			'"image": { "file": "ebok.jpg", "alt": "A page" }',
		);
		const [line, column] = place.split(":").map(Number);
		expect(content.faults()).toEqual([
			`${EBOOK}:${line}:${Number(column) + 19} image.file: found "ebok.jpg", expected the name of a file in site/images. Did you mean "ebook.jpg"?`,
		]);
	});

	test("without words for those who do not see it", () => {
		const content = copyOfContent();
		content.write("site/images/portrait.jpg", "");
		content.replace(
			SITE,
			'"founderPortrait": null',
			'"founderPortrait": { "file": "portrait.jpg" }',
		);
		expect(content.faults()).toEqual([
			expect.stringContaining("founderPortrait.alt: found nothing, expected some text"),
		]);
	});
});
