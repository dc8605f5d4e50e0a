import { QUIZ } from "../check/submission.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";

/** How long browsers may cache a preflight response, in seconds. */
const REMEMBERED = 3600;

/** Returns the origin of a cross-origin page, else null. No page can set `Sec-Fetch-Site`. */
export function originOf({ headers }: Request): string | null {
	return headers.get("sec-fetch-site") === "same-origin" ? null : headers.get("origin");
}

/** Whether a page may submit: to QUIZ from any origin, to forms from the origin of the site or the endpoint. */
export function isAllowedOrigin(
	target: string,
	origin: string | null,
	{ siteUrl, endpoint }: DeliverySettings,
): boolean {
	// A missing `Origin` isn't refused: only browsers send the header, and other clients can forge any value.
	if (target === QUIZ || origin === null) return true;
	return [new URL(siteUrl).origin, new URL(endpoint).origin].includes(origin);
}

/** Adds the CORS headers that let an allowed page read the response, without credentials. */
export function withCors(response: Response, target: string, origin: string | null): Response {
	response.headers.append("Vary", "Origin");
	if (origin === null) return response;
	response.headers.set("Access-Control-Allow-Origin", target === QUIZ ? "*" : origin);
	response.headers.set("Access-Control-Expose-Headers", "Retry-After");
	return response;
}

/** Responds to the preflight that browsers send before cross-origin JSON. */
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
