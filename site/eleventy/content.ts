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

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The message is that of `npm run check:content`. */
class ContentError extends Error {
	/** Eleventy then omits the stack trace. */
	readonly skipOriginalStack = true;

	constructor(faults: readonly Fault[]) {
		super(faults.map(formatFault).join("\n"));
		this.name = "ContentError";
	}
}

/**
 * The data of a content file, validated. No page validates what it gets.
 * @param file - its path in the repository
 * @throws ContentError
 */
export function readContent(file: string): unknown {
	return validated(readSource(ROOT, file));
}

/** Turns an invented event into a draft, which visitors don't see. */
export function withoutExample(data: unknown): unknown {
	const isExample = typeof data === "object" && data !== null && Reflect.get(data, "example");
	return isExample ? { ...data, draft: true } : data;
}

/** @throws ContentError when the file is faulty */
export function validated(source: Source): unknown {
	stopAt(faultsOf(source));
	return source.data;
}

/**
 * Checks files that modules import, and that no file is missing.
 * @param folder - the start of the files' paths; "" = all
 * @throws ContentError
 */
export function checkFiles(folder: string): void {
	stopAt(faultsBelow(folder));
}

/** The check of all content, also between files. */
export async function checkAll(): Promise<ReturnType<typeof checkContent>> {
	const [routes] = await Promise.allSettled([readRoutes()]);
	const isLoaded = routes.status === "fulfilled";
	const report = checkContent(ROOT, isLoaded ? routes.value : undefined);
	// A page may fail to load because of faulty content; otherwise the page itself is at fault.
	if (!isLoaded && report.faults.length === 0) throw routes.reason;
	return report;
}

/**
 * Stops a build, so that faulty content is never deployed.
 * @throws ContentError
 */
export async function checkEverything(): Promise<void> {
	stopAt((await checkAll()).faults);
}

/** @throws ContentError when a file is missing, such as in the middle of a checkout */
export function checkPresence(): void {
	stopAt(missingFiles(contentFiles(ROOT)));
}

/** The faults of the files whose paths start with a folder, and every missing file. */
export function faultsBelow(folder: string): Fault[] {
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

/** HTML in articles is escaped. Straight quotes become typographic. */
const markdown = new MarkdownIt({ html: false, typographer: true });

/**
 * Published articles, the newest first.
 * @throws ContentError
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
 * @throws ContentError
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
