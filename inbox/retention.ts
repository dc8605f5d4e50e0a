import type { BuildInfo } from "@liberation/shared/build-info";
import type { Ports } from "./ports.ts";
import type { Submission } from "./store/types.ts";

/*
 * The retention of submissions is set by `keep` in site.json, and stated on the page /privacy. KEPT_FROM
 * (store/sql/expressions.ts) defines when the retention begins.
 */

type Retention = BuildInfo["retention"];

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes submissions and the data of former list members past retention.
 * @returns the number of deleted submissions
 */
export async function sweep({ store, settings, clock }: Ports): Promise<number> {
	const { days, spamDays } = settings.retention;
	const now = clock.now();
	return store.sweep({ keptBefore: now - days * DAY, heldBefore: now - spamDays * DAY });
}

type Kept = Pick<Submission, "held" | "keptFrom">;

/** Returns the time at which a submission will be deleted; undefined while no deletion is scheduled. */
export function goesAt(
	{ held, keptFrom }: Kept,
	{ days, spamDays }: Retention,
): number | undefined {
	return keptFrom === null ? undefined : keptFrom + (held ? spamDays : days) * DAY;
}

/**
 * Returns why no deletion is scheduled: the submission awaits an answer or closing, a message is waiting, or the
 * founder's mail failed.
 */
export function staysFor({
	waitsFor,
	closedAt,
	state,
}: Pick<Submission, "waitsFor" | "closedAt" | "state">): "answer" | "closing" | "mail" | "copy" {
	if (waitsFor && closedAt === null) return waitsFor;
	return state === "waiting" ? "mail" : "copy";
}
