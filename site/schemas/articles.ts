import { z } from "zod";
import { day, line, list, photo, prose, slug } from "../../shared/content/fields.ts";
import { draft } from "./page-parts.ts";

export const ARTICLE_CATEGORIES = ["Self", "Home", "Work", "Lessons"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** The front matter of an article: `site/articles/*.md`. The file name is the slug. */
export const articleSchema = z
	.strictObject({
		title: line("Title").max(60),
		excerpt: prose("Summary", "On cards, in the feed and in what a search engine shows.")
			.min(50)
			.max(160),
		date: day.meta({ label: "Day of publication", hint: "Until then it is a draft." }),
		author: line("Author"),
		category: z
			.enum(ARTICLE_CATEGORIES)
			.meta({ label: "Category", hint: "Visitors choose articles by it." }),
		tags: list(
			"Topics",
			"topic",
			slug.meta({ label: "Topic", hint: "Small letters, with hyphens between words." }),
			"One to four. Articles with the same topics lead to each other.",
		)
			.min(1)
			.max(4),
		quote: prose("Large sentence", "A sentence of the article that its page shows large.").max(120),
		image: photo.optional().meta({ hint: "Without one, its category’s cloth stands there." }),
		draft,
	})
	.meta({
		label: "Articles",
		hint: "Essays, how-tos and reading lists.",
		group: "Articles",
		item: "article",
		summary: "{{title}}",
	});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
