import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import MarkdownIt from "markdown-it";
import { contentFiles } from "../check/check.ts";
import { parseMarkdown } from "../check/markdown.ts";
import { type Article, readTimeOf } from "../rules/articles.ts";
import { splitFrontMatter } from "../rules/front-matter.ts";
import { articleSchema } from "../schemas/articles.ts";
import { ROOT, validated } from "./content.ts";

/** HTML in an article shows as text. Straight quotes become typographic ones. */
const markdown = new MarkdownIt({ html: false, typographer: true });

/**
 * Every article that is no draft, the newest first.
 * @throws ContentError when one is faulty
 */
export function readArticles(): Article[] {
	return contentFiles(ROOT)
		.filter((file) => file.endsWith(".md"))
		.map((file) => readArticle(basename(file, ".md"), readFileSync(join(ROOT, file), "utf8")))
		.filter(({ draft }) => !draft)
		.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en"));
}

/**
 * @param text - the Markdown file
 * @throws ContentError when it is faulty
 */
export function readArticle(slug: string, text: string): Article {
	const data = validated(parseMarkdown(`site/articles/${slug}.md`, text));
	const body = splitFrontMatter(text)?.body ?? "";
	return {
		...articleSchema.parse(data),
		slug,
		html: markdown.render(body),
		readTime: readTimeOf(body),
	};
}
