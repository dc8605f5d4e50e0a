import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

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
	const styles = tags(html, "link")
		.filter(isStylesheet)
		.flatMap(({ href }) => local(href));
	const scripts = tags(html, "script").flatMap(({ src }) => local(src));
	return {
		styles: unique(styles),
		scripts: unique(scripts.flatMap((file) => withImports(root, file))),
		fonts: unique([
			...styles.flatMap((file) => fontsOf(read(root, file), file)),
			...contents(html, "style").flatMap((css) => fontsOf(css, "/")),
		]),
		inlineScript: contents(
			html,
			"script",
			(attributes) => !attributes.src && runs(attributes),
		).join("\n"),
	};
}

/** The font files that a style names; a path without a slash starts at the style's own folder. */
function fontsOf(css: string, file: string): string[] {
	const faces = [...css.matchAll(/@font-face\s*{[^}]*}/g)].map(([face]) => face);
	return faces
		.filter((face) => !face.includes("unicode-range"))
		.flatMap((face) => [...face.matchAll(/url\(["']?([^)"':]+\.woff2)["']?\)/g)])
		.map(([, path = ""]) => posix.resolve(posix.dirname(file), path));
}

/** Whether an inline script is code. */
function runs({ type }: Attributes): boolean {
	return !type || type === "module" || type === "text/javascript";
}

function isStylesheet({ rel }: Attributes): boolean {
	return rel === "stylesheet";
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes of each tag of a name. */
function tags(html: string, name: string): Attributes[] {
	return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "gi"))].map(([, text = ""]) =>
		attributes(text),
	);
}

/** What stands inside each element of a name, which holds text only. */
function contents(
	html: string,
	name: string,
	wanted: (attributes: Attributes) => boolean = () => true,
): string[] {
	const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "gi"));
	return [...elements]
		.filter(([, text = ""]) => wanted(attributes(text)))
		.map(([, , inner = ""]) => inner);
}

function attributes(text: string): Attributes {
	const pairs = text.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g);
	return Object.fromEntries(
		[...pairs].map(([, name = "", ...values]) => [
			name,
			values.find((value) => value !== undefined) ?? "",
		]),
	);
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
function local(address: string | undefined): string[] {
	return address?.startsWith("/") && !address.startsWith("//")
		? [address.replace(/[?#].*$/, "")]
		: [];
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
