import { fold } from "../../fold.ts";
import { AUDIENCES, type Audience, type ListedSubmission, type NewOptIn } from "../port.ts";
import { raw, type SqlStatement, sql } from "./driver.ts";

/* What several statements ask of a submission, which they call `s`. */

const has = (state: string) =>
	`EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.state = '${state}')`;

/** The first of these that fits is the state of a submission. */
export const STATE = raw(`CASE WHEN s.held = 1 THEN 'held'
	WHEN ${has("waiting")} THEN 'waiting'
	WHEN ${has("uncertain")} THEN 'uncertain'
	WHEN ${has("undeliverable")} THEN 'undeliverable'
	ELSE 'delivered' END`);

/** Somebody waits for a personal answer. */
export const IS_NEW = raw("awaits_answer = 1 AND answered_at IS NULL AND held = 0");

/** The founder's own copy among the messages; a webhook is none. */
const OWN = `m.submission_id = s.id AND m.audience = 'founder' AND m.channel <> 'webhook'`;

/**
 * When the days begin after which a submission is deleted; NULL while it stays. This is the rule, and the figures are
 * those of inbox/retention.ts:
 * - what is held counts from the day it came;
 * - what waits for an answer, or to be closed, stays until then, and everything until no mail of it is on its way;
 * - what the founder never got stays until it has been dealt with;
 * - all else counts from when the founder's copy arrived (where there is none, from the last attempt to send anything),
 *   or from the answer. A mail to the visitor that never arrives changes nothing.
 */
export const KEPT_FROM = raw(`CASE
	WHEN s.held = 1 THEN s.received_at
	WHEN s.awaits_answer = 1 AND s.closed_at IS NULL THEN NULL
	WHEN ${has("waiting")} THEN NULL
	WHEN s.closed_at IS NULL AND EXISTS (SELECT 1 FROM messages m WHERE ${OWN})
		AND NOT EXISTS (SELECT 1 FROM messages m WHERE ${OWN} AND m.state = 'delivered') THEN NULL
	ELSE max(s.received_at, coalesce(s.closed_at, 0), coalesce(
		(SELECT max(m.finished_at) FROM messages m WHERE ${OWN} AND m.state = 'delivered'),
		(SELECT max(m.finished_at) FROM messages m WHERE m.submission_id = s.id), 0))
	END`);

/** Writes down what the messages of submissions have come to, in the batch that changed them. */
export function noteState(condition: SqlStatement): SqlStatement {
	return sql`UPDATE submissions AS s SET state = ${STATE} WHERE ${condition}`;
}

const DAY = 24 * 60 * 60 * 1000;

/** Weeks begin on a Monday; the first one of the clock was the fifth of January 1970. */
const WEEK = 7 * DAY;
const FIRST_MONDAY = 4 * DAY;

/** When the week began that the time in a column falls in. */
export function weekOf(column: string): SqlStatement {
	return raw(`${column} - (${column} - ${FIRST_MONDAY}) % ${WEEK}`);
}

/** Adds a person to a list, once, if a condition holds. */
export function optInStatement(
	{ id, email, form, requestedAt, confirmedAt, details, digest }: NewOptIn,
	where: SqlStatement = sql`1`,
): SqlStatement {
	return sql`INSERT OR IGNORE INTO opt_ins
		(id, email, form, requested_at, confirmed_at, details, digest)
		SELECT ${id}, ${email}, ${form}, ${requestedAt}, ${confirmedAt}, ${JSON.stringify(details)}, ${digest}
		WHERE ${where}`;
}

/** The statement before has written something, and the address has not asked for no more mail. A bounce may be mended. */
export function mayJoin({ digest }: NewOptIn): SqlStatement {
	return sql`changes() = 1 AND NOT EXISTS (SELECT 1 FROM addresses
		WHERE digest = ${digest} AND stopped_at IS NOT NULL AND bounced = 0)`;
}

/**
 * When the channel of a message, which the statement calls by this name, last acknowledged one.
 * @param audiences - only what was for these
 */
export function acceptedAt(
	message: string,
	audiences: readonly Audience[] = AUDIENCES,
): SqlStatement {
	// One search of the index an audience: `IN` would read each mail that was ever delivered.
	const newest = audiences.map(
		(audience) => `SELECT max(d.finished_at) AS at FROM messages d
			WHERE d.channel = ${message}.channel AND d.state = 'delivered' AND d.audience = '${audience}'`,
	);
	return raw(`(SELECT max(at) FROM (${newest.join(" UNION ALL ")}))`);
}

/** What is searched of a submission. */
export function foldedText({
	email,
	answers,
	note = "",
}: Pick<ListedSubmission, "email" | "answers"> & { readonly note?: string }): string {
	return fold([email, ...Object.values(answers), note].join("\n"));
}
