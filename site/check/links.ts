import { suggestion } from "../../shared/nearest.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { rolePath } from "../../shared/quiz/role-path.ts";
import { dateOf } from "../domain/dates.ts";
import { type Mark, marksIn, marksOf } from "./markdown.ts";
import { type Fault, type Source, unexpected } from "./source.ts";
import { type JsonPath, texts, valueAt } from "./values.ts";

/** The content folder of each route with a slug. */
const ITEMS: Readonly<Record<string, string>> = {
	"/academy/*": "site/_data/programs/",
	"/articles/*": "site/articles/",
	"/shop/*": "site/_data/products/",
};

/** A URL that is a field, or that Markdown links to. */
interface Address {
	readonly kind: "field" | "link";
	readonly value: string;
	readonly path: JsonPath;
	/** The offset in an article's text, for a URL in the body. */
	readonly offset?: number;
}

export function addressesIn(source: Source): Address[] {
	const fields = texts(source.data).flatMap(({ path, value }) => {
		const text = String(value);
		const links = text.includes("](") ? linksOf(marksIn(text)) : [];
		return [
			{ kind: "field" as const, path, value: text },
			...links.map(({ value }) => ({ kind: "link" as const, path, value })),
		];
	});
	return [...fields, ...linksOf(marksOf(source)).map((link) => ({ ...link, path: [] }))];
}

function linksOf(marks: readonly Mark[]) {
	return marks.flatMap(({ kind, value, offset }) =>
		kind === "link" ? [{ kind, value, offset }] : [],
	);
}

/** Reports links to pages that don't exist. */
export function deadLinks(sources: readonly Source[], routes: readonly string[]): Fault[] {
	const pages = pagesOf(routes, sources);
	return sources.flatMap((source) =>
		addressesIn(source).flatMap(({ kind, value, path, offset }) => {
			// The forms endpoint is the URL of a server, not of a page.
			const expected = path[0] === "formsEndpoint" ? undefined : wanted(kind, value, pages);
			return expected ? [unexpected(source, path, value, expected, offset)] : [];
		}),
	);
}

/** Describes what is expected instead of a URL; undefined if the URL is valid. */
function wanted(kind: Address["kind"], value: string, pages: readonly string[]) {
	if (/^\/\S*$/.test(value)) {
		const known = pages.filter((page) => !page.includes("*"));
		return isPage(value, pages) ? undefined : `a page of this site${suggestion(value, known)}`;
	}
	if (kind === "field" || /^(?:https:\/\/|mailto:|tel:)\S/.test(value)) return undefined;
	return 'a path of this site, such as "/academy", or a full address, such as "https://example.org/page".';
}

/** Returns the paths of all pages. Slugs replace the `*` in routes of items and roles; other routes keep it. */
export function pagesOf(routes: readonly string[], sources: readonly Source[]): string[] {
	return routes.flatMap((route) => {
		const folder = ITEMS[route];
		if (route === "/quiz/roles/*") return ROLE_KEYS.map(rolePath);
		// The modular pages.
		if (route === "*") return sources.flatMap(({ data }) => pagePathOf(data) ?? []);
		if (!folder) return [route];
		const shown = sources.filter((source) => source.file.startsWith(folder) && hasPage(source));
		return shown.map(({ file }) => route.replace("*", nameOfItem(file)));
	});
}

function hasPage({ data }: Source): boolean {
	const status = valueAt(data, ["status"]) ?? "active";
	const isHidden = ["draft", "example"].some((key) => valueAt(data, [key]) === true);
	const day = valueAt(data, ["date"]);
	const isOut = typeof day !== "string" || day <= dateOf(new Date());
	return isOut && !isHidden && status === "active";
}

/** Returns the name of an item's file, without extension. */
export function nameOfItem(file: string): string {
	return file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));
}

/** Returns the address in the file of a modular page. */
export function pagePathOf(data: unknown): string | undefined {
	const path = valueAt(data, ["path"]);
	return typeof path === "string" && Array.isArray(valueAt(data, ["sections"])) ? path : undefined;
}

/** Returns the name that a file must have: its slug, or its address with hyphens, such as `homestead-visit`. */
export function nameByContent(data: unknown): string | undefined {
	const slug = valueAt(data, ["slug"]);
	if (typeof slug === "string") return slug;
	const path = pagePathOf(data);
	return path && nameByPath(path);
}

/** Returns the name of the file of a modular page: `homestead-visit`. */
export function nameByPath(path: string): string {
	return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** Whether a path leads to a page, ignoring query, fragment and trailing slash. */
export function isPage(path: string, pages: readonly string[]): boolean {
	const page = path.replace(/[?#].*/, "").replace(/(?<=.)\/$/, "");
	return pages.some(
		(route) =>
			route === page ||
			(route.endsWith("/*") &&
				page.startsWith(route.slice(0, -1)) &&
				/^[a-z0-9-]+$/.test(page.slice(route.length - 1))),
	);
}
