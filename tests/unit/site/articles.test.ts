import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { siteSchema } from "../../../shared/content/site-schema.ts";
import { type Article, longDate, minutesToRead, relatedTo } from "../../../site/domain/articles.ts";
import { dayAfter } from "../../../site/domain/dates.ts";
import { readArticle, readArticles } from "../../../site/eleventy/content.ts";
import ArticlesFeed from "../../../site/pages/article/feed.11ty.ts";
import { schema } from "../../../site/pages/article/schema.ts";
import { ARTICLE_CATEGORIES } from "../../../site/schemas/articles.ts";
import { copyOfContent } from "./content-copy.ts";

const HEAD = `---
title: Bread
excerpt: An essay about bread which is long enough to be an excerpt here.
date: 2026-03-14
author: Liberation Education
category: Home
tags: [bread]
quote: Bread first.
---
`;

test("the newest article comes first", () => {
	const dates = readArticles().map(({ date }) => date);
	expect(dates).toEqual([...dates].sort().reverse());
});

const days = readArticles({}, "9999-12-31").map(({ date }) => date);

// The founder may have deleted the articles.
test.skipIf(days.length < 2)("an article is a draft until its day", () => {
	const [last = "", ...earlier] = days;
	expect(readArticles({}, "2000-01-01")).toEqual([]);
	expect(readArticles({}, last)).toHaveLength(days.length);
	const before = dayAfter(last, -1);
	expect(readArticles({}, before).map(({ date }) => date)).toEqual(
		earlier.filter((day) => day <= before),
	);
});

test("Markdown becomes HTML, and an author's HTML stays text", () => {
	const { html } = readArticle("bread", `${HEAD}\nSalt *and* <script>alert(1)</script>\n`);
	expect(html).toBe("<p>Salt <em>and</em> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
});

test("a picture in an article is a figure with its words, in modern formats and without cropping", () => {
	const source = (type: string) => ({ type, srcset: `/assets/table.${type} 480w` });
	const sources = ["image/avif", "image/webp"].map(source);
	const photos = { "table.jpg": { src: "/assets/table.jpeg", width: 480, height: 360, sources } };
	const text = 'Salt.\n\n![A table & bread](/photos/table.jpg "At noon")\n\nLight.\n';
	const { html } = readArticle("bread", `${HEAD}\n${text}`, photos);
	expect(html).toMatch(
		/^<p>Salt.<\/p>\n<figure><picture.*image\/avif.*<img class="[^"]*h-auto" src="\/assets\/table.jpeg" width="480" height="360" alt="A table &amp; bread".*<\/picture><figcaption[^>]*>At noon<\/figcaption><\/figure>\n<p>Light/,
	);
});

test("headings in an article lead to themselves, also those that are equal or in another script", () => {
	const titles = ["Try it", "Ọmọlúàbí", "Try it", "מנוחה", "main"];
	const text = titles.map((title) => `## ${title}\n\nSalt.\n`).join("\n");
	const { html, parts } = readArticle("bread", `${HEAD}\n${text}`);
	expect(parts.map(({ title }) => title)).toEqual(titles);
	expect(html.match(/<h2[^>]*>[^<]*/g)).toEqual(
		parts.map(({ id, title }) => `<h2 id="${id}">${title}`),
	);
	expect(new Set(parts.map(({ id }) => id))).toHaveLength(titles.length);
	expect(parts.map(({ id }) => id)).not.toContain("main");
});

test("a faulty file stops the build, with its place and what was expected", () => {
	expect(() => readArticle("bread", "Salt")).toThrow(
		"site/articles/bread.md:1:1: found no front matter",
	);
	const text = `${HEAD.replace("Home", "Kitchen")}\nSalt\n`;
	expect(() => readArticle("bread", text)).toThrow(
		'site/articles/bread.md:6:11 category: found "Kitchen", expected one of Self, Home, Work, Lessons.',
	);
});

test.each([
	["word ".repeat(290), 1],
	["word ".repeat(310), 2],
	["- word ".repeat(800), 4],
])("the time to read an article counts its words (%#)", (body, minutes) => {
	expect(minutesToRead(body)).toBe(minutes);
});

test("of related articles those with most tags in common come first, then those of the category, then the newest", () => {
	const drafts = fc.uniqueArray(
		fc.record({
			slug: fc.nat().map(String),
			category: fc.constantFrom(...ARTICLE_CATEGORIES),
			tags: fc.subarray(["bread", "salt", "flour", "water", "yeast"], {
				minLength: 1,
				maxLength: 4,
			}),
		}),
		{ selector: ({ slug }) => slug, minLength: 1, maxLength: 30 },
	);
	const template = readArticle("bread", `${HEAD}\nSalt\n`);
	fc.assert(
		fc.property(drafts, fc.nat(), fc.nat(4), (made, chosen, limit) => {
			const articles = made.map((draft) => ({ ...template, ...draft }));
			const article = articles[chosen % articles.length] ?? template;
			const nearness = ({ tags, category }: Article) =>
				tags.filter((tag) => article.tags.includes(tag)).length * 2 +
				Number(category === article.category);
			const nearest = articles
				.filter((other) => other !== article)
				.sort((a, b) => nearness(b) - nearness(a));
			expect(relatedTo(article, articles, limit)).toEqual(nearest.slice(0, limit));
		}),
	);
});

test("an article's date is the same day in every time zone", () => {
	expect(longDate("2026-03-14")).toBe("March 14, 2026");
});

const read = (file: string): unknown => JSON.parse(readFileSync(`site/_data/${file}`, "utf8"));

test("in the feed of articles an entry's text is escaped once, its HTML once more, and its links and pictures are complete", () => {
	const article = readArticle(
		"salt",
		`${HEAD.replace("Bread", 'Salt & "light"').replace("bread which", "salt < light, which")}
Bread & [salt](/shop)
`,
	);
	const feed = ArticlesFeed({
		articles: [{ ...article, html: `${article.html}<source srcset="/a.avif"><img src="/a.jpg">` }],
		environment: {
			siteUrl: "https://www.example.org",
			pathPrefix: "/",
			formsEndpoint: null,
			analytics: { provider: "none" },
		},
		pages: { article: schema.parse(read("pages/article.json")) },
		site: siteSchema.parse(read("site.json")),
	});
	expect(feed).toContain("<title>Salt &amp; &quot;light&quot;</title>");
	expect(feed).toContain("salt &lt; light");
	expect(feed).toContain(
		"&lt;p&gt;Bread &amp;amp; &lt;a href=&quot;https://www.example.org/shop&quot;&gt;salt",
	);
	expect(feed).toContain("&lt;img src=&quot;https://www.example.org/a.jpg&quot;");
	expect(feed).not.toContain("a.avif");
	expect(feed.match(/2026-03-14T12:00:00Z/g)).toHaveLength(3);
});

const ARTICLE = "site/articles/bread.md";

test("the content check of articles names a misspelt key with the one that was meant", () => {
	const content = copyOfContent();
	const place = content.replace(ARTICLE, "excerpt:", "exerpt:");
	expect(content.faults()).toContainEqual(
		expect.stringMatching(`^${ARTICLE}:${place} exerpt: found the key "exerpt".*mean "excerpt"`),
	);
});

test("the content check of articles asks for quotation marks around a colon", () => {
	const content = copyOfContent();
	content.replace(ARTICLE, "Bread", "Bread: with salt");
	expect(content.faults()).toEqual([
		expect.stringMatching(
			`^${ARTICLE}:2:\\d+: found a colon inside a text, expected "double quotes"`,
		),
	]);
});

test("the content check of articles refuses each link that leads nowhere and each picture from elsewhere, in its line, and no other link", () => {
	const refused = [
		["[a page](/quizz)", '"/quizz", expected a page of this site. Did you mean "/quiz"?'],
		["- *[a page](/academy/foundation)*", '"/academy/foundation", expected a page of this site'],
		["[about us](/contact?about=helper)", '"/contact?about=helper", expected one of'],
		["![Bread](/bread.jpg)", '"/bread.jpg", expected a photo of this site'],
		["[a page][nowhere]", '"[a page][nowhere]", expected a link such as'],
		["[gone]: /gone", '"/gone", expected a page of this site'],
	] as const;
	const content = copyOfContent();
	const fine = "[a](/quiz) [b](/articles/bread) [c](https://a.test/b) <https://c.test> `[a](b c)`";
	const words = ["[a page][gone]", fine, ...refused.map(([each]) => each)].join("\n\n");
	content.replace(ARTICLE, "Bread and salt.", words);
	const places = refused.map(([each]) => content.placeOf(ARTICLE, each).split(":")[0]);
	const found = content.faults();
	expect(found.map((line) => line.split(":")[1])).toEqual(places);
	for (const [index, [, fault]] of refused.entries())
		expect(found[index]).toContain(`: found ${fault}`);
});

test("the content check of articles refuses what no page shows, in its line, and takes it as an example of code", () => {
	const refused = [
		["<!-- a remark to myself -->", "words without HTML"],
		['<div align="center">', "words without HTML"],
		["Bread <br> and salt", "words without HTML"],
		["# Bread", '"##" before a heading'],
		["Bread\n====", '"##" before a heading'],
		["Salt.[^1]", "no footnote"],
		["- [ ] Bread", "an entry without a box"],
		["1. [x] Salt", "an entry without a box"],
		["<<<<<<< HEAD", "one of the two versions"],
		["||||||| 1f2e3d4", "one of the two versions"],
		[">>>>>>> theirs", "one of the two versions"],
	] as const;
	for (const [typed, expected] of refused) {
		const content = copyOfContent();
		content.replace(ARTICLE, "Bread and salt.", `Bread.\n\n${typed}\n`);
		const line = content.placeOf(ARTICLE, typed).split(":")[0];
		const found = content.faults();
		expect(found.map((fault) => fault.split(":")[1])).toEqual([line]);
		expect(found[0]).toContain(`expected ${expected}`);
		content.replace(ARTICLE, typed, `\`\`\`\n${typed}\n\`\`\``);
		expect(content.faults()).toEqual([]);
	}
});

test("the content check of articles asks for quotation marks around a value with a #, and leaves remarks on lines of their own", () => {
	for (const [from, to] of [
		["title: Bread", "title: Bread #1 of 3"],
		["  - bread", "  - bread # and salt"],
		["tags:\n  - bread", "tags: [bread] # salt"],
	] as const) {
		const content = copyOfContent();
		content.replace(ARTICLE, from, to);
		const line = content.placeOf(ARTICLE, "#").split(":")[0];
		expect(content.faults()).toEqual([
			expect.stringMatching(`^${ARTICLE}:${line}:\\d+: found a "#".*"double quotes" around`),
		]);
	}
	const content = copyOfContent();
	content.replace(ARTICLE, "title: Bread", '# A remark\ntitle: "Bread #1"\n# Another');
	expect(content.faults()).toEqual([]);
});

test("the content check of articles refuses an article without a text", () => {
	const content = copyOfContent();
	content.write(ARTICLE, "---\ntitle: Only a title\n---\n\n");
	expect(content.faults()).toEqual([
		expect.stringContaining("found nothing below the front matter"),
	]);
});
