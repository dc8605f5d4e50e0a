/** Where `npm start` and the preview post forms. */
export const LOCAL_ENDPOINT = "/api";

/** Where they show what was sent, with its mails. */
export const DESK = "/desk";

/**
 * The full address that a forms endpoint stands for: `/api` is a path of the site. The build, which writes
 * it into the forms, and the handler, which answers there, must agree on it.
 * @param siteUrl - origin and path prefix of the site, without a slash at the end
 * @param endpoint - a path, or a full address
 */
export function formsAddress(siteUrl: string, endpoint: string): string {
	return (endpoint.startsWith("/") ? siteUrl + endpoint : endpoint).replace(/\/$/, "");
}

/**
 * The same as a page of the site writes it: a path where it is the site's own, because the site may be open under
 * another name, with `www.` or without, and its policy allows that name alone.
 */
export function fromPage(siteUrl: string, endpoint: string): string {
	const { origin } = new URL(siteUrl);
	return endpoint.startsWith(`${origin}/`) ? endpoint.slice(origin.length) : endpoint;
}

/** The name that people type as well: with `www.` where the site's own has none, and the other way round. */
export function otherHost(siteUrl: string): string {
	const { host } = new URL(siteUrl);
	return host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
}
