import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { checkContent, contentFiles, faultsOf, missingFiles, readSource } from "../check/check.ts";
import { parseMarkdown } from "../check/markdown.ts";
import { type Fault, formatFault, type Source } from "../check/source.ts";
import { type Article, readTimeOf } from "../rules/articles.ts";
import { splitFrontMatter } from "../rules/front-matter.ts";
import { readRoutes } from "../rules/routes.ts";
import { articleSchema } from "../schemas/articles.ts";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Content that its schema refuses. The message has the sentences of `npm run check:content`. */
class ContentError extends Error {
	/** Eleventy then prints the message without a stack trace, which would lead into our code. */
	readonly skipOriginalStack = true;

	constructor(faults: readonly Fault[]) {
		super(faults.map(formatFault).join("\n"));
		this.name = "ContentError";
	}
}

/**
 * The data of a content file. The build reads content in this way alone, so no page validates what it gets.
 * @param file - its path in the repository
 * @throws ContentError when the file is faulty
 */
export function readContent(file: string): unknown {
	return validated(readSource(ROOT, file));
}

/** An event that is marked as invented, as a draft: visitors see none. */
export function withoutExample(data: unknown): unknown {
	const isExample = typeof data === "object" && data !== null && Reflect.get(data, "example");
	return isExample ? { ...data, draft: true } : data;
}

/**
 * The data of a content file that has been parsed.
 * @throws ContentError when the file is faulty
 */
export function validated(source: Source): unknown {
	stopAt(faultsOf(source));
	return source.data;
}

/**
 * Checks content before modules import it, which does not go through readContent, and that no file is missing.
 * @param folder - the beginning of the files' paths
 * @throws ContentError when a file is faulty or missing
 */
export function checkFiles(folder = ""): void {
	stopAt(faultsBelow(folder));
}

/**
 * Checks all content as `npm run check:content` does, also between files, so that a host keeps the old site as long as
 * anything is wrong.
 * @throws ContentError when there is a fault
 */
export async function checkEverything(): Promise<void> {
	// The pages, whose addresses are asked for, can only be loaded when each file is right by itself.
	checkFiles();
	stopAt(checkContent(ROOT, await readRoutes()).faults);
}

/** @throws ContentError when a file is missing, such as in the middle of a checkout */
export function checkPresence(): void {
	stopAt(missingFiles(contentFiles(ROOT)));
}

/** What is wrong with all content, also between files, one fault a line; empty = nothing is. */
export async function allFaults(): Promise<string> {
	return checkContent(ROOT, await readRoutes())
		.faults.map(formatFault)
		.join("\n");
}

/** What is wrong with content files, one fault a line; empty = nothing is. */
export function faultsOfFiles(): string {
	return faultsBelow("").map(formatFault).join("\n");
}

/** The faults of the files in a folder, and every file that is missing. */
function faultsBelow(folder: string): Fault[] {
	const files = contentFiles(ROOT);
	return [
		...missingFiles(files),
		...files
			.filter((file) => file.startsWith(folder))
			.flatMap((file) => faultsOf(readSource(ROOT, file))),
	];
}

function stopAt(faults: readonly Fault[]): void {
	if (faults.length > 0) throw new ContentError(faults);
}

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
