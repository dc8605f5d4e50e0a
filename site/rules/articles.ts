import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { parse } from "yaml";
import { type ArticleFrontMatter, articleSchema } from "../schemas/articles.ts";
import { splitFrontMatter } from "./front-matter.ts";

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
		.map((file) => knownArticle(basename(file, ".md"), readFileSync(`${folder}/${file}`, "utf8")))
		.filter(({ draft }) => !draft)
		.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en"));
}

/** The articles of the last build: under `npm start`, a save changes few of them. */
const lastRead = new Map<string, { text: string; article: Article }>();

function knownArticle(slug: string, text: string): Article {
	const known = lastRead.get(slug);
	if (known?.text === text) return known.article;
	const article = readArticle(slug, text);
	lastRead.set(slug, { text, article });
	return article;
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
 * @param articles - the newest first
 */
export function relatedTo(
	article: Article,
	articles: readonly Article[],
	limit: number,
): Article[] {
	const positions = positionsIn(articles);
	const found = new Set<number>();
	for (const groups of groupsByNearness(article)) {
		// One of them may be the article itself.
		const nearest = groups.flatMap((group) => positions.get(group)?.slice(0, limit + 1) ?? []);
		for (const position of nearest.sort((a, b) => a - b)) found.add(position);
		if (found.size > limit) break;
	}
	return [...found]
		.flatMap((position) => articles[position] ?? [])
		.filter(({ slug }) => slug !== article.slug)
		.slice(0, limit);
}

/** The positions of the articles of each group in a list of articles. */
type Positions = ReadonlyMap<string, readonly number[]>;

/** Made once for a list: to compare every article with every other would take ever longer as there are more. */
const knownPositions = new WeakMap<readonly Article[], Positions>();

function positionsIn(articles: readonly Article[]): Positions {
	const known = knownPositions.get(articles);
	if (known) return known;
	const positions = new Map<string, number[]>();
	for (const [position, article] of articles.entries()) {
		for (const group of groupsByNearness(article).flat()) {
			const members = positions.get(group);
			if (members) members.push(position);
			else positions.set(group, [position]);
		}
	}
	knownPositions.set(articles, positions);
	return positions;
}

/**
 * The groups that an article belongs to, those of the nearest articles first: one for each combination of its
 * tags, of which it has four at most, and one for each of them within its category.
 */
function groupsByNearness({ tags, category }: Article): string[][] {
	const combinations = [...new Set(tags)]
		.sort()
		.reduce<string[][]>((all, tag) => all.concat(all.map((some) => some.concat(tag))), [[]]);
	const counts = Array.from({ length: tags.length + 1 }, (_, index) => tags.length - index);
	return counts.flatMap((count) => {
		const shared = combinations.filter(({ length }) => length === count);
		const named = (category: string) => shared.map((tags) => [category, ...tags].join("\n"));
		return [named(category), named("")];
	});
}

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day for visitors: `2026-03-14` is "March 14, 2026". */
export function longDate(date: string): string {
	return LONG_DATE.format(new Date(`${date}T00:00:00Z`));
}
