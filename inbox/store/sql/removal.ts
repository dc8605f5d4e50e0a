import { z } from "zod";
import { submissionSchema } from "../types.ts";
import { firstValue, rowsOf, run, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { KEPT_FROM } from "./expressions.ts";

/** Maximum submissions that one sweep deletes, so that a wrong clock doesn't empty a large store at once. */
const MOST_SWEPT = 5_000;

/** Number of submissions that one transaction looks at, so that other requests get their turn. */
const AT_A_TIME = 250;

const endSchema = submissionSchema.pick({ receivedAt: true, id: true });

export function removalOperations(driver: SqlDriver) {
	/** Whether deleted data may remain in free space, because `forget` failed. */
	let isLeft = false;

	async function forget(): Promise<void> {
		isLeft = true;
		isLeft = !(await driver.forget());
	}

	/** Deletes submissions with their messages. @returns the number of deleted submissions */
	async function removeWhere(condition: SqlStatement): Promise<number> {
		const some = sql`SELECT id FROM submissions WHERE ${condition} ORDER BY id LIMIT ${AT_A_TIME}`;
		for (let removed = 0; ; ) {
			const [, submissions] = await driver.batch([
				sql`DELETE FROM messages WHERE submission_id IN (${some})`,
				sql`DELETE FROM submissions WHERE id IN (${some})`,
			]);
			const changes = submissions?.changes ?? 0;
			removed += changes;
			if (changes < AT_A_TIME) return removed;
		}
	}

	return {
		/** Deletes submissions; `forget` has to follow. @returns the number of deleted submissions */
		remove: (ids: readonly string[]) => removeWhere(sql`id IN (${ids})`),

		/** Removes what was deleted from the database's free space and its log. */
		forget,

		async countPerson(email: string) {
			const counts = await driver.batch([
				sql`SELECT count(*) FROM submissions WHERE lower(email) = lower(${email})`,
				sql`SELECT count(*) FROM opt_ins WHERE lower(email) = lower(${email})`,
			]);
			const [submissions = 0, optIns = 0] = counts.map((count) => firstValue(z.number(), count));
			return { submissions, optIns };
		},

		/**
		 * Deletes everything about an address, but keeps the digest of one that unsubscribed or bounced.
		 * @returns the number of deleted submissions and list memberships
		 */
		async removePerson(email: string): Promise<number> {
			const isTheirs = sql`lower(email) = lower(${email})`;
			const removed = await removeWhere(isTheirs);
			const { changes } = await run(driver, sql`DELETE FROM opt_ins WHERE ${isTheirs}`);
			await forget();
			return removed + changes;
		},

		/** Deletes what is past retention: submissions, and who left a list. @returns the number of submissions */
		async sweep(times: { keptBefore: number; heldBefore: number }): Promise<number> {
			const { keptBefore, heldBefore } = times;
			const before = Math.max(heldBefore, keptBefore);
			let removed = 0;
			let last: readonly [time: number, id: string] | undefined = [0, ""];
			while (last && removed < MOST_SWEPT) {
				const piece: SqlStatement = sql`submissions s
					WHERE (s.received_at, s.id) > (${last}) AND s.received_at < ${before}
					ORDER BY s.received_at, s.id`;
				// Expired submissions are marked before anything is deleted, because KEPT_FROM depends on their messages.
				const [end, , , gone] = await driver.batch([
					sql`SELECT s.received_at, s.id FROM ${piece} LIMIT 1 OFFSET ${AT_A_TIME - 1}`,
					sql`UPDATE submissions SET state = 'gone' WHERE id IN (SELECT s.id
						FROM (SELECT * FROM ${piece} LIMIT ${AT_A_TIME}) s
						WHERE ${KEPT_FROM} < CASE s.held WHEN 1 THEN ${heldBefore} ELSE ${keptBefore} END)`,
					sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM submissions WHERE state = 'gone')`,
					sql`DELETE FROM submissions WHERE state = 'gone'`,
				]);
				removed += gone?.changes ?? 0;
				const [next] = rowsOf(endSchema, end);
				last = next && [next.receivedAt, next.id];
			}
			const left = await run(driver, sql`DELETE FROM opt_ins WHERE left_at < ${keptBefore}`);
			if (removed > 0 || left.changes > 0 || isLeft) await forget();
			return removed;
		},
	};
}
