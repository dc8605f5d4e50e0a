import type { ArticleCategory, ArticleFrontMatter } from "../schemas/articles.ts";
import type { Dye } from "./tones.ts";

export interface Article extends ArticleFrontMatter {
	/** The name of the article's file and the slug of its URL: `/articles/{slug}/`. */
	readonly slug: string;
	readonly html: string;
	/** The headings of its parts, with their ids. */
	readonly parts: readonly { readonly id: string; readonly title: string }[];
	/** The reading time. */
	readonly minutes: number;
}

/** The reading speed in words per minute; adults read 200 to 250. */
const WORDS_A_MINUTE = 200;

/** Returns the minutes that an article takes to read, at least one. */
export function minutesToRead(body: string): number {
	const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/**
 * Returns related articles, sorted by the number of shared tags, then by same category, then newest first.
 * @param articles - all articles, newest first
 */
export function relatedTo(
	article: Article,
	articles: readonly Article[],
	limit: number,
): Article[] {
	const nearness = ({ tags, category }: Article) =>
		tags.filter((tag) => article.tags.includes(tag)).length * 2 +
		Number(category === article.category);
	return articles
		.filter(({ slug }) => slug !== article.slug)
		.sort((a, b) => nearness(b) - nearness(a))
		.slice(0, limit);
}

/** Formats `2026-03-14` as "March 14, 2026". */
export function longDate(date: string, locale = "en-US"): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

export function articlePath(slug: string): string {
	return `/articles/${slug}`;
}

/** The background of an article's header, by category. */
export const CATEGORY_TONES: Readonly<Record<ArticleCategory, Dye>> = {
	Self: "plum",
	Home: "moss",
	Work: "indigo",
	Lessons: "forest",
};
