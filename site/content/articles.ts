import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { parse } from "yaml";
import { splitFrontMatter } from "./front-matter.ts";
import { type ArticleFrontMatter, articleSchema } from "./schemas/articles.ts";

/** An article as pages show it. */
export interface Article extends ArticleFrontMatter {
	/** The name of its file, and of its page: `/articles/{slug}/`. */
	readonly slug: string;
	/** Its text, from Markdown. */
	readonly html: string;
	/** How long it takes to read, such as `4 min read`. */
	readonly readTime: string;
}

const FOLDER = fileURLToPath(new URL("../articles/", import.meta.url));

/** Most adults read 200 to 250 words of plain English in a minute. */
const WORDS_A_MINUTE = 200;

/** HTML in an article shows as text. Straight quotes become typographic ones. */
const markdown = new MarkdownIt({ html: false, typographer: true });

/**
 * Every article that is no draft, the newest first.
 * @throws ZodError or Error where a file's front matter is faulty; `npm run check` says it in words
 */
export function readArticles(folder: string = FOLDER): Article[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith(".md"))
		.sort()
		.map((file) => readArticle(basename(file, ".md"), readFileSync(`${folder}/${file}`, "utf8")))
		.filter(({ draft }) => !draft)
		.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en"));
}

/** @param text - the Markdown file */
export function readArticle(slug: string, text: string): Article {
	const parts = splitFrontMatter(text);
	if (!parts) throw new Error(`site/articles/${slug}.md has no front matter`);
	return {
		...articleSchema.parse(parse(parts.yaml)),
		slug,
		html: markdown.render(parts.body),
		readTime: readTimeOf(parts.body),
	};
}

/** How long a text takes to read; never less than a minute. */
export function readTimeOf(body: string): string {
	const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
	return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}

/**
 * The articles to read next: first those that share most tags, then those of the same category, then
 * the newest.
 */
export function relatedTo(
	article: Article,
	articles: readonly Article[],
	limit: number,
): Article[] {
	const { slug, category } = article;
	const tags = new Set(article.tags);
	const byNearness = new Map<number, Article[]>();
	for (const other of articles) {
		if (other.slug === slug) continue;
		const shared = other.tags.filter((tag) => tags.has(tag)).length;
		const nearness = shared * 2 + Number(other.category === category);
		const equals = byNearness.get(nearness);
		if (equals) equals.push(other);
		else byNearness.set(nearness, [other]);
	}
	return [...byNearness]
		.sort(([a], [b]) => b - a)
		.flatMap(([, equals]) => equals.slice(0, limit))
		.slice(0, limit);
}

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day for visitors: `2026-03-14` is "March 14, 2026". */
export function longDate(date: string): string {
	return LONG_DATE.format(new Date(`${date}T00:00:00Z`));
}
