import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type HtmlDocument, validatorWith } from "../check-links/site.ts";
import { pagesOf } from "../files.ts";

/** The budgets, in bytes after brotli; 1 kB = 1000 bytes. */
export const BUDGETS = {
	/** A first view: HTML, CSS and all JavaScript that the page may load, without the quiz. */
	first: 29_300,
	html: 15_300,
	script: 6_450,
	/** A further view: HTML, and what the home page has not put into the cache. */
	further: 17_800,
	quiz: 42_000,
	circle: 18_900,
	/** In another language. */
	translated: { quiz: 43_800, circle: 19_300 },
	fontFiles: 2,
	fonts: 50_000,
} as const;

/** The page whose files count as cached on a further view. */
const HOME = "index.html";

/** What a page weighs in bytes after brotli, the quiz's script left out. */
export interface PageSize {
	/** Path of its HTML file in the build. */
	readonly page: string;
	readonly html: number;
	readonly css: number;
	/** Files and inline scripts; the latter are in `html` too. */
	readonly script: number;
	/** HTML, CSS and script files on a first view. */
	readonly first: number;
	/** HTML, and the CSS and script files that the home page does not load. */
	readonly further: number;
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
	const filesOf = (page: string) => pageFiles(root, readFileSync(join(root, page), "utf8"));
	const pages = pagesOf(root);
	const home = pages.includes(HOME) ? filesOf(HOME) : undefined;
	const cached = new Set(home && [...home.styles, ...home.scripts]);
	return pages.map((page) => {
		const html = brotliSize(readFileSync(join(root, page)));
		const { styles, scripts, fonts, inlineScript } = filesOf(page);
		const css = sum(styles.map(sizeOf));
		const scriptFiles = sum(scripts.map(sizeOf));
		return {
			page,
			html,
			css,
			script: scriptFiles + brotliSize(inlineScript),
			first: html + css + scriptFiles,
			further: html + sum([...styles, ...scripts].filter((file) => !cached.has(file)).map(sizeOf)),
			fontFiles: fonts.length,
			// woff2 is brotli already.
			fonts: sum(fonts.map((file) => readFileSync(join(root, file)).length)),
		};
	});
}

/** The script of an element: its language is in the name, unless it is English. */
const ELEMENT_SCRIPT = /^\/embed\/v1\/liberation-(quiz|circle)(\.[a-z]{2})?\.js$/;

/** What each element's script weighs in each language, by its path; undefined where the build lacks it. */
type ElementSizes = Readonly<Record<string, number | undefined>>;

/** Measures the scripts of the elements. */
export function measureElements(root: string): ElementSizes {
	const folder = join(root, "embed/v1");
	const found = existsSync(folder) ? readdirSync(folder).map((name) => `/embed/v1/${name}`) : [];
	const scripts = new Set([
		...["quiz", "circle"].map((name) => `/embed/v1/liberation-${name}.js`),
		...found.filter((path) => ELEMENT_SCRIPT.test(path)).sort(),
	]);
	return Object.fromEntries(
		[...scripts].map((path) => {
			const file = join(root, path);
			return [path, existsSync(file) ? brotliSize(readFileSync(file)) : undefined];
		}),
	);
}

/** The budget of an element's script. */
export function budgetOf(path: string): number {
	const [, name, language] = ELEMENT_SCRIPT.exec(path) ?? [];
	const { quiz, circle } = language ? BUDGETS.translated : BUDGETS;
	return name === "quiz" ? quiz : circle;
}

/** A sentence for each budget that is exceeded. */
export function overBudget(pages: readonly PageSize[], elements: ElementSizes): string[] {
	const sentences = pages.flatMap(({ page, first, html, script, further, fontFiles, fonts }) => [
		...over(`A first view of ${page} weighs`, first, BUDGETS.first),
		...over(`The HTML of ${page} weighs`, html, BUDGETS.html),
		...over(`The JavaScript of ${page} weighs`, script, BUDGETS.script),
		...over(`A further view of ${page} weighs`, further, BUDGETS.further),
		...over(`The fonts of ${page} weigh`, fonts, BUDGETS.fonts),
		...(fontFiles > BUDGETS.fontFiles
			? [`${page} loads ${fontFiles} fonts; the budget is ${BUDGETS.fontFiles}.`]
			: []),
	]);
	const ofElements = Object.entries(elements).flatMap(([path, size]) =>
		size === undefined
			? [`The build has no ${path}.`]
			: over(`${path} weighs`, size, budgetOf(path)),
	);
	return [...sentences, ...ofElements];
}

function over(subject: string, size: number, budget: number): string[] {
	if (size <= budget) return [];
	return [`${subject} ${size} bytes, ${size - budget} over the budget of ${budget}.`];
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

/** Stands for the site's own origin, whatever it is. */
const SITE = "https://site.invalid";

/** What a browser fetches for a page, as paths from the site's root. */
interface PageFiles {
	readonly styles: readonly string[];
	/** With everything that they import, but without the scripts of the elements. */
	readonly scripts: readonly string[];
	/** Every font file that the styles name, but for those that load only where a page has certain letters. */
	readonly fonts: readonly string[];
	/** The page's inline scripts that run; JSON-LD and the like don't. */
	readonly inlineScript: string;
}

/** Finds what a page of a built site loads. */
function pageFiles(root: string, html: string): PageFiles {
	const document = parse(html);
	const elements = (selector: string) => document?.querySelectorAll(selector) ?? [];
	const files = (selector: string, attribute: string) =>
		elements(selector).flatMap((element) => local(element.getAttributeValue(attribute)));
	const styles = files('link[rel="stylesheet"]', "href");
	return {
		styles: unique(styles),
		scripts: unique(files("script[src]", "src").flatMap((file) => withImports(root, file))),
		fonts: unique([
			...styles.flatMap((file) => fontsOf(read(root, file), file)),
			...elements("style").flatMap(({ textContent }) => fontsOf(textContent, "/")),
		]),
		inlineScript: elements("script")
			.filter((script) => !script.hasAttribute("src") && runs(script.getAttributeValue("type")))
			.map(({ textContent }) => textContent)
			.join("\n"),
	};
}

/** Whether an inline script of a type is code. */
function runs(type: string | null): boolean {
	return !type || type === "module" || type === "text/javascript";
}

function parse(html: string): HtmlDocument | undefined {
	let page: HtmlDocument | undefined;
	const validator = validatorWith([], (document) => {
		page = document;
	});
	validator.validateStringSync(html);
	return page;
}

/** The font files that a style names; a path without a slash starts at the style's own folder. */
function fontsOf(css: string, file: string): string[] {
	const faces = [...css.matchAll(/@font-face\s*{[^}]*}/g)].map(([face]) => face);
	return faces
		.filter((face) => !face.includes("unicode-range"))
		.flatMap((face) => [...face.matchAll(/url\(["']?([^)"':]+\.woff2)["']?\)/g)])
		.map(([, path = ""]) => posix.resolve(posix.dirname(file), path));
}

/** A script and what it imports, the quiz excepted. */
function withImports(root: string, file: string, seen: ReadonlySet<string> = new Set()): string[] {
	if (seen.has(file) || ELEMENT_SCRIPT.test(file)) return [];
	const code = read(root, file);
	const imports = [...code.matchAll(/(?:from|import)\s*\(?\s*["'](\.{0,2}\/[^"']+)["']/g)];
	const known = new Set([...seen, file]);
	return [
		file,
		...imports.flatMap(([, path = ""]) =>
			withImports(root, posix.resolve(posix.dirname(file), path), known),
		),
	];
}

/** Addresses on this site only, without their query. */
function local(address: string | null): string[] {
	const url = new URL(address ?? "", SITE);
	return url.origin === SITE ? [url.pathname] : [];
}

/** @throws Error naming a file that a page asks for and the build doesn't have */
function read(root: string, file: string): string {
	const path = join(root, file);
	if (!existsSync(path)) throw new Error(`A page loads ${file}, which the build doesn't have.`);
	return readFileSync(path, "utf8");
}

function unique(values: readonly string[]): string[] {
	return [...new Set(values)];
}
