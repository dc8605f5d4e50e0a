import { z } from "zod";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { acceptedAt, noteState } from "./expressions.ts";
import { toLeasedMessage } from "./rows.ts";

type Operations = Pick<
	SubmissionStore,
	"lease" | "renew" | "handOver" | "settle" | "interrupted" | "recover" | "nextAttemptAt"
>;

const interruptedRow = z.object({ id: z.string(), submission_id: z.string() });

export function deliveryOperations(driver: SqlDriver): Operations {
	// What is lost here where the power fails is at worst sent a second time; no process can lose it.
	const batch = (statements: readonly SqlStatement[]) => driver.batch(statements, "relaxed");

	/** Whether a statement that needs the lease found it. */
	async function changes(statement: SqlStatement): Promise<boolean> {
		const [result] = await batch([statement]);
		return result?.changes === 1;
	}

	return {
		async lease(channel, now, until, limit) {
			const token = crypto.randomUUID();
			const [leased] = await batch([
				{
					// What was tried often has time: nothing that is new waits behind it.
					sql: `UPDATE messages SET lease = ?, lease_until = ?, attempts = attempts + 1,
						first_attempt_at = coalesce(first_attempt_at, ?)
						WHERE id IN (SELECT id FROM messages
							WHERE channel = ? AND state = 'waiting' AND lease IS NULL AND next_attempt_at <= ?
							ORDER BY attempts, next_attempt_at LIMIT ?)
						RETURNING *, coalesce(first_attempt_at < ${acceptedAt("messages")}, 0) AS others_accepted`,
					values: [token, until, now, channel, now, limit],
				},
			]);
			const messages = (leased?.rows ?? []).map(toLeasedMessage);
			return messages.toSorted(
				(one, other) => one.attempts - other.attempts || one.nextAttemptAt - other.nextAttemptAt,
			);
		},

		renew: ({ messageId, token }, until) =>
			changes(sql`UPDATE messages SET lease_until = ${until}
				WHERE id = ${messageId} AND lease = ${token}`),

		handOver: ({ messageId, token }) =>
			changes(sql`UPDATE messages SET handed_over = 1
				WHERE id = ${messageId} AND lease = ${token}`),

		async settle({ messageId, token }, outcome, now) {
			const isWaiting = outcome.state === "waiting";
			const [settled] = await batch([
				sql`UPDATE messages SET state = ${outcome.state},
				reason = ${outcome.state === "delivered" ? null : outcome.reason},
				next_attempt_at = ${isWaiting ? outcome.nextAttemptAt : now},
				finished_at = ${isWaiting ? null : now},
				lease = NULL, lease_until = NULL, handed_over = 0
				WHERE id = ${messageId} AND lease = ${token}`,
				noteState("s.id = (SELECT submission_id FROM messages WHERE id = ?)", [messageId]),
			]);
			return settled?.changes === 1;
		},

		async interrupted(now) {
			const [found] = await batch([
				sql`SELECT id, submission_id FROM messages
					WHERE lease IS NOT NULL AND lease_until <= ${now} AND handed_over = 1`,
			]);
			return (found?.rows ?? []).map((row) => {
				const { id, submission_id } = interruptedRow.parse(row);
				return { messageId: id, submissionId: submission_id };
			});
		},

		async recover(now) {
			await batch([
				sql`UPDATE messages SET state = 'uncertain', reason = 'interrupted', finished_at = ${now}
					WHERE lease IS NOT NULL AND lease_until <= ${now} AND handed_over = 1`,
				noteState(
					`s.id IN (SELECT submission_id FROM messages
						WHERE lease IS NOT NULL AND lease_until <= ? AND handed_over = 1)`,
					[now],
				),
				sql`UPDATE messages SET lease = NULL, lease_until = NULL, handed_over = 0
					WHERE lease IS NOT NULL AND lease_until <= ${now}`,
				// An earlier version of this code sends, and notes no states.
				noteState(
					`s.state = 'waiting' AND NOT EXISTS (SELECT 1 FROM messages m
						WHERE m.submission_id = s.id AND m.state = 'waiting')`,
					[],
				),
			]);
		},

		async nextAttemptAt() {
			const [due] = await batch([
				sql`SELECT min(at) AS at FROM (
					SELECT min(next_attempt_at) AS at FROM messages WHERE state = 'waiting' AND lease IS NULL
					UNION ALL
					SELECT min(lease_until) AS at FROM messages WHERE lease IS NOT NULL)`,
			]);
			return z.number().nullable().parse(due?.rows[0]?.at) ?? undefined;
		},
	};
}
