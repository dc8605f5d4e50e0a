import fc from "fast-check";
import { expect, test } from "vitest";
import { readArticle, readArticles } from "../../../../site/eleventy/content.ts";
import { type Article, longDate, readTimeOf, relatedTo } from "../../../../site/rules/articles.ts";
import { ARTICLE_CATEGORIES } from "../../../../site/schemas/articles.ts";

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

test("six articles, the newest first, every category among them", () => {
	const articles = readArticles();
	expect(articles.length).toBeGreaterThanOrEqual(6);
	const dates = articles.map(({ date }) => date);
	expect(dates).toEqual([...dates].sort().reverse());
	expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
});

test("Markdown becomes HTML, and an author's HTML stays text", () => {
	const { html } = readArticle("bread", `${HEAD}\nSalt *and* <script>alert(1)</script>\n`);
	expect(html).toBe("<p>Salt <em>and</em> &lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
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
	["word ".repeat(20), "1 min read"],
	["word ".repeat(290), "1 min read"],
	["word ".repeat(310), "2 min read"],
	["- word ".repeat(800), "4 min read"],
])("the time to read is counted in words", (body, time) => {
	expect(readTimeOf(body)).toBe(time);
});

test("what to read next shares most tags, then the category, then is the newest, as comparing all articles shows", () => {
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

test("a day is the same day in every time zone", () => {
	expect(longDate("2026-03-14")).toBe("March 14, 2026");
});
