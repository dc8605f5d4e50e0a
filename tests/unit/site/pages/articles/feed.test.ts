import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteSchema } from "../../../../../shared/content/site-schema.ts";
import { readArticle } from "../../../../../site/eleventy/content.ts";
import ArticlesFeed from "../../../../../site/pages/articles/feed.11ty.ts";
import { schema } from "../../../../../site/pages/articles/schema.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(`site/_data/${file}`, "utf8"));

test("an entry's text is escaped once, its HTML once more, and its links are complete", () => {
	const article = readArticle(
		"salt",
		`---
title: Salt & "light"
excerpt: An essay about salt < light which is long enough to be an excerpt here.
date: 2026-03-14
author: Liberation Education
category: Home
tags: [bread]
quote: Bread first.
---

Bread & [salt](/shop)
`,
	);
	const feed = ArticlesFeed({
		articles: [article],
		environment: {
			siteUrl: "https://www.example.org",
			pathPrefix: "/",
			formsEndpoint: null,
			analytics: { provider: "none" },
		},
		pages: { articles: schema.parse(read("pages/articles.json")) },
		site: siteSchema.parse(read("site.json")),
	});
	expect(feed).toContain("<title>Salt &amp; &quot;light&quot;</title>");
	expect(feed).toContain("salt &lt; light");
	expect(feed).toContain(
		"&lt;p&gt;Bread &amp;amp; &lt;a href=&quot;https://www.example.org/shop&quot;&gt;salt",
	);
	expect(feed.match(/2026-03-14T12:00:00Z/g)).toHaveLength(3);
});
