import { z } from "zod";
import type { AddressKeys } from "../../limits/keys.ts";
import { firstValue, listed, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { KEPT_FROM } from "./expressions.ts";
import { completeOptIns, foldSubmissions } from "./older.ts";

/** The most that one sweep deletes, so that a wrong clock can't empty the store at once. */
const MOST_SWEPT = 5_000;

/** What is deleted, and what an earlier release left to be completed. */
export function removalOperations(driver: SqlDriver, keys: AddressKeys) {
	/**
	 * @param others - what else names the person
	 * @returns how many submissions
	 */
	async function removeWhere(condition: SqlStatement, ...others: SqlStatement[]): Promise<number> {
		const [, removed] = await driver.batch([
			sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM submissions WHERE ${condition})`,
			sql`DELETE FROM submissions WHERE ${condition}`,
			...others,
		]);
		await driver.forget(others.length > 0);
		return removed?.changes ?? 0;
	}

	return {
		/** Deletes submissions and their messages. @returns how many */
		remove: (ids: readonly string[]) => removeWhere(sql`id IN (${listed(ids)})`),

		/** How many submissions and confirmed sign-ups name an address. */
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

		/** Deletes everything that names an address but the fact that it wants no mail. @returns how many submissions */
		removePerson: (email: string) =>
			removeWhere(
				sql`lower(email) = lower(${email})`,
				sql`DELETE FROM opt_ins WHERE lower(email) = lower(${email})`,
			),

		/**
		 * Deletes submissions whose days are over (inbox/retention.ts), and what is known of people who left a list:
		 * those that are kept from, and who left, before one time, and those that were held before the other.
		 * @returns how many submissions
		 */
		async sweep({
			keptBefore,
			heldBefore,
		}: {
			keptBefore: number;
			heldBefore: number;
		}): Promise<number> {
			// Marked first: what is kept depends on the messages, which go before their submissions.
			const [, , removed] = await driver.batch([
				sql`UPDATE submissions SET state = 'gone' WHERE id IN (SELECT s.id FROM submissions s
					WHERE s.received_at < ${Math.max(heldBefore, keptBefore)}
						AND ${KEPT_FROM} < CASE s.held WHEN 1 THEN ${heldBefore} ELSE ${keptBefore} END
					LIMIT ${MOST_SWEPT})`,
				sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM submissions WHERE state = 'gone')`,
				sql`DELETE FROM submissions WHERE state = 'gone'`,
				// That there was somebody stays, for the counts of the weeks.
				sql`UPDATE opt_ins SET email = '', details = '{}', digest = NULL WHERE left_at < ${keptBefore}`,
			]);
			return removed?.changes ?? 0;
		},

		/** Completes some rows of an earlier release, so that they are found as new ones are. @returns whether there may be more */
		async completeOlder(): Promise<boolean> {
			await completeOptIns(driver, keys);
			return foldSubmissions(driver);
		},
	};
}
