import type { BuildInfo } from "@liberation/shared/build-info";
import type { Submission, SubmissionStore } from "./store/port.ts";

/*
 * How long submissions are kept. The figures are the founder's (`keep` in site/_data/site.json): the build brings them,
 * so that /privacy says what happens here. From when they count is `KEPT_FROM` (store/sql/expressions.ts).
 */

type Retention = BuildInfo["retention"];

const DAY = 24 * 60 * 60 * 1000;

/** Deletes what has been kept for its days. @returns how many submissions */
export function sweep(
	store: Pick<SubmissionStore, "sweep">,
	{ days, spamDays }: Retention,
	now: number,
): Promise<number> {
	return store.sweep({ keptBefore: now - days * DAY, heldBefore: now - spamDays * DAY });
}

type Kept = Pick<Submission, "held" | "keptFrom">;

/** When a submission is deleted; undefined while it stays. */
export function goesAt(
	{ held, keptFrom }: Kept,
	{ days, spamDays }: Retention,
): number | undefined {
	return keptFrom === null ? undefined : keptFrom + (held ? spamDays : days) * DAY;
}

/** What a submission that stays waits for: the founder, a mail on its way, or a cause to be mended. */
export function staysFor({
	waitsFor,
	closedAt,
	state,
}: Pick<Submission, "waitsFor" | "closedAt" | "state">): "answer" | "closing" | "mail" | "copy" {
	if (waitsFor && closedAt === null) return waitsFor;
	return state === "waiting" ? "mail" : "copy";
}
