import type { Fields } from "../../shared/client.ts";
import { email as text } from "../../shared/quiz/messages.ts";
import type { SharedResult } from "../../shared/quiz/result.ts";

/** What leaves the browser at the email step, and only there: keys, from which the server composes the mail. */
export function submissionOf(
	email: string,
	{ primary: role, secondary, topPillars: pillars }: SharedResult,
	partner: string | null = null,
): Fields {
	// What the visitor agreed to, word for word, and when.
	const consent = { wording: text.consent, at: new Date().toISOString() };
	return { email, consent, role, secondary, pillars, partner };
}
