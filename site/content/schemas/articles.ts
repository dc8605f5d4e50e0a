import { z } from "zod";
import { photo, slug, text } from "../../../shared/content/fields.ts";

export const ARTICLE_CATEGORIES = ["Self", "Home", "Work", "Lessons"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** The front matter of an article: `site/articles/*.md`. Its address is the file's name. */
export const articleSchema = z.strictObject({
	title: text.max(60),
	/** On cards, in the feed and in what a search engine shows. */
	excerpt: text.min(50).max(160),
	/** The day it was published. */
	date: z.iso.date("a day as year-month-day, such as 2026-03-14"),
	author: text,
	category: z.enum(ARTICLE_CATEGORIES),
	tags: z.array(slug).min(1).max(4),
	/** A sentence of the article that the page shows large. */
	quote: text.max(120),
	/** Without one, the article's quilt block shows. */
	image: photo.optional(),
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
