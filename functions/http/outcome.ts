import { words } from "../content.ts";
import type { Outcome } from "../delivery/once.ts";
import type { Refusal } from "./answers.ts";

/** When a mail that was not taken is worth another try, in seconds. */
const RETRY_AFTER = 30;

const { faults } = words;

/** How a delivery that did not come off is told. */
export function refusalOf(outcome: Exclude<Outcome, { kind: "sent" }>): Refusal {
	switch (outcome.kind) {
		case "conflict":
			return { status: 409, message: faults.usedKey };
		case "wait":
			return { status: 429, message: faults.tooOften, retryAfter: outcome.seconds };
		case "failed":
			return { status: 503, message: faults.notSent, retryAfter: RETRY_AFTER };
	}
}
