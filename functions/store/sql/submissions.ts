import { z } from "zod";
import type { NewSubmission, SubmissionStore } from "../port.ts";
import { type SqlDriver, type SqlStatement, type SqlValue, sql } from "./driver.ts";
import { KEPT_FROM, mayJoin, noteState, optInStatement, weekOf } from "./expressions.ts";
import { countSubmissions, listSubmissions } from "./list.ts";
import { foldedText, toListedSubmission, toMessage } from "./rows.ts";

type Operations = Pick<
	SubmissionStore,
	| "insert"
	| "find"
	| "fingerprint"
	| "list"
	| "count"
	| "release"
	| "retry"
	| "retryAll"
	| "addMessage"
>;

/** What is read of a submission. */
const COLUMNS = `s.id, s.fingerprint, s.form, s.email, s.answers, s.received_at, s.held, s.state,
	s.awaits_answer, s.stays_open, s.answered_at, s.answered_by, s.closed_at, s.note,
	EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.audience = 'founder') AS founder_told`;

export function submissionOperations(driver: SqlDriver): Operations {
	return {
		async insert(submission) {
			const results = await driver.batch([
				...insertStatements(submission),
				sql`SELECT fingerprint FROM submissions WHERE id = ${submission.id}`,
			]);
			const fingerprint = z.string().parse(results.at(-1)?.rows[0]?.fingerprint);
			return { created: results[0]?.changes === 1, fingerprint };
		},

		async find(id) {
			const [found, messages] = await driver.batch([
				{
					sql: `SELECT ${COLUMNS}, ${KEPT_FROM} AS kept_from FROM submissions s WHERE s.id = ?`,
					values: [id],
				},
				sql`SELECT * FROM messages WHERE submission_id = ${id} ORDER BY position`,
			]);
			const [row] = found?.rows ?? [];
			if (!row) return undefined;
			const rows = (messages?.rows ?? []).map(toMessage);
			return {
				...toListedSubmission(row),
				messages: rows.map(({ submissionId: _, ...message }) => message),
				keptFrom: z.number().nullable().parse(row.kept_from),
			};
		},

		async fingerprint(ids) {
			const [found] = await driver.batch(
				[
					{
						sql: `SELECT fingerprint FROM submissions WHERE id IN (${ids.map(() => "?").join()})
							ORDER BY received_at DESC LIMIT 1`,
						values: ids,
					},
				],
				"relaxed",
			);
			return z.string().optional().parse(found?.rows[0]?.fingerprint);
		},

		list: (filter, limit, after) => listSubmissions(driver, COLUMNS, filter, limit, after),

		count: (filter) => countSubmissions(driver, filter),

		async release(id, now, optIn) {
			const [, , released] = await driver.batch([
				sql`UPDATE messages SET state = 'waiting', next_attempt_at = ${now}
					WHERE submission_id = ${id} AND state = 'held'`,
				countStatement("WHERE id = ? AND held = 1", [id]),
				sql`UPDATE submissions SET held = 0 WHERE id = ${id} AND held = 1`,
				...(optIn ? [optInStatement(optIn, mayJoin(optIn))] : []),
				noteState("s.id = ?", [id]),
			]);
			return released?.changes === 1;
		},

		async retry(id, now) {
			// The attempts begin anew, and so does the time for which we try.
			const [retried] = await driver.batch([
				{
					sql: `${RETRY} WHERE submission_id = ? AND state IN ('undeliverable', 'uncertain')`,
					values: [now, id],
				},
				noteState("s.id = ?", [id]),
			]);
			return retried?.changes ?? 0;
		},

		async retryAll(now) {
			const [hurried, retried] = await driver.batch([
				sql`UPDATE messages SET next_attempt_at = ${now}
					WHERE state = 'waiting' AND lease IS NULL AND reason IS NOT NULL`,
				{ sql: `${RETRY} WHERE state = 'undeliverable'`, values: [now] },
				noteState("s.state IN ('undeliverable', 'uncertain')", []),
			]);
			return (retried?.changes ?? 0) + (hurried?.changes ?? 0);
		},

		async addMessage(id, message, now) {
			const [added] = await driver.batch([
				sql`INSERT INTO messages
					(id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at)
					SELECT ${message.id}, id, (SELECT count(*) FROM messages WHERE submission_id = ${id}),
						${message.channel}, ${message.audience}, ${message.recipient}, ${message.content},
						'waiting', ${now}
					FROM submissions WHERE id = ${id}`,
				noteState("s.id = ?", [id]),
			]);
			return added?.changes === 1;
		},
	};
}

/** The attempts begin anew, and so does the time for which we try. */
const RETRY = `UPDATE messages SET state = 'waiting', next_attempt_at = ?, attempts = 0,
	first_attempt_at = NULL, handed_over = 0, finished_at = NULL`;

/** Counts submissions in their weeks; the values are those of the condition. */
function countStatement(condition: string, values: readonly SqlValue[]): SqlStatement {
	return {
		sql: `INSERT INTO weekly_counts (week, form, role, partner, count)
			SELECT ${weekOf("received_at")}, form, coalesce(role, ''), coalesce(partner, ''), 1
			FROM submissions ${condition}
			ON CONFLICT (week, form, role, partner) DO UPDATE SET count = count + 1`,
		values,
	};
}

/** What follows is only written where the submission was: `changes()` is what the statement before it did. */
function insertStatements(submission: NewSubmission): SqlStatement[] {
	const { id, fingerprint, form, email, answers, receivedAt, held, messages } = submission;
	const messageState = held ? "held" : "waiting";
	const state = held || messages.length > 0 ? messageState : "delivered";
	const { waitsFor, optIn } = submission;
	return [
		sql`INSERT OR IGNORE INTO submissions
			(id, fingerprint, form, email, answers, folded, received_at, held, state, awaits_answer, stays_open)
			VALUES (${id}, ${fingerprint}, ${form}, ${email}, ${JSON.stringify(answers)},
				${foldedText(submission)}, ${receivedAt}, ${held ? 1 : 0}, ${state},
				${waitsFor ? 1 : 0}, ${waitsFor === "closing" ? 1 : 0})`,
		...messages.map(
			(message, position) => sql`INSERT INTO messages
				(id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at)
				SELECT ${message.id}, ${id}, ${position}, ${message.channel}, ${message.audience},
					${message.recipient}, ${message.content}, ${messageState}, ${receivedAt}
				WHERE changes() = 1`,
		),
		...(held ? [] : [countStatement("WHERE changes() = 1 AND id = ?", [id])]),
		...(optIn && !held ? [optInStatement(optIn, mayJoin(optIn))] : []),
	];
}
