import { z } from "zod";
import { type Channel, type Lease, leasedSchema, messageSchema, type Outcome } from "../types.ts";
import { firstValue, rowsOf, runOn, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { acceptedAt, storeState } from "./expressions.ts";

const NEVER = Number.MAX_SAFE_INTEGER;

/** Maximum age of the sum of waiting messages, in milliseconds. Meanwhile at most a sixth of the cap may arrive. */
const SUM_AGE = 10 * 60 * 1000;

export function deliveryOperations(driver: SqlDriver) {
	// A power failure may lose these writes. In the worst case, a message is sent twice.
	const batch = (statements: readonly SqlStatement[]) => driver.batch(statements, "relaxed");
	const changesOne = async (statement: SqlStatement) =>
		(await runOn(driver)(statement, "relaxed")).changes === 1;

	return {
		/** Leases a channel's due messages: the fewest attempts first, then the earliest due time. */
		async lease(channel: Channel, now: number, until: number, limit: number) {
			const token = crypto.randomUUID();
			const [leased] = await batch([
				// Ordering by `attempts` keeps new messages from waiting behind old retries.
				sql`UPDATE messages SET lease = ${token}, lease_until = ${until}, attempts = attempts + 1,
					first_attempt_at = min(coalesce(first_attempt_at, ${now}), ${now})
					WHERE id IN (SELECT id FROM messages
						WHERE channel = ${channel} AND state = 'waiting' AND lease IS NULL AND next_attempt_at <= ${now}
						ORDER BY attempts, next_attempt_at LIMIT ${limit})
					RETURNING *, coalesce(first_attempt_at < ${acceptedAt("messages", now)}, 0) AS others_accepted,
						EXISTS (SELECT 1 FROM messages o WHERE o.channel = messages.channel AND o.state = 'waiting'
							AND o.reason GLOB '*CONTENT_*' AND o.submission_id <> messages.submission_id) AS others_filtered`,
			]);
			return rowsOf(leasedSchema, leased).toSorted(
				(one, other) => one.attempts - other.attempts || one.nextAttemptAt - other.nextAttemptAt,
			);
		},

		/** Returns the total size of the messages that wait, in bytes, as it was at most `SUM_AGE` ago: it reads all of them. */
		async waitingBytes(now: number): Promise<number> {
			const sum = sql`SELECT count FROM counters WHERE bucket = 'waiting bytes'`;
			const period = Math.floor(now / SUM_AGE);
			const [, found] = await batch([
				sql`INSERT INTO counters (bucket, period, count) SELECT 'waiting bytes', ${period},
						(SELECT coalesce(sum(length(CAST(content AS BLOB))), 0) FROM messages WHERE state = 'waiting')
					WHERE NOT EXISTS (${sum} AND period = ${period})
					ON CONFLICT DO UPDATE SET period = excluded.period, count = excluded.count`,
				sum,
			]);
			return firstValue(z.number(), found);
		},

		/** Extends a lease. @returns false where the lease is lost */
		renew: ({ messageId, token }: Lease, until: number): Promise<boolean> =>
			changesOne(sql`UPDATE messages SET lease_until = ${until}
				WHERE id = ${messageId} AND lease = ${token}`),

		/** Stores that the last byte is about to be sent. @returns false where the lease is lost: it mustn't be sent */
		handOver: ({ messageId, token }: Lease): Promise<boolean> =>
			changesOne(sql`UPDATE messages SET handed_over = 1
				WHERE id = ${messageId} AND lease = ${token}`),

		/** Stores the outcome of an attempt and ends the lease. @returns false where the lease is lost */
		async settle({ messageId, token }: Lease, outcome: Outcome, now: number) {
			const isWaiting = outcome.state === "waiting";
			const [settled] = await batch([
				sql`UPDATE messages SET state = ${outcome.state},
				reason = ${outcome.state === "delivered" ? null : outcome.reason},
				next_attempt_at = ${isWaiting ? outcome.nextAttemptAt : now},
				finished_at = ${isWaiting ? null : now},
				lease = NULL, lease_until = NULL, handed_over = ${isWaiting && outcome.mayHaveArrived ? 1 : 0}
				WHERE id = ${messageId} AND lease = ${token}`,
				storeState(sql`s.id = (SELECT submission_id FROM messages WHERE id = ${messageId})`),
			]);
			return settled?.changes === 1;
		},

		/**
		 * Takes over expired leases, so that their holders can no longer hand over or settle, and lists the messages that
		 * were handed over. `recover` marks these as uncertain.
		 */
		async interrupted(now: number, latest = NEVER) {
			const isEnding = isOver(now, latest);
			const [, found] = await batch([
				sql`UPDATE messages SET lease = ${crypto.randomUUID()} WHERE ${isEnding}`,
				sql`SELECT * FROM messages WHERE ${isEnding} AND handed_over = 1`,
			]);
			return rowsOf(messageSchema, found);
		},

		/**
		 * Ends expired leases: a message that was handed over becomes uncertain, any other message is due again. So is a
		 * message that is due after `latest`, because only a clock that was ahead can have set that time.
		 */
		async recover(now: number, latest = NEVER): Promise<void> {
			const isEnding = isOver(now, latest);
			await batch([
				sql`UPDATE messages SET next_attempt_at = ${now}
					WHERE state = 'waiting' AND lease IS NULL AND next_attempt_at > ${latest}`,
				sql`UPDATE messages SET state = 'uncertain', reason = 'interrupted', finished_at = ${now}
					WHERE ${isEnding} AND handed_over = 1`,
				storeState(
					sql`s.id IN (SELECT submission_id FROM messages WHERE ${isEnding} AND handed_over = 1)`,
				),
				sql`UPDATE messages SET lease = NULL, lease_until = NULL, handed_over = 0 WHERE ${isEnding}`,
			]);
		},

		/**
		 * Returns the time at which the next message is due or the next lease expires; undefined where neither exists, and 0
		 * where a time is after `latest`, which `recover` mends.
		 */
		async nextAttemptAt(latest = NEVER): Promise<number | undefined> {
			const [due] = await batch([
				// Each end is a search of its own in the index.
				sql`SELECT iif(max(at) > ${latest}, 0, min(at)) FROM (
					SELECT min(next_attempt_at) AS at FROM messages WHERE state = 'waiting' AND lease IS NULL UNION ALL
					SELECT max(next_attempt_at) FROM messages WHERE state = 'waiting' AND lease IS NULL UNION ALL
					SELECT min(lease_until) FROM messages WHERE lease IS NOT NULL UNION ALL
					SELECT max(lease_until) FROM messages WHERE lease IS NOT NULL)`,
			]);
			return firstValue(z.number().nullable(), due) ?? undefined;
		},
	};
}

/** Whether a lease has expired. One that ends after `latest` is from a clock that was ahead. */
const isOver = (now: number, latest: number) =>
	sql`lease IS NOT NULL AND (lease_until <= ${now} OR lease_until > ${latest})`;
