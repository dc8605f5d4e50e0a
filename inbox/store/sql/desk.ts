import { z } from "zod";
import { NOTICE } from "../../common/other-forms.ts";
import {
	type ListedOptIn,
	listedOptInSchema,
	type Mark,
	optInSchema,
	submissionSchema,
	weeklyCountSchema,
} from "../types.ts";
import { firstValue, rowsOf, run, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { acceptedAt, foldedText, IS_NEW, weekOf } from "./expressions.ts";
import { decodeCursor, encodeCursor } from "./list.ts";

/** The columns that each mark writes, and the condition under which the mark applies. */
const CHANGES: Readonly<Record<Mark, (at: number, by: string | null) => SqlStatement>> = {
	answered: (at, by) => sql`answered_at = ${at}, answered_by = ${by},
		closed_at = iif(stays_open = 1, NULL, ${at})
		WHERE ${IS_NEW}`,
	unanswered: () => sql`answered_at = NULL, answered_by = NULL, closed_at = NULL
		WHERE awaits_answer = 1 AND answered_at IS NOT NULL`,
	closed: (at, by) => sql`closed_at = ${at}, answered_at = coalesce(answered_at, ${at}),
		answered_by = iif(answered_at IS NULL, ${by}, answered_by)
		WHERE stays_open = 1 AND held = 0 AND closed_at IS NULL`,
	reopened: () => sql`closed_at = NULL WHERE stays_open = 1 AND closed_at IS NOT NULL`,
};

const notedSchema = submissionSchema.pick({ email: true, answers: true });
const stateSchema = z.object({ state: z.string(), count: z.number() });
const waitingSchema = z.object({
	failing: z.number(),
	refused: z.number(),
	since: z.number().nullable(),
	stuck: z.number().nullable(),
});

/** Operations of the desk, the weekly digest and `/healthz`. */
export function deskOperations(driver: SqlDriver) {
	return {
		/** Marks submissions, if the mark applies to them. @returns the number of marked submissions */
		async mark(
			ids: readonly string[],
			mark: Mark,
			{ at, by }: { at: number; by: string | null },
		): Promise<number> {
			const change = CHANGES[mark](at, by);
			return (await run(driver, sql`UPDATE submissions SET ${change} AND id IN (${ids})`)).changes;
		},

		/** Stores the founder's note about a submission. @returns false where the submission doesn't exist */
		async note(id: string, note: string): Promise<boolean> {
			const found = await run(driver, sql`SELECT email, answers FROM submissions WHERE id = ${id}`);
			const [submission] = rowsOf(notedSchema, found);
			if (!submission) return false;
			const folded = foldedText({ ...submission, note });
			const { changes } = await run(
				driver,
				sql`UPDATE submissions SET note = ${note}, folded = ${folded} WHERE id = ${id}`,
			);
			return changes === 1;
		},

		async findOptIn(id: string) {
			const found = await run(driver, sql`SELECT * FROM opt_ins WHERE id = ${id}`);
			return rowsOf(optInSchema, found)[0];
		},

		/**
		 * Reads a page of a list's members, newest first. Each member appears once, with the newest sign-up.
		 * @param after - `next` of the previous page
		 */
		async listOptIns(
			form: string,
			limit: number,
			after?: string,
		): Promise<{ readonly optIns: readonly ListedOptIn[]; readonly next?: string | undefined }> {
			const [time, id] = decodeCursor(after) ?? [Number.MAX_SAFE_INTEGER, ""];
			const found = await run(
				driver,
				sql`SELECT o.*, coalesce(o.left_at, a.stopped_at) AS stopped_at,
						o.left_at IS NULL AND coalesce(a.bounced, 0) AS has_bounced
					FROM opt_ins o LEFT JOIN addresses a ON a.digest = o.digest
					WHERE o.form = ${form} AND o.email <> '' AND (o.confirmed_at, o.id) < (${time}, ${id})
						AND NOT EXISTS (SELECT 1 FROM opt_ins n WHERE lower(n.email) = lower(o.email)
							AND n.form = o.form AND (n.confirmed_at, n.id) > (o.confirmed_at, o.id))
					ORDER BY o.confirmed_at DESC, o.id DESC LIMIT ${limit}`,
			);
			const optIns = rowsOf(listedOptInSchema, found);
			const last = optIns.length === limit ? optIns.at(-1) : undefined;
			return { optIns, ...(last && { next: encodeCursor([last.confirmedAt, last.id]) }) };
		},

		/** Reads the weekly counts of submissions and of confirmed sign-ups since a time, newest first. */
		async weeklyCounts(since: number) {
			const [submissions, optIns] = await driver.batch([
				sql`SELECT * FROM weekly_counts WHERE week >= ${since} ORDER BY week DESC, form, role, partner`,
				sql`SELECT ${weekOf("confirmed_at")} AS week, form, '' AS role, '' AS partner, count(*) AS count
					FROM opt_ins WHERE confirmed_at >= ${since} GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
			]);
			return {
				submissions: rowsOf(weeklyCountSchema, submissions),
				optIns: rowsOf(weeklyCountSchema, optIns),
			};
		},

		/** Counts submissions by state, except notices, and reports failing, waiting and stuck messages. */
		health: () => readHealth(driver),
	};
}

async function readHealth(driver: SqlDriver) {
	const accepted = acceptedAt("m");
	const acceptedByUs = acceptedAt("m", ["founder", "notice"]);
	const [states, isNew, waiting, reasons, newest] = await driver.batch([
		sql`SELECT state, count(*) AS count FROM submissions
			WHERE form <> ${NOTICE} GROUP BY state`,
		sql`SELECT count(*) FROM submissions WHERE ${IS_NEW}`,
		sql`SELECT count(reason) AS failing,
			count(CASE WHEN attempts > 1 AND reason GLOB 'SENDER_*'
				AND coalesce(first_attempt_at >= ${accepted}, 1) THEN 1 END) AS refused,
			min(coalesce(first_attempt_at, next_attempt_at)) AS since,
			min(CASE WHEN attempts = 0 THEN next_attempt_at
				WHEN audience IN ('founder', 'notice') AND channel <> 'webhook'
					AND coalesce(first_attempt_at >= ${acceptedByUs}, 1)
					THEN first_attempt_at END) AS stuck
			FROM messages m WHERE state = 'waiting'`,
		sql`SELECT reason FROM messages WHERE state = 'waiting' AND reason IS NOT NULL
			GROUP BY reason ORDER BY count(*) DESC LIMIT 1`,
		sql`SELECT max(received_at) FROM submissions`,
	]);
	const counts = new Map(
		rowsOf(stateSchema, states).map(({ state, count }) => [state, count] as const),
	);
	const [messages] = rowsOf(waitingSchema, waiting);
	return {
		/** The total number of submissions, except notices. */
		all: [...counts.values()].reduce((sum, count) => sum + count, 0),
		isNew: firstValue(z.number(), isNew),
		waiting: counts.get("waiting") ?? 0,
		delivered: counts.get("delivered") ?? 0,
		undeliverable: counts.get("undeliverable") ?? 0,
		uncertain: counts.get("uncertain") ?? 0,
		held: counts.get("held") ?? 0,
		/** The number of messages that failed and will be retried. */
		failing: messages?.failing ?? 0,
		/** The most common reason of these failures. */
		failingReason: firstValue(z.string().optional(), reasons),
		/**
		 * The number of messages whose second or later attempt was refused because of the account. A message doesn't count
		 * if its channel has delivered another message since its first attempt.
		 */
		refused: messages?.refused ?? 0,
		/** The time of the oldest waiting message's first attempt, or its due time if no attempt was made. */
		waitingSince: messages?.since ?? undefined,
		/**
		 * The time since which the oldest stuck message has waited. A message is stuck if it was never attempted, or if it
		 * is a mail to the founder and no other mail to the founder was delivered since its first attempt.
		 */
		stuckSince: messages?.stuck ?? undefined,
		/** The time of the newest submission, which is in the future if the clock was wrong. */
		newestAt: firstValue(z.number().nullable(), newest) ?? undefined,
	};
}
