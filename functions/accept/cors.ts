import { QUIZ } from "../check/submission.ts";
import type { DeliverySettings } from "../ports.ts";

/** How long a browser may remember what it was allowed, in seconds. */
const REMEMBERED = 3600;

/**
 * The origin of the page that sends; null where only our own address is known. Without a referrer browsers post a form
 * from `null`, and say in another header that it is the same site's.
 */
export function originOf({ headers }: Request): string | null {
	const origin = headers.get("origin");
	return origin === "null" && headers.get("sec-fetch-site") === "same-origin" ? null : origin;
}

/**
 * Whether the page that sends may: the quiz stands on anybody's pages, the forms on those of the site.
 * @param target - the name of a form, or QUIZ
 */
export function isAllowedOrigin(
	target: string,
	origin: string | null,
	{ siteUrl, endpoint }: DeliverySettings,
): boolean {
	// Only browsers say where they come from; whoever could leave it out could also make it up.
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
