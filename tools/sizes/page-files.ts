import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type HtmlDocument, validatorWith } from "../check-links/site.ts";

/** Stands for the site's own origin, whatever it is. */
const SITE = "https://site.invalid";

/** Each element has a budget of its own, wherever a page loads it. */
export const ELEMENT_SCRIPTS = {
	quiz: "/embed/v1/liberation-quiz.js",
	circle: "/embed/v1/liberation-circle.js",
} as const;

/** What a browser fetches for a page, as paths from the site's root. */
export interface PageFiles {
	readonly styles: readonly string[];
	/** With everything that they import, but without the scripts of the elements. */
	readonly scripts: readonly string[];
	/** Every font file that the styles name, but for those that load only where a page has certain letters. */
	readonly fonts: readonly string[];
	/** The page's inline scripts that run; JSON-LD and the like don't. */
	readonly inlineScript: string;
}

/** Finds what a page of a built site loads. */
export function pageFiles(root: string, html: string): PageFiles {
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
	if (seen.has(file) || Object.values<string>(ELEMENT_SCRIPTS).includes(file)) return [];
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
