import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { pageFiles, QUIZ_SCRIPT } from "./page-files.ts";

/** The budgets, in bytes after brotli; 1 kB = 1000 bytes. */
export const BUDGETS = {
	page: 15_000,
	pageScript: 4_000,
	/** Beyond the page itself, for whoever fills in its form. */
	laterScript: 2_000,
	quiz: 24_000,
	fontFiles: 2,
	fonts: 50_000,
} as const;

/** What a page weighs in bytes after brotli, the quiz's script left out. */
export interface PageSize {
	/** Path of its HTML file in the build. */
	readonly page: string;
	readonly html: number;
	readonly css: number;
	/** Files and inline scripts; the latter are in `html` too. */
	readonly script: number;
	/** HTML, CSS and script files. */
	readonly total: number;
	/** What follows once somebody begins to fill in a form. */
	readonly later: number;
	readonly fontFiles: number;
	readonly fonts: number;
}

/** Bytes after brotli at its best, which is how hosts keep static files. */
export function brotliSize(data: string | Buffer): number {
	if (data.length === 0) return 0;
	return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Measures every page of a built site. */
export function measurePages(root: string): PageSize[] {
	const sizes = new Map<string, number>();
	const sizeOf = (file: string) => {
		const size = sizes.get(file) ?? brotliSize(readFileSync(join(root, file)));
		sizes.set(file, size);
		return size;
	};
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
		.sort()
		.map((page) => {
			const html = readFileSync(join(root, page), "utf8");
			const files = pageFiles(root, html);
			const css = sum(files.styles.map(sizeOf));
			const scriptFiles = sum(files.scripts.map(sizeOf));
			return {
				page,
				html: brotliSize(html),
				css,
				script: scriptFiles + brotliSize(files.inlineScript),
				total: brotliSize(html) + css + scriptFiles,
				later: sum(files.laterScripts.map(sizeOf)),
				fontFiles: files.fonts.length,
				// woff2 is brotli already.
				fonts: sum(files.fonts.map((file) => readFileSync(join(root, file)).length)),
			};
		});
}

/** Measures the quiz's script; undefined where the build lacks it. */
export function measureQuiz(root: string): number | undefined {
	const file = join(root, QUIZ_SCRIPT);
	return existsSync(file) ? brotliSize(readFileSync(file)) : undefined;
}

/** A sentence for each budget that is exceeded. */
export function overBudget(pages: readonly PageSize[], quiz: number | undefined): string[] {
	const sentences = pages.flatMap(({ page, total, script, later, fontFiles, fonts }) => [
		...over(`${page} weighs`, total, BUDGETS.page),
		...over(`The JavaScript of ${page} weighs`, script, BUDGETS.pageScript),
		...over(`The JavaScript that sends the form of ${page} weighs`, later, BUDGETS.laterScript),
		...over(`The fonts of ${page} weigh`, fonts, BUDGETS.fonts),
		...(fontFiles > BUDGETS.fontFiles
			? [`${page} loads ${fontFiles} fonts; the budget is ${BUDGETS.fontFiles}.`]
			: []),
	]);
	if (quiz === undefined) return [...sentences, `The build has no ${QUIZ_SCRIPT}.`];
	return [...sentences, ...over(`${QUIZ_SCRIPT} weighs`, quiz, BUDGETS.quiz)];
}

function over(subject: string, size: number, budget: number): string[] {
	if (size <= budget) return [];
	return [`${subject} ${size} bytes, ${size - budget} over the budget of ${budget}.`];
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}
