import { fill } from "@liberation/shared/quiz/fill";
import type { FieldFault } from "../check/schema.ts";
import { shownWait } from "../common/time.ts";
import type { Refused } from "../limits/limits.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { BodyFault } from "./body.ts";

/** Headers of every page, JSON response and download. A URL may contain a token, so other sites get no referrer. */
export const noStore = {
	"Cache-Control": "no-store",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Referrer-Policy": "same-origin",
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
} as const;

/** The JSON response to an accepted submission. */
export interface Receipt {
	/** "confirm": the visitor still has to open the link in the confirmation mail. */
	readonly status: "sent" | "confirm";
	/** The mail waits its turn, because much was sent from the visitor's network: it leaves within the hour. */
	readonly delayed?: true;
	/** The submission named an unknown partner. The server drops the partner's slug and doesn't echo it. */
	readonly unknownPartner?: true;
}

export interface Refusal {
	readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
	readonly message: string;
	/** Validation errors by field (422). */
	readonly errors?: readonly FieldFault[];
	/** Seconds until the client may retry (429, 503). */
	readonly retryAfter?: number;
	/** Methods that the URL accepts (405). */
	readonly allow?: string;
}

type Languages = Pick<DeliverySettings, "languages">;

/** Refuses a submission because of validation errors in single fields. */
export function fieldRefusal({ languages }: Languages, errors: readonly FieldFault[]): Refusal {
	return { status: 422, message: languages.en.mail.faults.title, errors };
}

/** Limits of the mails to one address. */
const MAILED: readonly Refused["limit"][] = ["perNetworkAndRecipient", "perRecipient", "perSignUp"];

/** Refuses a submission above a limit, with the reason and the time to come again. */
export function limitRefusal({ limit, seconds }: Refused, { languages }: Languages): Refusal {
	const { faults } = languages.en.mail;
	const ofAddress = MAILED.includes(limit) ? faults.mailed : faults.tooOften;
	const reason = limit === "overall" ? faults.full : ofAddress;
	return { status: 429, message: fill(reason, { wait: shownWait(seconds) }), retryAfter: seconds };
}

/** Refuses a request whose body is too large or malformed. */
export function bodyRefusal(fault: BodyFault, { languages }: Languages): Refusal {
	const { tooLarge, notUnderstood } = languages.en.mail.faults;
	if (fault === "too-large") return { status: 413, message: tooLarge };
	return { status: fault === "wrong-type" ? 415 : 400, message: notUnderstood };
}

export function headersOf({ retryAfter, allow }: Refusal): Record<string, string> {
	return {
		...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
		...(allow !== undefined && { Allow: allow }),
	};
}

export function jsonAnswer(status: number, content: object, headers?: Record<string, string>) {
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
