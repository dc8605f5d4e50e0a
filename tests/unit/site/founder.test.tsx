import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../../shared/content/site-schema.ts";
import siteFile from "../../../site/_data/site.json" with { type: "json" };
import { Founder } from "../../../site/sections/founder/kind.tsx";

const WORDS = "I began this at my grandmother’s table.";
const NAME = "Ada Osei";
const STORY = "She teaches.";

function onAbout(words: string | null, founderName: string | null) {
	const site = { ...siteSchema.parse(siteFile), founderName, founderPortrait: null };
	return renderToStaticMarkup(<Founder site={site} words={words} paragraphs={[STORY]} />);
}

test("without the founder's name and words, About begins with its own first paragraph", () => {
	expect(onAbout(null, null)).toMatch(new RegExp(`^<div[^>]*><p>${STORY}</p></div>$`));
});

test("the founder's words stand first on About, signed once", () => {
	const html = onAbout(WORDS, NAME);
	expect(html.indexOf(WORDS)).toBeGreaterThan(0);
	expect(html.indexOf(NAME)).toBeGreaterThan(html.indexOf(WORDS));
	expect(html.split(NAME)).toHaveLength(2);
});
