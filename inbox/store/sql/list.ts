import { z } from "zod";
import { type ListedSubmission, type SubmissionFilter, submissionSchema } from "../types.ts";
import {
	firstValue,
	joined,
	rowsOf,
	run,
	type SqlDriver,
	type SqlStatement,
	sql,
} from "./driver.ts";
import { IS_NEW } from "./expressions.ts";
import { fold } from "./fold.ts";

/** Number of submissions that one search scans, because no index helps a text search. */
const LOOKED_THROUGH = 10_000;

/** The position of a row in a list ordered by time and id. */
type Position = readonly [time: number, id: string];

/** Encodes a position as a cursor, such as `1795255200000:0123abcd`. */
export function encodeCursor([time, id]: Position): string {
	return `${time}:${id}`;
}

/** Decodes a cursor. An invalid cursor results in undefined, which means the start of the list. */
export function decodeCursor(place = ""): Position | undefined {
	const [, time, id] = /^(\d{1,16}):([\w-]{1,100})$/.exec(place) ?? [];
	return time === undefined || id === undefined ? undefined : [Number(time), id];
}

/** The columns of a submission `s`. */
export const COLUMNS = sql`s.id, s.fingerprint, s.form, s.email, s.answers, s.received_at, s.held, s.state,
	CASE s.awaits_answer WHEN 1 THEN iif(s.stays_open, 'closing', 'answer') END AS waits_for,
	s.answered_at, s.answered_by, s.closed_at, s.note,
	EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.audience = 'founder') AS founder_told`;

const endSchema = submissionSchema.pick({ receivedAt: true, id: true });

export function listOperations(driver: SqlDriver) {
	return {
		/**
		 * Reads a page of submissions, newest first; `next` is undefined on the last page. The order and the filters use
		 * indexes, so every page costs the same. A text search scans a limited number of submissions, so a page may be
		 * short although a next page exists.
		 * @param after - `next` of the previous page
		 */
		async list(
			filter: SubmissionFilter,
			limit: number,
			after?: string,
		): Promise<{
			readonly submissions: readonly ListedSubmission[];
			readonly next?: string | undefined;
		}> {
			const where = conditionOf(filter, after);
			const terms = (filter.terms ?? []).map(termCondition);
			const isSearch = terms.length > 0;
			const order = sql`ORDER BY s.received_at DESC, s.id DESC`;
			const scope = isSearch
				? sql`(SELECT * FROM submissions s WHERE ${where} ${order} LIMIT ${LOOKED_THROUGH})`
				: sql`submissions`;
			const wanted = isSearch ? joined(terms, " AND ") : where;
			const lastScanned = sql`SELECT s.received_at, s.id FROM submissions s WHERE ${where} ${order}
				LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}`;
			const [found, end] = await driver.batch([
				sql`SELECT ${COLUMNS} FROM ${scope} s WHERE ${wanted} ${order} LIMIT ${limit}`,
				...(isSearch ? [lastScanned] : []),
			]);
			const submissions = rowsOf(submissionSchema, found);
			// The cursor is the last submission shown or, on a short page, the last one scanned: more may follow.
			const last = submissions.length === limit ? submissions.at(-1) : rowsOf(endSchema, end)[0];
			return { submissions, ...(last && { next: encodeCursor([last.receivedAt, last.id]) }) };
		},

		/** Counts the submissions that match a filter. */
		async count(filter: SubmissionFilter): Promise<number> {
			const terms = (filter.terms ?? []).map(termCondition);
			const where = joined([conditionOf(filter), ...terms], " AND ");
			const found = await run(driver, sql`SELECT count(*) FROM submissions s WHERE ${where}`);
			return firstValue(z.number(), found);
		},
	};
}

function conditionOf(filter: SubmissionFilter, after?: string): SqlStatement {
	const { form, exceptForm, state, isNew, role, partner, since, until } = filter;
	const position = decodeCursor(after);
	const conditions = [
		form !== undefined && sql`s.form = ${form}`,
		exceptForm !== undefined && sql`s.form <> ${exceptForm}`,
		role !== undefined && sql`s.role = ${role}`,
		partner !== undefined && sql`s.partner = ${partner}`,
		since !== undefined && sql`s.received_at >= ${since}`,
		until !== undefined && sql`s.received_at < ${until}`,
		position && sql`(s.received_at, s.id) < (${position})`,
		state && sql`s.state IN (${state})`,
		isNew && IS_NEW,
	];
	return joined([sql`1`, ...conditions.filter((each) => each instanceof Object)], " AND ");
}

/** Matches a search term in the address, the answers or the note. */
function termCondition(term: string): SqlStatement {
	return sql`instr(s.folded, ${fold(term)}) > 0`;
}
