import { z } from "zod";
import {
	messageSchema,
	type NewMessage,
	type NewOptIn,
	type NewSubmission,
	type Submission,
	type SubmissionFilter,
	submissionSchema,
} from "../port.ts";
import {
	firstValue,
	listed,
	rowsOf,
	run,
	type SqlDriver,
	type SqlStatement,
	sql,
} from "./driver.ts";
import {
	foldedText,
	KEPT_FROM,
	mayJoin,
	noteState,
	optInStatement,
	weekOf,
} from "./expressions.ts";
import { countSubmissions, listSubmissions } from "./list.ts";

/** What is read of a submission. */
const COLUMNS = sql`s.id, s.fingerprint, s.form, s.email, s.answers, s.received_at, s.held, s.state,
	CASE s.awaits_answer WHEN 1 THEN iif(s.stays_open, 'closing', 'answer') END AS waits_for,
	s.answered_at, s.answered_by, s.closed_at, s.note,
	EXISTS (SELECT 1 FROM messages m WHERE m.submission_id = s.id AND m.audience = 'founder') AS founder_told`;

const foundSchema = submissionSchema.extend({ keptFrom: z.number().nullable() });

/** What visitors sent, and what becomes of it. */
export function submissionOperations(driver: SqlDriver) {
	return {
		/**
		 * Writes a submission with its messages, durably, unless its id is known.
		 * @returns what is stored under the id from now on, and whether this call wrote it
		 */
		async insert(
			submission: NewSubmission,
		): Promise<{ readonly created: boolean; readonly fingerprint: string }> {
			const results = await driver.batch([
				...insertStatements(submission),
				sql`SELECT fingerprint FROM submissions WHERE id = ${submission.id}`,
			]);
			const fingerprint = firstValue(z.string(), results.at(-1));
			return { created: results[0]?.changes === 1, fingerprint };
		},

		async find(id: string): Promise<Submission | undefined> {
			const [found, messages] = await driver.batch([
				sql`SELECT ${COLUMNS}, ${KEPT_FROM} AS kept_from FROM submissions s WHERE s.id = ${id}`,
				sql`SELECT * FROM messages WHERE submission_id = ${id} ORDER BY position`,
			]);
			const [submission] = rowsOf(foundSchema, found);
			return submission && { ...submission, messages: rowsOf(messageSchema, messages) };
		},

		/** The fingerprint of the newest submission under any of these ids. */
		async fingerprint(ids: readonly string[]): Promise<string | undefined> {
			const found = await run(
				driver,
				sql`SELECT fingerprint FROM submissions WHERE id IN (${listed(ids)})
					ORDER BY received_at DESC LIMIT 1`,
				"relaxed",
			);
			return firstValue(z.string().optional(), found);
		},

		/** @param after - `next` of the page before */
		list: (filter: SubmissionFilter, limit: number, after?: string) =>
			listSubmissions(driver, COLUMNS, filter, limit, after),

		/** How many submissions a filter finds. */
		count: (filter: SubmissionFilter) => countSubmissions(driver, filter),

		/**
		 * Lets what was held as spam leave.
		 * @param optIn - as for a new submission
		 * @returns false where nothing under this id is held
		 */
		async release(id: string, now: number, optIn?: NewOptIn): Promise<boolean> {
			const [, , released] = await driver.batch([
				sql`UPDATE messages SET state = 'waiting', next_attempt_at = ${now}
					WHERE submission_id = ${id} AND state = 'held'`,
				countStatement(sql`id = ${id} AND held = 1`),
				sql`UPDATE submissions SET held = 0 WHERE id = ${id} AND held = 1`,
				...(optIn ? [optInStatement(optIn, mayJoin(optIn))] : []),
				noteState(sql`s.id = ${id}`),
			]);
			return released?.changes === 1;
		},

		/** Lets the undeliverable and uncertain messages of a submission leave again. @returns how many */
		async retry(id: string, now: number): Promise<number> {
			const [retried] = await driver.batch([
				retryStatement(now, sql`submission_id = ${id} AND state IN ('undeliverable', 'uncertain')`),
				noteState(sql`s.id = ${id}`),
			]);
			return retried?.changes ?? 0;
		},

		/** The same with every undeliverable message of every submission, and at once with what is tried later. @returns how many */
		async retryAll(now: number): Promise<number> {
			const [hurried, retried] = await driver.batch([
				sql`UPDATE messages SET next_attempt_at = ${now}
					WHERE state = 'waiting' AND lease IS NULL AND reason IS NOT NULL`,
				retryStatement(now, sql`state = 'undeliverable'`),
				noteState(sql`s.state IN ('undeliverable', 'uncertain')`),
			]);
			return (retried?.changes ?? 0) + (hurried?.changes ?? 0);
		},

		/** Adds a message to a submission, to leave at once. @returns false where there is no such submission */
		async addMessage(id: string, message: NewMessage, now: number): Promise<boolean> {
			const [added] = await driver.batch([
				messageStatement(message, id, "waiting", now, sql`id = ${id}`),
				noteState(sql`s.id = ${id}`),
			]);
			return added?.changes === 1;
		},
	};
}

/** The attempts begin anew, and so does the time for which we try. */
function retryStatement(now: number, condition: SqlStatement): SqlStatement {
	return sql`UPDATE messages SET state = 'waiting', next_attempt_at = ${now}, attempts = 0,
		first_attempt_at = NULL, handed_over = 0, finished_at = NULL WHERE ${condition}`;
}

/** Counts submissions in their weeks. */
function countStatement(condition: SqlStatement): SqlStatement {
	return sql`INSERT INTO weekly_counts (week, form, role, partner, count)
		SELECT ${weekOf("received_at")}, form, coalesce(role, ''), coalesce(partner, ''), 1
		FROM submissions WHERE ${condition}
		ON CONFLICT (week, form, role, partner) DO UPDATE SET count = count + 1`;
}

/** Writes a message behind the others of its submission. */
function messageStatement(
	{ id, channel, audience, recipient, content }: NewMessage,
	submissionId: string,
	state: "waiting" | "held",
	nextAttemptAt: number,
	condition: SqlStatement,
): SqlStatement {
	return sql`INSERT INTO messages
		(id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at)
		SELECT ${id}, id, (SELECT count(*) FROM messages WHERE submission_id = ${submissionId}),
			${channel}, ${audience}, ${recipient}, ${content}, ${state}, ${nextAttemptAt}
		FROM submissions WHERE ${condition}`;
}

/** What follows is only written where the submission was: `changes()` is what the statement before it did. */
function insertStatements(submission: NewSubmission): SqlStatement[] {
	const { id, fingerprint, form, email, answers, receivedAt, held, messages } = submission;
	const { waitsFor, optIn } = submission;
	const messageState = held ? "held" : "waiting";
	const state = held || messages.length > 0 ? messageState : "delivered";
	const isWritten = sql`changes() = 1 AND id = ${id}`;
	return [
		sql`INSERT OR IGNORE INTO submissions
			(id, fingerprint, form, email, answers, folded, received_at, held, state, awaits_answer, stays_open)
			VALUES (${id}, ${fingerprint}, ${form}, ${email}, ${JSON.stringify(answers)},
				${foldedText(submission)}, ${receivedAt}, ${held ? 1 : 0}, ${state},
				${waitsFor ? 1 : 0}, ${waitsFor === "closing" ? 1 : 0})`,
		...messages.map((message) =>
			messageStatement(message, id, messageState, receivedAt, isWritten),
		),
		...(held ? [] : [countStatement(isWritten)]),
		...(optIn && !held ? [optInStatement(optIn, mayJoin(optIn))] : []),
	];
}
