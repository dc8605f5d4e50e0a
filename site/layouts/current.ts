import type { NavigationItem } from "../content/schemas/navigation.ts";

/** What `aria-current` says of a link: this very page, a page above it, or neither. */
export type Current = "page" | "true" | undefined;

/**
 * How a link stands to the page that shows it.
 * @param href - a path of the site
 * @param url - the page's path, with a slash at its end
 */
export function currentState(href: string, url: string): Current {
	const path = href.replace(/[?#].*$/, "").replace(/\/?$/, "/");
	if (path === url) return "page";
	return path !== "/" && url.startsWith(path) ? "true" : undefined;
}

/** Whether a menu holds a link to this page, or to one above it. */
export function holdsCurrent(item: NavigationItem, url: string): boolean {
	const links = item.kind === "dropdown" ? item.links : [item];
	return links.some(({ href }) => currentState(href, url) !== undefined);
}
