import type { PillarKey, RoleKey } from "../../shared/quiz/keys.ts";
import type { SharedResult } from "../../shared/quiz/result.ts";
import { email as text } from "../../shared/quiz/words.ts";

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

/** The results wait no longer than this for a slow endpoint. */
const PATIENCE_MS = 10_000;

/** How long the simulated sending takes (spec section 9). */
const SIMULATED_MS = 1_500;

/** @throws when the endpoint can't be reached, does not answer in time or answers with an error */
export async function sendSubmission(
	endpoint: string,
	email: string,
	{ primary, secondary, topPillars }: SharedResult,
	partner: string | undefined,
): Promise<void> {
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
	const response = await fetch(endpoint, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(submission),
		credentials: "omit",
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
	if (!response.ok) throw new Error(`HTTP ${response.status}`);
}

/** Without an endpoint: logs the mail and waits, as spec section 7 says. */
export async function simulateSending({
	subject,
	text,
	html,
}: {
	subject: string;
	text: string;
	html: string;
}) {
	console.info(subject);
	console.info(text);
	console.info(html);
	await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}
