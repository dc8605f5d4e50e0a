import { QUIZ } from "../check/submission.ts";
import type { DeliverySettings } from "../ports.ts";

/** How long a browser may remember what it was allowed, in seconds. */
const REMEMBERED = 3600;

/**
 * The origin of a page that needs permission to send; null for the site's own page, also where it is open under another
 * name or its policy hides its origin. No page can forge `Sec-Fetch-Site`.
 */
export function originOf({ headers }: Request): string | null {
	return headers.get("sec-fetch-site") === "same-origin" ? null : headers.get("origin");
}

/**
 * Whether this origin may send: the quiz may be posted from any site, forms only from ours.
 * @param target - the name of a form, or QUIZ
 */
export function isAllowedOrigin(
	target: string,
	origin: string | null,
	{ siteUrl, endpoint }: DeliverySettings,
): boolean {
	// Only browsers send `Origin`, and other clients can forge it, so a missing one proves nothing and isn't refused.
	if (target === QUIZ || origin === null) return true;
	return [new URL(siteUrl).origin, new URL(endpoint).origin].includes(origin);
}

/** Lets the script of an allowed page read the answer, and never as somebody: no cookie goes along. */
export function withCors(response: Response, target: string, origin: string | null): Response {
	response.headers.append("Vary", "Origin");
	if (origin === null) return response;
	response.headers.set("Access-Control-Allow-Origin", target === QUIZ ? "*" : origin);
	response.headers.set("Access-Control-Expose-Headers", "Retry-After");
	return response;
}

/** What a browser asks before a page elsewhere may send JSON. */
export function preflight(): Response {
	return new Response(null, {
		status: 204,
		headers: {
			"Access-Control-Allow-Methods": "POST",
			"Access-Control-Allow-Headers": "Content-Type",
			"Access-Control-Max-Age": String(REMEMBERED),
		},
	});
}
