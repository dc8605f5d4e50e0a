import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import about from "../../../site/_data/pages/about.json" with { type: "json" };
import { FounderWords } from "../../../site/components/FounderWords.tsx";
import { Founder } from "../../../site/pages/about/Founder.tsx";

/* The founder's name and own words are fields: they come first once they are filled, and leave no hole before. */

const WORDS = "I began this at my grandmother’s table.";
const NAME = "Ada Osei";

function onAbout(words: string | null, founderName: string | null) {
	const copy = { ...about.founder, words, facts: [] };
	const html = renderToStaticMarkup(
		<Founder copy={copy} site={{ founderName, founderPortrait: null }} />,
	);
	return html.slice(html.indexOf("</h2>"), html.indexOf("</p><p"));
}

test("without name and words, About goes on with its own first paragraph", () => {
	expect(onAbout(null, null)).toMatch(
		new RegExp(`^</h2>(?:</div>)+<div><p[^>]*>${about.founder.paragraphs[0]}$`),
	);
});

test("a name alone stands under the heading", () => {
	expect(onAbout(null, NAME)).toMatch(new RegExp(`^</h2>(?:</div>)+<div><p[^>]*>${NAME}$`));
});

test("the founder's words stand first on About, signed once", () => {
	const html = onAbout(WORDS, NAME);
	expect(html.indexOf(WORDS)).toBeGreaterThan(0);
	expect(html.indexOf(NAME)).toBeGreaterThan(html.indexOf(WORDS));
	expect(html.split(NAME)).toHaveLength(2);
});

test("words without a name have no empty line below them", () => {
	expect(renderToStaticMarkup(<FounderWords words={WORDS} name={null} />)).not.toContain(
		"figcaption",
	);
});
