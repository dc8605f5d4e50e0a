/** The forms endpoint of `npm start` and the preview. */
export const LOCAL_ENDPOINT = "/api";

/** The path of the desk, which lists submissions and their mails. */
export const DESK = "/desk";

/**
 * The absolute URL of a forms endpoint; a path such as `/api` is resolved against the site. Build and server must agree
 * on this URL.
 * @param siteUrl - origin and path prefix of the site, without a trailing slash
 * @param endpoint - a path or an absolute URL
 */
export function formsAddress(siteUrl: string, endpoint: string): string {
	return (endpoint.startsWith("/") ? siteUrl + endpoint : endpoint).replace(/\/$/, "");
}

/**
 * The endpoint as written in a page: a relative path if it is same-origin, because the site may also be served under
 * another host name, and the Content Security Policy only allows the page's own origin.
 */
export function fromPage(siteUrl: string, endpoint: string): string {
	const { origin } = new URL(siteUrl);
	return endpoint.startsWith(`${origin}/`) ? endpoint.slice(origin.length) : endpoint;
}

/** The host name with `www.` added or removed. */
export function otherHost(siteUrl: string): string {
	const { host } = new URL(siteUrl);
	return host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
}
