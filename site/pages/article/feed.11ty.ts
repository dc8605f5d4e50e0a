import MarkdownIt from "markdown-it";
import type { z } from "zod";
import type { SiteData } from "../../data.ts";
import { type Article, articlePath } from "../../domain/articles.ts";
import { addressOf } from "../../eleventy/seo/address.ts";
import type { schema } from "./schema.ts";

export const data = { permalink: "/articles/feed.xml", eleventyExcludeFromCollections: true };

interface FeedData extends Pick<SiteData, "articles" | "environment" | "site"> {
	pages: { article: z.infer<typeof schema> };
}

const { escapeHtml } = new MarkdownIt().utils;

/** Programs that read feeds keep what they have read, so the feed needs no older articles. */
const NEWEST = 20;

/** The newest articles as an Atom feed (RFC 4287). */
export default function ArticlesFeed({ articles, environment, pages, site }: FeedData): string {
	const { title, subtitle } = pages.article.feed;
	const address = (path: string) => addressOf(environment, path);
	const self = address("/articles/feed.xml");
	const entry = ({ slug, title, excerpt, date, author, category, html }: Article) => `<entry>
<id>${address(articlePath(slug))}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${address(articlePath(slug))}"/>
<published>${noon(date)}</published>
<updated>${noon(date)}</updated>
<author><name>${escapeHtml(author)}</name></author>
<category term="${escapeHtml(category)}"/>
<summary>${escapeHtml(excerpt)}</summary>
<content type="html">${escapeHtml(elsewhere(html, environment.siteUrl))}</content>
</entry>
`;
	return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
<id>${self}</id>
<title>${escapeHtml(title)}</title>
<subtitle>${escapeHtml(subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${address("/articles")}"/>
<updated>${noon(articles[0]?.date ?? "1970-01-01")}</updated>
${articles.slice(0, NEWEST).map(entry).join("")}</feed>
`;
}

/** Completes the addresses in an article's HTML; a picture is its JPEG, whose other forms not every program knows. */
function elsewhere(html: string, siteUrl: string): string {
	return html.replace(/<source[^>]*>/g, "").replace(/(?<=(?:href|src)=")(?=\/)/g, siteUrl);
}

/** Returns noon UTC on a date. In nearly every time zone, noon UTC falls on the same date. */
function noon(date: string): string {
	return `${date}T12:00:00Z`;
}
