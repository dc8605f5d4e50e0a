import type { Form } from "@liberation/shared/content/forms";
import { z } from "zod";
import type { NewMessage, NewOptIn, NewSubmission, Submission } from "../types.ts";
import { messageSchema, submissionSchema } from "../types.ts";
import { raw, rowsOf, runOn, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { foldedText, KEPT_FROM, optInStatement, storeState } from "./expressions.ts";
import { COLUMNS } from "./list.ts";

/** What identifies a stored submission's content, and when its messages are first due. */
const storedSchema = z.object({ fingerprint: z.string(), dueAt: z.number() });

const storedStatement = (ids: readonly string[]) =>
	sql`SELECT fingerprint, due_at FROM submissions WHERE id IN (${ids}) ORDER BY received_at DESC LIMIT 1`;

const foundSchema = submissionSchema.extend({ keptFrom: z.number().nullable() });

export function submissionOperations(driver: SqlDriver) {
	return {
		/** Stores a submission with its messages. @returns what is stored under its id now, and whether by this call */
		async insert(submission: NewSubmission) {
			const results = await driver.batch([
				...insertStatements(submission),
				storedStatement([submission.id]),
			]);
			const [stored] = rowsOf(storedSchema, results.at(-1));
			if (!stored) throw new Error("The store forgets what is written.");
			return { created: results[0]?.changes === 1, ...stored };
		},

		async find(id: string): Promise<Submission | undefined> {
			const [found, messages] = await driver.batch([
				sql`SELECT ${COLUMNS}, ${KEPT_FROM} AS kept_from FROM submissions s WHERE s.id = ${id}`,
				sql`SELECT * FROM messages WHERE submission_id = ${id} ORDER BY position`,
			]);
			const [submission] = rowsOf(foundSchema, found);
			return submission && { ...submission, messages: rowsOf(messageSchema, messages) };
		},

		/** Finds the newest submission with one of the ids. */
		async stored(ids: readonly string[]) {
			return rowsOf(storedSchema, await runOn(driver)(storedStatement(ids), "relaxed")).at(0);
		},

		/** Releases a submission held as spam, with what a new one has. @returns false where it isn't held */
		async release(id: string, now: number, messages: readonly NewMessage[], optIn?: NewOptIn) {
			const [released] = await driver.batch([
				sql`UPDATE submissions SET held = 0, state = ${NEW} WHERE id = ${id} AND held = 1`,
				...followingStatements({ id, messages, dueAt: now, optIn }),
			]);
			return released?.changes === 1;
		},

		/** Makes all messages of a submission that weren't delivered due at once. @returns the number of messages */
		async retry(id: string, now: number): Promise<number> {
			const [retried] = await driver.batch([
				retryStatement(
					now,
					sql`submission_id = ${id} AND (state IN ('undeliverable', 'uncertain')
						OR state = 'waiting' AND lease IS NULL AND next_attempt_at > ${now})`,
				),
				storeState(sql`s.id = ${id}`),
			]);
			return retried?.changes ?? 0;
		},

		/** Makes all messages due that are undeliverable or wait for a retry. @returns the number of messages */
		async retryAll(now: number): Promise<number> {
			const [hurried, retried] = await driver.batch([
				sql`UPDATE messages SET next_attempt_at = ${now}
					WHERE state = 'waiting' AND lease IS NULL AND reason IS NOT NULL`,
				retryStatement(now, sql`state = 'undeliverable'`),
				storeState(sql`s.state IN ('undeliverable', 'uncertain')`),
			]);
			return (retried?.changes ?? 0) + (hurried?.changes ?? 0);
		},

		/** Adds a message that is due at once. @returns false where the submission doesn't exist */
		async addMessage(id: string, message: NewMessage, now: number): Promise<boolean> {
			const [added] = await driver.batch([
				messageStatement(message, id, now, sql`id = ${id}`),
				storeState(sql`s.id = ${id}`),
			]);
			return added?.changes === 1;
		},
	};
}

/** Makes messages due again, with their attempts and time limits reset. */
function retryStatement(now: number, condition: SqlStatement): SqlStatement {
	return sql`UPDATE messages SET state = 'waiting', next_attempt_at = ${now}, attempts = 0,
		first_attempt_at = NULL, handed_over = 0, finished_at = NULL WHERE ${condition}`;
}

/** Counts a submission in its week, which begins on Monday, and in its month. */
function countStatement(condition: SqlStatement): SqlStatement {
	const counted = (span: "week" | "month", start: string) =>
		sql`SELECT ${span}, unixepoch(received_at / 1000, 'unixepoch', ${raw(start)}) * 1000,
			form, coalesce(role, ''), coalesce(partner, ''), 1 FROM submissions WHERE ${condition}`;
	return sql`INSERT INTO counts (span, start, form, role, partner, count)
		${counted("week", "'start of day', '-6 days', 'weekday 1'")} UNION ALL
		${counted("month", "'start of month'")}
		ON CONFLICT DO UPDATE SET count = count + 1`;
}

function messageStatement(
	{ id, channel, audience, recipient, content }: NewMessage,
	submissionId: string,
	nextAttemptAt: number,
	condition: SqlStatement,
): SqlStatement {
	return sql`INSERT INTO messages
		(id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at)
		SELECT ${id}, id, (SELECT count(*) FROM messages WHERE submission_id = ${submissionId}),
			${channel}, ${audience}, ${recipient}, ${content}, 'waiting', ${nextAttemptAt}
		FROM submissions WHERE ${condition}`;
}

/** The state of a submission within the transaction that stores or releases it. */
const NEW = "new";

/** Adds what belongs to a new submission, and ends its being new; nothing if it was stored or released before. */
function followingStatements({
	id,
	messages,
	dueAt,
	optIn,
}: Pick<NewSubmission, "id" | "messages" | "optIn"> & { dueAt: number }): SqlStatement[] {
	const isNew = sql`id = ${id} AND state = ${NEW}`;
	const mayJoin = sql`EXISTS (SELECT 1 FROM submissions WHERE ${isNew} AND held = 0)
		AND NOT EXISTS (SELECT 1 FROM addresses
			WHERE digest = ${optIn?.digest ?? ""} AND stopped_at IS NOT NULL AND bounced = 0)`;
	return [
		...messages.map((message) => messageStatement(message, id, dueAt, isNew)),
		countStatement(sql`${isNew} AND held = 0 AND unconfirmed = 0`),
		...(optIn ? [optInStatement(optIn, mayJoin)] : []),
		storeState(isNew),
	];
}

/** Returns statements that write nothing if the submission already exists. */
function insertStatements(submission: NewSubmission): SqlStatement[] {
	const { id, fingerprint, form, email, answers, receivedAt, held, messages } = submission;
	const { waitsFor, optIn, unconfirmed, definition, dueAt = receivedAt } = submission;
	return [
		sql`INSERT OR IGNORE INTO submissions
			(id, fingerprint, form, email, answers, folded, received_at, due_at, held, unconfirmed, state, waits_for)
			VALUES (${id}, ${fingerprint}, ${form}, ${email}, ${JSON.stringify(answers)},
				${foldedText(email, answers)}, ${receivedAt}, ${dueAt}, ${held ? 1 : 0}, ${unconfirmed ? 1 : 0}, ${NEW},
				${waitsFor ?? null})`,
		...followingStatements({ id, messages, dueAt, optIn }),
		...(definition ? [formStatement(form, definition)] : []),
	];
}

/** Stores a form as it is now. */
export function formStatement(name: string, form: Form): SqlStatement {
	return sql`INSERT INTO forms (name, definition) VALUES (${name}, ${JSON.stringify(form)})
		ON CONFLICT DO UPDATE SET definition = excluded.definition WHERE definition <> excluded.definition`;
}
