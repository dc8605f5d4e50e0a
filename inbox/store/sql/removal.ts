import { z } from "zod";
import { NOTICE } from "../../common/other-forms.ts";
import { submissionSchema } from "../types.ts";
import { firstValue, rowsOf, runOn, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { KEPT_FROM, storeState } from "./expressions.ts";

/** Maximum submissions that one sweep deletes, so that a wrong clock doesn't empty a large store at once. */
const MOST_SWEPT = 5_000;

/** Number of submissions that one transaction looks at, so that other requests get their turn. */
const AT_A_TIME = 250;

const endSchema = submissionSchema.pick({ receivedAt: true, id: true });

const owedSchema = z.object({ id: z.number(), email: z.string() });

/** Notes what the deletion of rows owes. The statement belongs in the batch that deletes them. */
const owe = (rows: SqlStatement) =>
	sql`INSERT INTO owed (email) SELECT '' WHERE EXISTS (SELECT 1 FROM ${rows})`;

export function removalOperations(driver: SqlDriver) {
	const run = runOn(driver);
	let forgetting: Promise<boolean> = Promise.resolve(true);

	/** Deletes submissions with their messages. @returns the number of deleted submissions */
	async function removeWhere(condition: SqlStatement): Promise<number> {
		const rows = sql`submissions WHERE ${condition}`;
		const some = sql`SELECT id FROM ${rows} ORDER BY id LIMIT ${AT_A_TIME}`;
		const notices = sql`SELECT n.id FROM submissions n, (${some}) s
			WHERE n.form = ${NOTICE} AND instr(n.answers, s.id)`;
		for (let removed = 0; ; ) {
			const results = await driver.batch([
				owe(rows),
				sql`DELETE FROM messages WHERE submission_id IN (${some})`,
				// A digest names several people: its mail goes with any of them. A notice with an address is about one person.
				sql`DELETE FROM messages WHERE submission_id IN (${notices})`,
				sql`DELETE FROM submissions WHERE email != '' AND id IN (${notices})`,
				storeState(sql`s.form = ${NOTICE} AND s.state = 'waiting'`),
				sql`DELETE FROM submissions WHERE id IN (${some})`,
			]);
			const changes = results.at(-1)?.changes ?? 0;
			removed += changes;
			if (changes < AT_A_TIME) return removed;
		}
	}

	async function owed() {
		return rowsOf(owedSchema, await run(sql`SELECT id, email FROM owed ORDER BY id`));
	}

	/** Deletes the submissions of the people whose removal is owed. @returns the number of deleted submissions */
	async function removeOwed(): Promise<number> {
		let removed = 0;
		for (const { email } of await owed()) {
			if (email === "") continue;
			removed += await removeWhere(sql`lower(email) = lower(${email})`);
			await run(sql`UPDATE owed SET email = '' WHERE email = ${email}`);
		}
		return removed;
	}

	async function forgetOwed(): Promise<boolean> {
		try {
			await removeOwed();
			const last = (await owed()).at(-1);
			if (!last) return true;
			if (!(await driver.forget())) return false;
			await run(sql`DELETE FROM owed WHERE id <= ${last.id}`);
			return true;
		} catch {
			// The next sweep tries again.
			return false;
		}
	}

	/** Removes what deletions left in the database's free space and its log. @returns false where that is still owed */
	function forget(): Promise<boolean> {
		// One after the other, because only what was deleted before a scrub begins is paid by it.
		forgetting = forgetting.then(forgetOwed);
		return forgetting;
	}

	return {
		/** Deletes submissions; `forget` has to follow. @returns the number of deleted submissions */
		remove: (ids: readonly string[]) => removeWhere(sql`id IN (${ids})`),

		forget,

		/** Whether deleted data may still be on the disk. */
		isRemoving: async (): Promise<boolean> => (await owed()).length > 0,

		async countPerson(email: string) {
			const counts = await driver.batch([
				sql`SELECT count(*) FROM submissions WHERE lower(email) = lower(${email})`,
				sql`SELECT count(*) FROM opt_ins WHERE lower(email) = lower(${email})`,
			]);
			const [submissions = 0, optIns = 0] = counts.map((count) => firstValue(z.number(), count));
			return { submissions, optIns };
		},

		/**
		 * Deletes everything about an address, but keeps the digest of one that unsubscribed or bounced; `forget` has to
		 * follow.
		 * @returns the number of deleted submissions and list memberships
		 */
		async removePerson(email: string): Promise<number> {
			const theirs = sql`opt_ins WHERE lower(email) = lower(${email})`;
			const [, optIns] = await driver.batch([
				sql`INSERT INTO owed (email) VALUES (${email})`,
				sql`DELETE FROM ${theirs}`,
			]);
			return (optIns?.changes ?? 0) + (await removeOwed());
		},

		/** Deletes what is past retention: submissions, and who left a list. @returns the number of submissions */
		async sweep(times: { keptBefore: number; heldBefore: number }): Promise<number> {
			const { keptBefore, heldBefore } = times;
			const before = Math.max(heldBefore, keptBefore);
			const expired = sql`submissions WHERE state = 'gone'`;
			let removed = 0;
			let last: readonly [time: number, id: string] | undefined = [0, ""];
			while (last && removed < MOST_SWEPT) {
				const piece: SqlStatement = sql`submissions s
					WHERE (s.received_at, s.id) > (${last}) AND s.received_at < ${before}
					ORDER BY s.received_at, s.id`;
				// Expired submissions are marked before anything is deleted, because KEPT_FROM depends on their messages.
				const results = await driver.batch([
					sql`SELECT s.received_at, s.id FROM ${piece} LIMIT 1 OFFSET ${AT_A_TIME - 1}`,
					sql`UPDATE submissions SET state = 'gone' WHERE id IN (SELECT s.id
						FROM (SELECT * FROM ${piece} LIMIT ${AT_A_TIME}) s
						WHERE ${KEPT_FROM} < CASE s.held WHEN 1 THEN ${heldBefore} ELSE ${keptBefore} END)`,
					owe(expired),
					sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM ${expired})`,
					sql`DELETE FROM ${expired}`,
				]);
				removed += results.at(-1)?.changes ?? 0;
				const [next] = rowsOf(endSchema, results[0]);
				last = next && [next.receivedAt, next.id];
			}
			const left = sql`opt_ins WHERE left_at < ${keptBefore}`;
			await driver.batch([owe(left), sql`DELETE FROM ${left}`]);
			await forget();
			return removed;
		},
	};
}
