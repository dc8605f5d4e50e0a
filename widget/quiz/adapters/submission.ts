import type { Fields } from "../../../shared/client.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import type { Words } from "../../../shared/quiz/words.ts";

/** What leaves the browser at the email step, and only there: keys, from which the server composes the mail. */
export function submissionOf(
	{ language, email: text }: Words,
	email: string,
	{ primary: role, secondary, topPillars: pillars }: SharedResult,
	partner: string | null = null,
): Fields {
	// What the visitor agreed to, word for word, and when.
	const consent = { wording: text.consent, at: new Date().toISOString() };
	return { email, consent, role, secondary, pillars, partner, language: language.lang };
}
