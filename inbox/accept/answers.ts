import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { FieldFault } from "../check/schema.ts";
import type { Content } from "../ports.ts";
import type { BodyFault } from "./body.ts";

/** What every answer carries. A token may stand in the address: no other site is told of it. */
export const noStore = {
	"Cache-Control": "no-store",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Referrer-Policy": "same-origin",
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
} as const;

/** What became of a submission that was taken, as the JSON answer says it. */
export interface Taken {
	/** It is stored, and its mail is on its way; with "confirm", the visitor has to press a link in that mail. */
	readonly status: "sent" | "confirm";
	/** The slug was no partner's and was dropped. The answer repeats nothing that was sent. */
	readonly unknownPartner?: true;
}

/** Why a submission was not taken. */
export interface Refusal {
	readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
	/** For people. */
	readonly message: string;
	/** What is wrong with which answer (422). */
	readonly errors?: readonly FieldFault[];
	/** Seconds to wait (429, 503). */
	readonly retryAfter?: number;
	/** What the address takes instead (405). */
	readonly allow?: string;
}

/** What can't be taken because of single answers. */
export function fieldRefusal(
	{ words }: Pick<Content, "words">,
	errors: readonly FieldFault[],
): Refusal {
	return { status: 422, message: words.faults.title, errors };
}

/** What can't be taken because of its body as a whole. */
export function bodyRefusal(fault: BodyFault, { words }: Pick<Content, "words">): Refusal {
	const { tooLarge, notUnderstood } = words.faults;
	if (fault === "too-large") return { status: 413, message: tooLarge };
	return { status: fault === "wrong-type" ? 415 : 400, message: notUnderstood };
}

/** The headers that a refusal comes with, in whatever shape it is said. */
export function headersOf({ retryAfter, allow }: Refusal): Record<string, string> {
	return {
		...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
		...(allow !== undefined && { Allow: allow }),
	};
}

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

interface Html {
	/** What the policy calls the page's only style. */
	readonly style: string;
	/** What else the page may load. */
	readonly sources?: readonly string[];
	readonly headers?: Readonly<Record<string, string>>;
}

/** A page that stands on its own: nothing is allowed in it but what is named here. */
export function htmlAnswer(
	status: number,
	page: ReactElement,
	{ style, sources = [], headers = {} }: Html,
): Response {
	return new Response(`<!doctype html>\n${renderToStaticMarkup(page)}`, {
		status,
		headers: {
			...noStore,
			"Content-Security-Policy": [
				"default-src 'none'",
				`style-src ${style}`,
				...sources,
				"form-action 'self'",
				"frame-ancestors 'none'",
				"base-uri 'none'",
			].join("; "),
			"Content-Type": "text/html; charset=utf-8",
			...headers,
		},
	});
}

/** Says no to a script. */
export function jsonRefusal(refusal: Refusal): Response {
	const { status, message, errors } = refusal;
	return jsonAnswer(status, { message, ...(errors && { errors }) }, headersOf(refusal));
}
