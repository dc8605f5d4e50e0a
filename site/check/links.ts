import { suggestion } from "../../shared/nearest.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { rolePath } from "../../shared/quiz/role-path.ts";
import { linksIn } from "./markdown.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, texts, valueAt } from "./values.ts";

/** The folders of items, by the route of their pages. */
const ITEMS: Readonly<Record<string, string>> = {
	"/academy/*": "site/_data/programs/",
	"/articles/*": "site/articles/",
	"/shop/*": "site/_data/products/",
};

/** A field's value, or a link in an article. */
interface Address extends Pick<CrossFault, "path" | "offset"> {
	readonly kind: "field" | ReturnType<typeof linksIn>[number]["kind"];
	readonly value: string;
}

export function addressesIn(source: Source): Address[] {
	const fields = texts(source.data).map(({ path, value }) => ({
		kind: "field" as const,
		path,
		value: String(value),
	}));
	return [...fields, ...linksIn(source).map((link) => ({ path: [], ...link }))];
}

/** Links to no page of the site, and pictures and broken links in articles. */
export function deadLinks(sources: readonly Source[], routes: readonly string[]): CrossFault[] {
	const pages = pagesOf(routes, sources);
	return sources.flatMap((source) =>
		addressesIn(source).flatMap(({ kind, value, ...place }): CrossFault[] => {
			// The forms endpoint is no page.
			const expected = place.path[0] === "formsEndpoint" ? undefined : wanted(kind, value, pages);
			if (!expected) return [];
			const message = `found ${describe(value)}, expected ${expected}`;
			return [{ source, ...place, part: "value", message }];
		}),
	);
}

/** What is expected instead; undefined for a valid address. */
function wanted(kind: Address["kind"], value: string, pages: readonly string[]) {
	if (kind === "picture") return "no picture: the text of an article shows none.";
	if (kind === "unread") return "a link such as [words](/academy), without a blank in its address.";
	if (/^\/\S*$/.test(value)) {
		const known = pages.filter((page) => !page.includes("*"));
		return isPage(value, pages) ? undefined : `a page of this site${suggestion(value, known)}`;
	}
	if (kind === "field" || /^(?:https:\/\/|mailto:|tel:)\S/.test(value)) return undefined;
	return 'a path of this site, such as "/academy", or a full address, such as "https://example.org/page".';
}

/** The addresses of all pages; a `*` that content can't resolve stays. */
export function pagesOf(routes: readonly string[], sources: readonly Source[]): string[] {
	return routes.flatMap((route) => {
		const folder = ITEMS[route];
		if (route === "/quiz/roles/*") return ROLE_KEYS.map(rolePath);
		if (!folder) return [route];
		const shown = sources.filter((source) => source.file.startsWith(folder) && hasPage(source));
		return shown.map(({ file }) => route.replace("*", nameOfItem(file)));
	});
}

function hasPage({ data }: Source): boolean {
	const status = valueAt(data, ["status"]) ?? "active";
	return valueAt(data, ["draft"]) !== true && status === "active";
}

/** The name of an item's file, without extension. */
export function nameOfItem(file: string): string {
	return file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));
}

/** Whether a path leads to a page, apart from query, fragment and trailing slash. */
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
