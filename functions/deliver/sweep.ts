import type { Retention } from "../ports.ts";
import type { SubmissionStore } from "../store/port.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Deletes what was delivered, or held as spam, longer ago than the settings keep it (docs/delivery.md). */
export function sweep(
	store: SubmissionStore,
	{ deliveredDays, spamDays }: Retention,
	now: number,
): Promise<number> {
	return store.sweep({
		finishedBefore: now - deliveredDays * DAY,
		heldBefore: now - spamDays * DAY,
	});
}
