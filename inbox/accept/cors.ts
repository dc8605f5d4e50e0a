import { QUIZ } from "../check/submission.ts";
import type { DeliverySettings } from "../ports.ts";

/** How long browsers may cache a preflight, in seconds. */
const REMEMBERED = 3600;

/**
 * The origin of a cross-origin page; null for the site's own pages, also under another host name. `Sec-Fetch-Site` can't
 * be forged by a page.
 */
export function originOf({ headers }: Request): string | null {
	return headers.get("sec-fetch-site") === "same-origin" ? null : headers.get("origin");
}

/**
 * The quiz may be sent from any origin, forms only from the site's.
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

/** Lets an allowed page read the answer, without credentials. */
export function withCors(response: Response, target: string, origin: string | null): Response {
	response.headers.append("Vary", "Origin");
	if (origin === null) return response;
	response.headers.set("Access-Control-Allow-Origin", target === QUIZ ? "*" : origin);
	response.headers.set("Access-Control-Expose-Headers", "Retry-After");
	return response;
}

/** Answers the preflight that browsers send before cross-origin JSON. */
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
