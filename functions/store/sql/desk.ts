import { z } from "zod";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, sql } from "./driver.ts";
import { acceptedAt, weekOf } from "./expressions.ts";
import { completeOptIns } from "./older.ts";
import { placeOf, positionOf } from "./position.ts";
import { toListedOptIn, toOptIn } from "./rows.ts";

type Operations = Pick<SubmissionStore, "findOptIn" | "listOptIns" | "weeklyCounts" | "health">;

const weeklyCountRow = z.object({
	week: z.number(),
	form: z.string(),
	role: z.string(),
	partner: z.string(),
	count: z.number(),
});

const stateRow = z.object({ state: z.string(), count: z.number() });
const waitingRow = z.object({
	failing: z.number(),
	refused: z.number(),
	since: z.number().nullable(),
	stuck: z.number().nullable(),
});
const numberRow = z.object({ number: z.number().nullable() });

/** What only the desk asks of the store. */
export function deskOperations(
	driver: SqlDriver,
	keys: Pick<SubmissionStore, "addressKey">,
): Operations {
	return {
		async findOptIn(id) {
			const [found] = await driver.batch([sql`SELECT * FROM opt_ins WHERE id = ${id}`]);
			const [row] = found?.rows ?? [];
			return row && toOptIn(row);
		},

		async listOptIns(form, limit, after) {
			await completeOptIns(driver, keys);
			const [time, id] = after ? positionOf(after) : [Number.MAX_SAFE_INTEGER, ""];
			const [found] = await driver.batch([
				sql`SELECT o.*, coalesce(o.left_at, a.stopped_at) AS stopped_at,
						o.left_at IS NULL AND coalesce(a.bounced, 0) AS bounced
					FROM opt_ins o LEFT JOIN addresses a ON a.digest = o.digest
					WHERE o.form = ${form} AND o.email <> '' AND (o.confirmed_at, o.id) < (${time}, ${id})
						AND NOT EXISTS (SELECT 1 FROM opt_ins n WHERE lower(n.email) = lower(o.email)
							AND n.form = o.form AND (n.confirmed_at, n.id) > (o.confirmed_at, o.id))
					ORDER BY o.confirmed_at DESC, o.id DESC LIMIT ${limit}`,
			]);
			const optIns = (found?.rows ?? []).map(toListedOptIn);
			const last = optIns.length === limit ? optIns.at(-1) : undefined;
			return { optIns, ...(last && { next: placeOf([last.confirmedAt, last.id]) }) };
		},

		async weeklyCounts(since) {
			const [submissions, optIns] = await driver.batch([
				sql`SELECT * FROM weekly_counts WHERE week >= ${since} ORDER BY week DESC, form, role, partner`,
				{
					sql: `SELECT ${weekOf("confirmed_at")} AS week, form, '' AS role, '' AS partner, count(*) AS count
						FROM opt_ins WHERE confirmed_at >= ? GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
					values: [since],
				},
			]);
			const counts = (result: typeof optIns) =>
				(result?.rows ?? []).map((row) => weeklyCountRow.parse(row));
			return { submissions: counts(submissions), optIns: counts(optIns) };
		},

		async health(exceptForm) {
			const [states, isNew, waiting, reasons, newest] = await driver.batch([
				sql`SELECT state, count(*) AS count FROM submissions
					WHERE form <> ${exceptForm} GROUP BY state`,
				sql`SELECT count(*) AS number FROM submissions
					WHERE awaits_answer = 1 AND answered_at IS NULL AND held = 0`,
				{
					sql: `SELECT count(reason) AS failing,
						count(CASE WHEN attempts > 1 AND reason GLOB 'SENDER_*'
							AND coalesce(first_attempt_at >= ${acceptedAt("m")}, 1) THEN 1 END) AS refused,
						min(coalesce(first_attempt_at, next_attempt_at)) AS since,
						min(CASE WHEN attempts = 0 THEN next_attempt_at
							WHEN audience IN ('founder', 'notice') AND channel <> 'webhook'
								AND coalesce(first_attempt_at >= ${acceptedAt("m", ["founder", "notice"])}, 1)
								THEN first_attempt_at END) AS stuck
						FROM messages m WHERE state = 'waiting'`,
					values: [],
				},
				sql`SELECT reason FROM messages WHERE state = 'waiting' AND reason IS NOT NULL
					GROUP BY reason ORDER BY count(*) DESC LIMIT 1`,
				sql`SELECT max(received_at) AS number FROM submissions`,
			]);
			const counts = new Map(
				(states?.rows ?? []).map((row) => {
					const { state, count } = stateRow.parse(row);
					return [state, count];
				}),
			);
			const { failing, refused, since, stuck } = waitingRow.parse(waiting?.rows[0]);
			return {
				all: [...counts.values()].reduce((sum, count) => sum + count, 0),
				isNew: numberRow.parse(isNew?.rows[0]).number ?? 0,
				waiting: counts.get("waiting") ?? 0,
				delivered: counts.get("delivered") ?? 0,
				undeliverable: counts.get("undeliverable") ?? 0,
				uncertain: counts.get("uncertain") ?? 0,
				held: counts.get("held") ?? 0,
				failing,
				refused,
				failingReason: z.string().optional().parse(reasons?.rows[0]?.reason),
				waitingSince: since ?? undefined,
				stuckSince: stuck ?? undefined,
				newestAt: numberRow.parse(newest?.rows[0]).number ?? undefined,
			};
		},
	};
}
