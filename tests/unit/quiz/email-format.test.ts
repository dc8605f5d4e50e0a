import { describe, expect, it } from "vitest";
import { type Block, printHtml, printText } from "../../../shared/quiz/email-format.ts";

const hostile = `<b>&"'`;
const escaped = "&#60;b&#62;&#38;&#34;&#39;";

const everything: Block = {
	heading: "Heading",
	text: "Text",
	items: ["one", "two"],
	links: [{ label: "Label", url: "https://example.org/?a=1&b=2" }],
};

it("text has a block's parts line by line, and blocks apart by an empty line, all as they are", () => {
	expect(printText([everything, { heading: "Two" }, { items: [hostile] }])).toBe(
		`Heading\nText\n- one\n- two\nLabel: https://example.org/?a=1&b=2\n\nTwo\n\n- ${hostile}`,
	);
});

describe("printHtml", () => {
	it("prints a block's parts in order, each as the element that it is", () => {
		expect(printHtml("Title", [everything])).toMatch(
			/<h1>Heading<\/h1>\n<p>Text<\/p>\n<ul><li>one<\/li><li>two<\/li><\/ul>\n<p><a href="https:\/\/example.org\/\?a=1&#38;b=2" style="[^"]+">Label<\/a><\/p>/,
		);
	});

	it("gives every block after the first a heading below the first's", () => {
		const html = printHtml("Title", [{ heading: "One" }, { heading: "Two" }]);
		expect(html.match(/<h\d>/g)).toEqual(["<h1>", "<h2>"]);
	});

	it.each<[string, Block]>([
		["heading", { heading: hostile }],
		["text", { text: hostile }],
		["item", { items: [hostile] }],
		["label", { links: [{ label: hostile, url: "https://example.org/" }] }],
		["address", { links: [{ label: "Label", url: hostile }] }],
	])("escapes a hostile %s", (_, block) => {
		const html = printHtml("Title", [block]);
		expect(html).toContain(escaped);
		expect(html).not.toContain("<b>");
	});

	it("escapes a hostile title", () => {
		expect(printHtml(hostile, [])).toContain(`<title>${escaped}</title>`);
	});
});
