import type { PillarKey, RoleKey } from "../../shared/quiz/keys.ts";
import { email as text } from "../../shared/quiz/messages.ts";
import type { SharedResult } from "../../shared/quiz/result.ts";

/** What leaves the browser at the email step, and only there: keys, from which the server composes the mail. */
export interface Submission {
	email: string;
	/** What the visitor agreed to, word for word, and when. */
	consent: { wording: string; at: string };
	role: RoleKey;
	secondary: RoleKey | null;
	pillars: readonly PillarKey[];
	partner: string | null;
	/** The same for every attempt to send this, so that it is sent once. */
	idempotencyKey: string;
}

/** A submission as JSON, made now. */
export function writeSubmission(
	email: string,
	{ primary, secondary, topPillars }: SharedResult,
	partner: string | undefined,
): string {
	const submission: Submission = {
		email,
		consent: { wording: text.consent, at: new Date().toISOString() },
		role: primary,
		secondary,
		pillars: topPillars,
		partner: partner ?? null,
		// Not randomUUID, which pages without https lack.
		idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join("-"),
	};
	// Some old libraries give every array a toJSON that quotes it twice: what it made is passed over.
	return JSON.stringify(submission, function (this: Record<string, unknown>, key) {
		return this[key];
	});
}

/** Whether two submissions say the same, whenever they were made. */
export function sameSubmission(a: string, b: string): boolean {
	const [first, second] = [a, b].map((body) => body.replace(/"(at|idempotencyKey)":"[^"]*"/g, ""));
	return first === second;
}
