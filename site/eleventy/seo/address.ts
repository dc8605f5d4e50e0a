import type { Environment } from "../../data.ts";

/**
 * Returns the full URL of a path. Pages are folders on the host, so their URLs end with a slash.
 * @param path - from the site's root: `/shop/starter-pack`, `/assets/icon.svg`
 */
export function addressOf({ siteUrl }: Environment, path: string): string {
	const [, page = "", rest = ""] = /^([^?#]*)(.*)/.exec(path) ?? [];
	const isFile = /\.[a-z0-9]+$/i.test(page);
	return `${siteUrl}${isFile ? page : page.replace(/(?<!\/)\/*$/, "/")}${rest}`;
}
