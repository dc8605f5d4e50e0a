import type { ArticleCategory, ArticleFrontMatter } from "../schemas/articles.ts";
import type { Dye } from "./tones.ts";

export interface Article extends ArticleFrontMatter {
	/** The file's name, and its page: `/articles/{slug}/`. */
	readonly slug: string;
	readonly html: string;
	/** Such as `4 min read`. */
	readonly readTime: string;
}

/** Words a minute: adults read 200 to 250. */
const WORDS_A_MINUTE = 200;

export function readTimeOf(body: string): string {
	const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
	return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}

/**
 * Related articles: first those that share most tags, then the same category, then the newest.
 * @param articles - the newest first
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

/** `2026-03-14` is "March 14, 2026". */
export function longDate(date: string, locale = "en-US"): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

export function articlePath(slug: string): string {
	return `/articles/${slug}`;
}

/** The color of an article's head, by category. */
export const CATEGORY_TONES: Readonly<Record<ArticleCategory, Dye>> = {
	Self: "plum",
	Home: "moss",
	Work: "indigo",
	Lessons: "forest",
};
