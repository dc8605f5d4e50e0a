import { AUDIENCES, type Audience, type NewOptIn } from "../types.ts";
import { raw, type SqlStatement, sql } from "./driver.ts";
import { fold } from "./fold.ts";

/* Expressions that several statements share. `s` is a submission. */

const has = (state: string) =>
	`EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.state = '${state}')`;

/** The state of a submission. The first condition that matches wins. */
export const STATE = raw(`CASE WHEN s.held = 1 THEN 'held'
	WHEN ${has("waiting")} THEN 'waiting'
	WHEN ${has("uncertain")} THEN 'uncertain'
	WHEN ${has("undeliverable")} THEN 'undeliverable'
	ELSE 'delivered' END`);

export const IS_NEW = raw("waits_for IS NOT NULL AND answered_at IS NULL AND held = 0");

/** Condition that the message `m` is a mail to the founder, not a webhook's message. */
const OWN = `m.submission_id = s.id AND m.audience = 'founder' AND m.channel <> 'webhook'`;

/**
 * When the retention of a submission begins; NULL while no deletion is scheduled. retention.ts adds the days.
 * - If the submission is held as spam: the time of arrival.
 * - If the submission awaits an answer or closing, or a message is waiting: NULL.
 * - If the founder's mail failed: NULL, unless the submission was answered or closed.
 * - Otherwise: the latest of the arrival, the answer or closing, and the delivery of the founder's mail (or the time at
 *   which the last message finished if no mail to the founder was delivered).
 */
export const KEPT_FROM = raw(`CASE
	WHEN s.held = 1 THEN s.received_at
	WHEN s.waits_for IS NOT NULL AND s.closed_at IS NULL THEN NULL
	WHEN ${has("waiting")} THEN NULL
	WHEN s.closed_at IS NULL AND EXISTS (SELECT 1 FROM messages m WHERE ${OWN})
		AND NOT EXISTS (SELECT 1 FROM messages m WHERE ${OWN} AND m.state = 'delivered') THEN NULL
	ELSE max(s.received_at, coalesce(s.closed_at, 0), coalesce(
		(SELECT max(m.finished_at) FROM messages m WHERE ${OWN} AND m.state = 'delivered'),
		(SELECT max(m.finished_at) FROM messages m WHERE m.submission_id = s.id), 0))
	END`);

/** Stores the states of submissions. The statement belongs in the batch that changes the submissions' messages. */
export function storeState(condition: SqlStatement): SqlStatement {
	return sql`UPDATE submissions AS s SET state = ${STATE} WHERE ${condition}`;
}

/** Adds an opt-in to a list, at most once per id, if a condition holds. */
export function optInStatement(
	{ id, email, form, requestedAt, confirmedAt, details, digest }: NewOptIn,
	where: SqlStatement = sql`1`,
): SqlStatement {
	return sql`INSERT OR IGNORE INTO opt_ins
		(id, email, form, requested_at, confirmed_at, details, digest)
		SELECT ${id}, ${email}, ${form}, ${requestedAt}, ${confirmedAt}, ${JSON.stringify(details)}, ${digest}
		WHERE ${where}`;
}

/**
 * Returns an expression for the time at which the channel of `message` last delivered a message to one of the audiences.
 * A time in the future is from a clock that was wrong.
 */
export function acceptedAt(
	message: string,
	now: number,
	audiences: readonly Audience[] = AUDIENCES,
): SqlStatement {
	// Each audience is searched separately in the index, because `IN` would read every delivered message.
	const newest = audiences.map(
		(audience) => `SELECT max(d.finished_at) AS at FROM messages d
			WHERE d.channel = ${message}.channel AND d.state = 'delivered' AND d.audience = '${audience}'
				AND d.finished_at <= ${now}`,
	);
	return raw(`(SELECT max(at) FROM (${newest.join(" UNION ALL ")}))`);
}

/** Returns the normalized text of a submission that the desk's search is matched against. */
export function foldedText(email: string, answers: Record<string, string>, note = ""): string {
	return fold([email, ...Object.values(answers), note].join("\n"));
}
