import type { BuildInfo } from "@liberation/shared/build-info";
import type { Ports } from "./ports.ts";
import type { Submission } from "./store/types.ts";

/* Retention: `keep` in site.json has the days, KEPT_FROM (store/sql/expressions.ts) says when they begin. */

type Retention = BuildInfo["retention"];

const DAY = 24 * 60 * 60 * 1000;

/** Deletes what is past retention, of former list members, too. @returns the number of deleted submissions */
export async function sweep({ store, settings, clock }: Ports): Promise<number> {
	const { days, spamDays } = settings.retention;
	const now = clock.now();
	return store.sweep({ keptBefore: now - days * DAY, heldBefore: now - spamDays * DAY });
}

/** Returns the time at which a submission will be deleted; undefined while no deletion is scheduled. */
export function goesAt({ held, keptFrom }: Submission, { days, spamDays }: Retention) {
	return keptFrom === null ? undefined : keptFrom + (held ? spamDays : days) * DAY;
}

/** Returns what has to happen before a deletion is scheduled: `copy` is the delivery of the founder's mail. */
export function staysFor({ waitsFor, closedAt, state }: Submission) {
	if (waitsFor && closedAt === null) return waitsFor;
	return state === "waiting" ? "mail" : "copy";
}
