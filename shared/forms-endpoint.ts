/** Where `npm start` and the preview post forms. */
export const LOCAL_ENDPOINT = "/api";

/** The desk, which shows what was sent and its mails. */
export const DESK = "/desk";

/**
 * The full address of a forms endpoint, which build and server must agree on: `/api` is a path of the site.
 * @param siteUrl - origin and path prefix of the site, without a slash at the end
 * @param endpoint - a path, or a full address
 */
export function formsAddress(siteUrl: string, endpoint: string): string {
	return (endpoint.startsWith("/") ? siteUrl + endpoint : endpoint).replace(/\/$/, "");
}

/**
 * The endpoint as a page writes it: a path where it is the site's, because the site may be open under another host
 * name, and its policy allows that one alone.
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
