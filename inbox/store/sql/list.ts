import { z } from "zod";
import { type SubmissionFilter, submissionSchema } from "../types.ts";
import type { SqlDriver, SqlResult, SqlStatement } from "./driver.ts";
import { joined, raw, rowsOf, runOn, sql } from "./driver.ts";
import { IS_NEW } from "./expressions.ts";
import { fold } from "./fold.ts";

/** Number of submissions that one text search or count reads, because no index helps it. */
export const LOOKED_THROUGH = 10_000;

/** The position of a row in a list ordered by time and id. */
type Position = readonly [time: number, id: string];

/** Encodes a position as a cursor, such as `1795255200000:0123abcd`. */
export const encodeCursor = ([time, id]: Position) => `${time}:${id}`;

/** Decodes a cursor. An invalid cursor results in undefined, which means the start of the list. */
export function decodeCursor(place = ""): Position | undefined {
	const [, time, id] = /^(\d{1,16}):([\w-]{1,100})$/.exec(place) ?? [];
	return time === undefined || id === undefined ? undefined : [Number(time), id];
}

/** The columns of a submission `s`. */
export const COLUMNS = sql`s.id, s.fingerprint, s.form, s.email, s.answers, s.received_at, s.held, s.state, s.waits_for,
	s.answered_at, s.answered_by, s.closed_at, s.note, s.unconfirmed`;

/** The number of submissions that match a filter; if `isMore`, there may be more. */
export interface Total {
	readonly count: number;
	readonly isMore: boolean;
}

const scanSchema = z.object({
	found: z.number().nullable(),
	/** The cursor of the last submission scanned, if there are more. */
	last: z.string().nullable(),
});

export function listOperations(driver: SqlDriver) {
	return {
		/**
		 * Reads a page of submissions, by default newest first; `next` is undefined on the last page. The order and the
		 * filters use indexes, so every page costs the same. A text search scans a limited number of submissions, so a
		 * page may be short although a next page exists; its `total` counts the matches among those.
		 * @param after - `next` of the previous page
		 */
		async list(filter: SubmissionFilter, limit: number, after?: string) {
			const { order, from } = orderOf(filter, after);
			const where = sql`${from} AND ${conditionOf(filter)}`;
			const terms = termsOf(filter);
			const isSearch = filter.terms !== undefined && filter.terms.length > 0;
			const scope = isSearch
				? sql`(SELECT * FROM submissions s WHERE ${where} ${order} LIMIT ${LOOKED_THROUGH})`
				: sql`submissions`;
			const [found, scan] = await driver.batch([
				sql`SELECT ${COLUMNS} FROM ${scope} s WHERE ${isSearch ? terms : where} ${order} LIMIT ${limit}`,
				...(isSearch ? [scanStatement(filter, after)] : []),
			]);
			const submissions = rowsOf(submissionSchema, found);
			const scanned = scan && totalIn(scan);
			const last = submissions.length === limit ? submissions.at(-1) : undefined;
			// The cursor is the last submission shown or, on a short page, the last one scanned: more may follow.
			const next = last ? encodeCursor([last.receivedAt, last.id]) : (scanned?.last ?? undefined);
			return { submissions, next, ...(scanned && { total: scanned.total }) };
		},

		/** Counts the newest submissions that match a filter; `isMore` where older ones may match, too. */
		async count(filter: SubmissionFilter): Promise<Total> {
			return totalIn(await runOn(driver)(scanStatement(filter))).total;
		},
	};
}

/** Counts the matches among the first submissions of a list, and finds where the scan ended. */
function scanStatement(filter: SubmissionFilter, after?: string): SqlStatement {
	const { order, from } = orderOf(filter, after);
	const last = filter.oldestFirst ? raw("max(place)") : raw("min(place)");
	return sql`SELECT sum(is_found) AS found, iif(count(*) = ${LOOKED_THROUGH}, ${last}, NULL) AS last
		FROM (SELECT ${termsOf(filter)} AS is_found, printf('%016d:%s', s.received_at, s.id) AS place
			FROM submissions s WHERE ${from} AND ${conditionOf(filter)} ${order} LIMIT ${LOOKED_THROUGH})`;
}

function totalIn(scan: SqlResult) {
	const [{ found, last } = { found: null, last: null }] = rowsOf(scanSchema, scan);
	return { total: { count: found ?? 0, isMore: last !== null } satisfies Total, last };
}

/** Returns the order of a list, and the condition that a submission comes after a cursor. */
function orderOf({ oldestFirst = false }: SubmissionFilter, after?: string) {
	const [direction, beyond] = oldestFirst ? [raw("ASC"), raw(">")] : [raw("DESC"), raw("<")];
	const position = decodeCursor(after);
	return {
		order: sql`ORDER BY s.received_at ${direction}, s.id ${direction}`,
		from: position ? sql`(s.received_at, s.id) ${beyond} (${position})` : sql`1`,
	};
}

function conditionOf(filter: SubmissionFilter): SqlStatement {
	const { form, exceptForm, state, isNew, role, partner, since, until } = filter;
	const conditions = [
		form !== undefined && sql`s.form IN (${form})`,
		exceptForm !== undefined && sql`s.form NOT IN (${exceptForm})`,
		role !== undefined && sql`s.role = ${role}`,
		partner !== undefined && sql`s.partner = ${partner}`,
		since !== undefined && sql`s.received_at >= ${since}`,
		until !== undefined && sql`s.received_at < ${until}`,
		state && sql`s.state IN (${state})`,
		isNew && IS_NEW,
	];
	return joined([sql`1`, ...conditions.filter((each) => each instanceof Object)], " AND ");
}

/** Matches each search term in the address, the answers or the note. */
function termsOf({ terms = [] }: SubmissionFilter): SqlStatement {
	const conditions = terms.map((term) => sql`instr(s.folded, ${fold(term)}) > 0`);
	return joined([sql`1`, ...conditions], " AND ");
}
