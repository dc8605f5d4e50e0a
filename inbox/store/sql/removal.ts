import { z } from "zod";
import { firstValue, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { KEPT_FROM } from "./expressions.ts";

/** Maximum submissions that one sweep deletes, so that a wrong clock doesn't empty a large store at once. */
const MOST_SWEPT = 5_000;

export function removalOperations(driver: SqlDriver) {
	/**
	 * Deletes submissions with their messages.
	 * @param others - further deletions for the same person
	 * @returns the number of deleted submissions, and of rows that `others` deleted
	 */
	async function removeWhere(condition: SqlStatement, ...others: SqlStatement[]): Promise<number> {
		const [, ...removed] = await driver.batch([
			sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM submissions WHERE ${condition})`,
			sql`DELETE FROM submissions WHERE ${condition}`,
			...others,
		]);
		await driver.forget(others.length > 0);
		return removed.reduce((sum, { changes }) => sum + changes, 0);
	}

	return {
		/** Deletes submissions. @returns the number of deleted submissions */
		remove: (ids: readonly string[]) => removeWhere(sql`id IN (${ids})`),

		async countPerson(email: string) {
			const [submissions, optIns] = await driver.batch([
				sql`SELECT count(*) FROM submissions WHERE lower(email) = lower(${email})`,
				sql`SELECT count(*) FROM opt_ins WHERE lower(email) = lower(${email})`,
			]);
			return {
				submissions: firstValue(z.number(), submissions),
				optIns: firstValue(z.number(), optIns),
			};
		},

		/**
		 * Deletes everything about an address, but keeps the digest of one that unsubscribed or bounced.
		 * @returns the number of deleted submissions and list memberships
		 */
		removePerson: (email: string) =>
			removeWhere(
				sql`lower(email) = lower(${email})`,
				sql`DELETE FROM opt_ins WHERE lower(email) = lower(${email})`,
			),

		/**
		 * Deletes submissions past retention (retention.ts), and the data of people who left a list before `keptBefore`.
		 * @returns the number of deleted submissions
		 */
		async sweep({
			keptBefore,
			heldBefore,
		}: {
			keptBefore: number;
			heldBefore: number;
		}): Promise<number> {
			// Expired submissions are marked before anything is deleted, because KEPT_FROM depends on their messages.
			const [, , removed] = await driver.batch([
				sql`UPDATE submissions SET state = 'gone' WHERE id IN (SELECT s.id FROM submissions s
					WHERE s.received_at < ${Math.max(heldBefore, keptBefore)}
						AND ${KEPT_FROM} < CASE s.held WHEN 1 THEN ${heldBefore} ELSE ${keptBefore} END
					LIMIT ${MOST_SWEPT})`,
				sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM submissions WHERE state = 'gone')`,
				sql`DELETE FROM submissions WHERE state = 'gone'`,
				// Only the personal data is removed. The row is kept, because the weekly counts include confirmed sign-ups.
				sql`UPDATE opt_ins SET email = '', details = '{}', digest = NULL WHERE left_at < ${keptBefore}`,
			]);
			return removed?.changes ?? 0;
		},
	};
}
