import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { checkContent, contentFiles, faultsOf, missingFiles, readSource } from "../check/check.ts";
import { PHOTOS, parseContent, splitFrontMatter } from "../check/markdown.ts";
import { type Fault, formatFault, type Source } from "../check/source.ts";
import { valueAt } from "../check/values.ts";
import { AssetsContext } from "../components/assets.ts";
import { Picture } from "../components/Photo.tsx";
import type { Assets } from "../data.ts";
import { type Article, minutesToRead } from "../domain/articles.ts";
import { dateOf } from "../domain/dates.ts";
import { marked } from "../domain/examples.ts";
import { readRoutes } from "../domain/routes.ts";
import { articleSchema } from "../schemas/articles.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** An error for faulty content, with the message that `npm run check:content` prints. */
class ContentError extends Error {
	/** Makes Eleventy omit the stack trace. */
	readonly skipOriginalStack = true;

	constructor(faults: readonly Fault[]) {
		super(faults.map(formatFault).join("\n"));
		this.name = "ContentError";
	}
}

/**
 * Reads and validates a content file, so that pages needn't validate their data.
 * @param file - the file's path in the repository
 * @throws ContentError
 */
export function readContent(file: string): unknown {
	return validated(readSource(ROOT, file));
}

/** Reads a content file as this build shows it: undefined for an example on a live site. */
export function readShown(file: string, isLive: boolean, buildDate: Date): unknown {
	const data = readContent(file);
	if (valueAt(data, ["example"]) !== true) return data;
	return isLive ? undefined : marked(Object(data), buildDate);
}

/**
 * Returns the data of a parsed file.
 * @throws ContentError when the file is faulty
 */
function validated(source: Source): unknown {
	stopAt(faultsOf(source));
	return source.data;
}

/**
 * Stops the build if a content file below `folder` is faulty or a required file is missing, such as during a Git
 * checkout. Modules that import content files directly need this check.
 * @param folder - a path prefix; "" selects all files
 * @throws ContentError
 */
export function checkFiles(folder: string): void {
	stopAt(faultsBelow(folder));
}

/** Checks all content, including consistency across files. */
export async function checkAll(): Promise<ReturnType<typeof checkContent>> {
	const [routes] = await Promise.allSettled([readRoutes()]);
	const isLoaded = routes.status === "fulfilled";
	const report = checkContent(ROOT, isLoaded ? routes.value : undefined);
	// Faulty content may prevent a page's module from loading. Without faults, the module's own error is thrown.
	if (!isLoaded && report.faults.length === 0) throw routes.reason;
	return report;
}

/**
 * Stops the build if any content is faulty.
 * @throws ContentError
 */
export async function checkEverything(): Promise<void> {
	stopAt((await checkAll()).faults);
}

/** Finds faults in the files whose path starts with `folder`, and all missing files. */
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

/** Escapes HTML in articles, and makes straight quotes typographic. */
const markdown = new MarkdownIt({ html: false, typographer: true });

// The check sees to it that a picture is alone in its paragraph.
markdown.core.ruler.push("figures", ({ tokens }) => {
	for (const [index, { children }] of tokens.entries()) {
		if (children?.[0]?.type !== "image") continue;
		for (const around of [tokens[index - 1], tokens[index + 1]]) if (around) around.tag = "figure";
	}
});
markdown.renderer.rules.image = (tokens, index, _, photos: Assets["photos"]) => {
	const token = tokens[index];
	const file = token?.attrGet("src")?.slice(PHOTOS.length) ?? "";
	const caption = token?.attrGet("title");
	return renderToStaticMarkup(
		createElement(
			AssetsContext,
			{ value: { photos } },
			createElement(Picture, {
				image: { file, alt: token?.content ?? "" },
				shape: "h-auto",
				width: "(width < 46rem) 90vw, 42rem",
			}),
			caption && createElement("figcaption", { className: "text-small text-soft" }, caption),
		),
	);
};

/**
 * Reads the published articles, newest first. Until its day has come, an article is a draft.
 * @param photos - the built pictures
 * @param today - `2026-11-20`; the build's date may be weeks ago, when nothing has been committed since
 * @throws ContentError
 */
export function readArticles(
	photos: Assets["photos"] = {},
	today: string = dateOf(new Date()),
): Article[] {
	return contentFiles(ROOT)
		.filter((file) => file.endsWith(".md"))
		.map((file) =>
			readArticle(basename(file, ".md"), readFileSync(join(ROOT, file), "utf8"), photos),
		)
		.filter(({ draft, date }) => !draft && date <= today)
		.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, "en"));
}

/**
 * Reads one article.
 * @param text - the text of the Markdown file
 * @throws ContentError
 */
export function readArticle(slug: string, text: string, photos: Assets["photos"] = {}): Article {
	const data = validated(parseContent(`site/articles/${slug}.md`, text));
	const body = splitFrontMatter(text)?.body ?? "";
	const tokens = markdown.parse(body, photos);
	const headings = tokens.flatMap((token, index) => {
		if (token.type !== "heading_open" || token.tag !== "h2") return [];
		return [
			{ token, title: (tokens[index + 1]?.children ?? []).map(({ content }) => content).join("") },
		];
	});
	// By position: a heading may occur twice, be in another script, or be the id of another part of the page.
	const parts = headings.map(({ token, title }, index) => {
		const id = `part-${index + 1}`;
		token.attrSet("id", id);
		return { id, title };
	});
	return {
		...articleSchema.parse(data),
		slug,
		parts,
		html: markdown.renderer.render(tokens, markdown.options, photos),
		minutes: minutesToRead(body),
	};
}
