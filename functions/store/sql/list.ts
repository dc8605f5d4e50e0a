import { z } from "zod";
import { fold } from "../../fold.ts";
import type { SubmissionFilter, SubmissionPage } from "../port.ts";
import type { SqlDriver, SqlValue } from "./driver.ts";
import { type Position, placeOf, positionOf } from "./position.ts";
import { toListedSubmission } from "./rows.ts";

/** In how many submissions words are looked for at a time: no index knows them. */
const LOOKED_THROUGH = 10_000;

interface Condition {
	readonly sql: string;
	readonly values: readonly SqlValue[];
}

/** One page of submissions. Each order and filter follows an index, so that a page costs the same anywhere. */
export async function listSubmissions(
	driver: SqlDriver,
	columns: string,
	filter: SubmissionFilter,
	limit: number,
	after?: string,
): Promise<SubmissionPage> {
	const { sql: where, values } = joined(conditionsOf(filter, after));
	const words = joined((filter.words ?? []).map(wordCondition));
	const order = "ORDER BY s.received_at DESC, s.id DESC";
	const isSearch = words.values.length > 0;
	const scope = isSearch
		? `(SELECT * FROM submissions s WHERE ${where} ${order} LIMIT ${LOOKED_THROUGH})`
		: "submissions";
	const [found, end] = await driver.batch([
		{
			sql: `SELECT ${columns} FROM ${scope} s WHERE ${isSearch ? words.sql : where} ${order} LIMIT ?`,
			values: [...values, ...words.values, limit],
		},
		...(isSearch
			? [
					{
						sql: `SELECT s.received_at, s.id FROM submissions s WHERE ${where} ${order}
							LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}`,
						values,
					},
				]
			: []),
	]);
	const submissions = (found?.rows ?? []).map(toListedSubmission);
	const last = submissions.at(-1);
	const isFull = submissions.length === limit && last;
	const next = isFull ? ([last.receivedAt, last.id] as const) : endOf(end?.rows[0]);
	return { submissions, ...(next && { next: placeOf(next) }) };
}

/** How many submissions a filter finds, words in all of them. */
export async function countSubmissions(
	driver: SqlDriver,
	filter: SubmissionFilter,
): Promise<number> {
	const words = (filter.words ?? []).map(wordCondition);
	const { sql: where, values } = joined([...conditionsOf(filter, undefined), ...words]);
	const [found] = await driver.batch([
		{ sql: `SELECT count(*) AS count FROM submissions s WHERE ${where}`, values },
	]);
	return z.number().parse(found?.rows[0]?.count);
}

const endRow = z.object({ received_at: z.number(), id: z.string() });

/** The last of the submissions that were looked through, where there may be more behind it. */
function endOf(row: unknown): Position | undefined {
	if (row === undefined) return undefined;
	const { received_at, id } = endRow.parse(row);
	return [received_at, id];
}

function conditionsOf(filter: SubmissionFilter, after: string | undefined): Condition[] {
	const { form, exceptForm, state, isNew, role, partner, since, until } = filter;
	const given: [string, readonly (SqlValue | undefined)[]][] = [
		["s.form = ?", [form]],
		["s.form <> ?", [exceptForm]],
		["s.role = ?", [role]],
		["s.partner = ?", [partner]],
		["s.received_at >= ?", [since]],
		["s.received_at < ?", [until]],
		["(s.received_at, s.id) < (?, ?)", after ? positionOf(after) : [undefined]],
	];
	const conditions = given.flatMap(([sql, values]) => {
		const known = values.filter((value) => value !== undefined);
		return known.length === values.length ? [{ sql, values: known }] : [];
	});
	if (state) {
		const states = [state].flat();
		conditions.push({ sql: `s.state IN (${states.map(() => "?").join()})`, values: [...states] });
	}
	if (isNew) {
		const sql = "s.awaits_answer = 1 AND s.answered_at IS NULL AND s.held = 0";
		conditions.push({ sql, values: [] });
	}
	return conditions;
}

/**
 * A word anywhere in the address, in what was answered or noted, and not in the names of the questions. What an earlier
 * release wrote is searched as it stands until `completeOlder` has folded it.
 */
function wordCondition(word: string): Condition {
	return {
		sql: `instr(coalesce(s.folded, lower(s.email || (SELECT group_concat(value, char(10))
			FROM json_each(s.answers)))), ?) > 0`,
		values: [fold(word)],
	};
}

function joined(conditions: readonly Condition[]): Condition {
	return {
		sql: conditions.map(({ sql }) => sql).join(" AND ") || "1",
		values: conditions.flatMap(({ values }) => values),
	};
}
