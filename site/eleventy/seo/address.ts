import type { Environment } from "../environment.ts";

/**
 * The full address of a page or file of this site. Pages are folders on the host, so a page's
 * address ends with a slash; what follows `?` or `#` stays.
 * @param path - from the site's root: `/shop/starter-pack`, `/assets/icon.svg`
 */
export function addressOf({ siteUrl }: Environment, path: string): string {
	const [, page = "", rest = ""] = /^([^?#]*)(.*)/.exec(path) ?? [];
	const isFile = /\.[a-z0-9]+$/i.test(page);
	return `${siteUrl}${isFile ? page : page.replace(/(?<!\/)\/*$/, "/")}${rest}`;
}

/** The full address of a path of this site; a full address stays as it is. */
export function completeAddress(environment: Environment, href: string): string {
	return href.startsWith("/") ? addressOf(environment, href) : href;
}
