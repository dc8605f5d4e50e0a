import { z } from "zod";
import type { Message, NewSubmission, Submission, SubmissionStore } from "../port.ts";
import { type SqlDriver, type SqlResult, type SqlStatement, type SqlValue, sql } from "./driver.ts";
import { toMessage, toSubmission } from "./rows.ts";

const has = (state: string) =>
	`EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.state = '${state}')`;

/** The first of these that fits is the state of a submission. */
const STATE = `CASE WHEN s.held = 1 THEN 'held'
	WHEN ${has("waiting")} THEN 'waiting'
	WHEN ${has("uncertain")} THEN 'uncertain'
	WHEN ${has("undeliverable")} THEN 'undeliverable'
	ELSE 'delivered' END`;

/** How submissions are found. */
export function findingOperations(driver: SqlDriver): Pick<SubmissionStore, "find" | "list"> {
	return {
		async find(id) {
			const [found] = await driver.batch([
				{ sql: `SELECT s.*, ${STATE} AS state FROM submissions s WHERE s.id = ?`, values: [id] },
			]);
			return (await withMessages(driver, found?.rows ?? []))[0];
		},

		async list({ form, state, email, since, until }, limit, after) {
			const [time, id] = after ? positionOf(after) : [];
			const conditions: [string, readonly (SqlValue | undefined)[]][] = [
				["s.form = ?", [form]],
				[`${STATE} = ?`, [state]],
				["lower(s.email) = lower(?)", [email]],
				["s.received_at >= ?", [since]],
				["s.received_at < ?", [until]],
				["(s.received_at, s.id) < (?, ?)", [time, id]],
			];
			const asked = conditions.filter(([, values]) => values.every((value) => value !== undefined));
			const where = asked.map(([condition]) => condition).join(" AND ") || "1";
			const [found] = await driver.batch([
				{
					sql: `SELECT s.*, ${STATE} AS state FROM submissions s WHERE ${where}
						ORDER BY s.received_at DESC, s.id DESC LIMIT ?`,
					values: [
						...asked.flatMap(([, values]) => values.filter((value) => value !== undefined)),
						limit,
					],
				},
			]);
			const submissions = await withMessages(driver, found?.rows ?? []);
			const last = submissions.at(-1);
			const more = submissions.length === limit && last;
			return { submissions, ...(more && { next: `${last.receivedAt}:${last.id}` }) };
		},
	};
}

/** Submissions that a statement found, each with its messages. */
async function withMessages(driver: SqlDriver, rows: SqlResult["rows"]): Promise<Submission[]> {
	const ids = rows.map(({ id }) => z.string().parse(id));
	if (ids.length === 0) return [];
	const [found] = await driver.batch([
		{
			sql: `SELECT * FROM messages WHERE submission_id IN (${ids.map(() => "?").join()})
				ORDER BY submission_id, position`,
			values: ids,
		},
	]);
	const bySubmission = new Map<string, Message[]>();
	for (const { submissionId, ...message } of (found?.rows ?? []).map(toMessage)) {
		bySubmission.set(submissionId, [...(bySubmission.get(submissionId) ?? []), message]);
	}
	return rows.map((row, index): Submission => {
		return toSubmission(row, bySubmission.get(ids[index] ?? "") ?? []);
	});
}

/** How submissions are written, and let leave. */
export function writingOperations(
	driver: SqlDriver,
): Pick<SubmissionStore, "insert" | "release" | "retry"> {
	return {
		async insert(submission) {
			const results = await driver.batch([
				...insertStatements(submission),
				sql`SELECT fingerprint FROM submissions WHERE id = ${submission.id}`,
			]);
			const fingerprint = z.string().parse(results.at(-1)?.rows[0]?.fingerprint);
			return { created: results[0]?.changes === 1, fingerprint };
		},

		async release(id, now) {
			const [, released] = await driver.batch([
				sql`UPDATE messages SET state = 'waiting', next_attempt_at = ${now}
					WHERE submission_id = ${id} AND state = 'held'`,
				sql`UPDATE submissions SET held = 0 WHERE id = ${id} AND held = 1`,
			]);
			return released?.changes === 1;
		},

		async retry(id, now) {
			// The attempts begin anew, and so does the time for which we try.
			const [retried] = await driver.batch([
				sql`UPDATE messages SET state = 'waiting', next_attempt_at = ${now}, attempts = 0,
					first_attempt_at = NULL, handed_over = 0, finished_at = NULL
					WHERE submission_id = ${id} AND state IN ('undeliverable', 'uncertain')`,
			]);
			return retried?.changes ?? 0;
		},
	};
}

/** How submissions are deleted. */
export function deletingOperations(
	driver: SqlDriver,
): Pick<SubmissionStore, "remove" | "removePerson" | "sweep"> {
	return {
		async remove(id) {
			const [, removed] = await driver.batch([
				sql`DELETE FROM messages WHERE submission_id = ${id}`,
				sql`DELETE FROM submissions WHERE id = ${id}`,
			]);
			return removed?.changes === 1;
		},

		async removePerson(email) {
			const [, removed] = await driver.batch([
				sql`DELETE FROM messages WHERE submission_id IN
					(SELECT id FROM submissions WHERE lower(email) = lower(${email}))`,
				sql`DELETE FROM submissions WHERE lower(email) = lower(${email})`,
				sql`DELETE FROM opt_ins WHERE lower(email) = lower(${email})`,
			]);
			return removed?.changes ?? 0;
		},

		async sweep({ finishedBefore, heldBefore }) {
			const old = `SELECT s.id FROM submissions s WHERE
				(s.held = 1 AND s.received_at < ?) OR (s.held = 0 AND NOT EXISTS
				(SELECT 1 FROM messages m WHERE m.submission_id = s.id
					AND (m.state NOT IN ('delivered', 'canceled') OR m.finished_at >= ?)))`;
			const values = [heldBefore, finishedBefore];
			const [, removed] = await driver.batch([
				{ sql: `DELETE FROM messages WHERE submission_id IN (${old})`, values },
				// The messages of these are gone by now.
				sql`DELETE FROM submissions WHERE NOT EXISTS
					(SELECT 1 FROM messages m WHERE m.submission_id = submissions.id)`,
			]);
			return removed?.changes ?? 0;
		},
	};
}

/** A message is only written where its submission was: `changes()` is what the statement before it did. */
function insertStatements(submission: NewSubmission): SqlStatement[] {
	const { id, fingerprint, form, email, answers, receivedAt, held, messages } = submission;
	const state = held ? "held" : "waiting";
	return [
		sql`INSERT OR IGNORE INTO submissions (id, fingerprint, form, email, answers, received_at, held)
			VALUES (${id}, ${fingerprint}, ${form}, ${email}, ${JSON.stringify(answers)}, ${receivedAt},
				${held ? 1 : 0})`,
		...messages.map(
			(message, position) => sql`INSERT INTO messages
				(id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at)
				SELECT ${message.id}, ${id}, ${position}, ${message.channel}, ${message.audience},
					${message.recipient}, ${message.content}, ${state}, ${receivedAt}
				WHERE changes() = 1`,
		),
	];
}

/** @throws Error where a list did not hand out this place */
function positionOf(after: string): [time: number, id: string] {
	const [, time, id] = /^(\d+):(.+)$/.exec(after) ?? [];
	if (time === undefined || id === undefined) throw new Error("unknown place in the list");
	return [Number(time), id];
}
