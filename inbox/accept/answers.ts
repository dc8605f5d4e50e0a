import type { FieldFault } from "../check/schema.ts";
import type { Content } from "../ports.ts";
import type { BodyFault } from "./body.ts";

/** Headers of every answer. The address may contain a token, so no other site gets it as referrer. */
export const noStore = {
	"Cache-Control": "no-store",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Referrer-Policy": "same-origin",
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
} as const;

/** The JSON answer to an accepted submission. */
export interface Taken {
	/** "confirm": the visitor still has to follow the link in the mail. */
	readonly status: "sent" | "confirm";
	/** The partner's slug was unknown and dropped. It is not echoed. */
	readonly unknownPartner?: true;
}

export interface Refusal {
	readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
	readonly message: string;
	/** What is wrong with which answer (422). */
	readonly errors?: readonly FieldFault[];
	/** Seconds to wait (429, 503). */
	readonly retryAfter?: number;
	/** What the address takes instead (405). */
	readonly allow?: string;
}

/** A refusal because of single answers. */
export function fieldRefusal(
	{ words }: Pick<Content, "words">,
	errors: readonly FieldFault[],
): Refusal {
	return { status: 422, message: words.faults.title, errors };
}

/** A refusal because of the body as a whole. */
export function bodyRefusal(fault: BodyFault, { words }: Pick<Content, "words">): Refusal {
	const { tooLarge, notUnderstood } = words.faults;
	if (fault === "too-large") return { status: 413, message: tooLarge };
	return { status: fault === "wrong-type" ? 415 : 400, message: notUnderstood };
}

export function headersOf({ retryAfter, allow }: Refusal): Record<string, string> {
	return {
		...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
		...(allow !== undefined && { Allow: allow }),
	};
}

/** A JSON answer with a Content-Security-Policy that allows nothing. */
export function jsonAnswer(
	status: number,
	content: object,
	headers: Readonly<Record<string, string>> = {},
): Response {
	return new Response(JSON.stringify(content), {
		status,
		headers: {
			...noStore,
			"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
			"Content-Type": "application/json; charset=utf-8",
			...headers,
		},
	});
}

export function jsonRefusal(refusal: Refusal): Response {
	const { status, message, errors } = refusal;
	return jsonAnswer(status, { message, ...(errors && { errors }) }, headersOf(refusal));
}
