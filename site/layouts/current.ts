import type { NavigationItem } from "../schemas/navigation.ts";

/** `page` for the page itself, `true` for a page above it. */
export type Current = "page" | "true" | undefined;

/**
 * The `aria-current` of a link on a page.
 * @param href - a path of the site
 * @param url - the page's path, with a slash at its end
 */
export function currentState(href: string, url: string): Current {
	const path = href.replace(/[?#].*/, "").replace(/\/?$/, "/");
	if (path === url) return "page";
	return path !== "/" && url.startsWith(path) ? "true" : undefined;
}

/** Whether a menu holds a link to this page, or to one above it. */
export function holdsCurrent(item: NavigationItem, url: string): boolean {
	const links = item.kind === "dropdown" ? item.links : [item];
	return links.some(({ href }) => currentState(href, url) !== undefined);
}
