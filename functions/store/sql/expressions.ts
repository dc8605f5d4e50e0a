import type { SqlStatement, SqlValue } from "./driver.ts";

/* What several statements ask of a submission, which they call `s`. */

const has = (state: string) =>
	`EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.state = '${state}')`;

/** The first of these that fits is the state of a submission. */
export const STATE = `CASE WHEN s.held = 1 THEN 'held'
	WHEN ${has("waiting")} THEN 'waiting'
	WHEN ${has("uncertain")} THEN 'uncertain'
	WHEN ${has("undeliverable")} THEN 'undeliverable'
	ELSE 'delivered' END`;

/** Writes down what the messages of submissions have come to, in the batch that changed them. */
export function noteState(condition: string, values: readonly SqlValue[]): SqlStatement {
	return { sql: `UPDATE submissions AS s SET state = ${STATE} WHERE ${condition}`, values };
}

const DAY = 24 * 60 * 60 * 1000;

/** Weeks begin on a Monday; the first one of the clock was the fifth of January 1970. */
const WEEK = 7 * DAY;
const FIRST_MONDAY = 4 * DAY;

/** When the week began that the time in a column falls in. */
export function weekOf(column: string): string {
	return `${column} - (${column} - ${FIRST_MONDAY}) % ${WEEK}`;
}
