import { z } from "zod";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, sql } from "./driver.ts";
import { KEPT_FROM } from "./expressions.ts";
import { completeOptIns, foldSubmissions } from "./older.ts";

type Operations = Pick<
	SubmissionStore,
	"remove" | "countPerson" | "removePerson" | "sweep" | "completeOlder"
>;

/** Submissions that one sweep deletes at most: whatever goes wrong with a clock, it goes wrong slowly. */
const MOST_SWEPT = 5_000;

export function removalOperations(
	driver: SqlDriver,
	keys: Pick<SubmissionStore, "addressKey">,
): Operations {
	return {
		async remove(ids) {
			const marks = ids.map(() => "?").join();
			const [, removed] = await driver.batch([
				{ sql: `DELETE FROM messages WHERE submission_id IN (${marks})`, values: ids },
				{ sql: `DELETE FROM submissions WHERE id IN (${marks})`, values: ids },
			]);
			await driver.forget();
			return removed?.changes ?? 0;
		},

		async countPerson(email) {
			const [submissions, optIns] = await driver.batch([
				sql`SELECT count(*) AS count FROM submissions WHERE lower(email) = lower(${email})`,
				sql`SELECT count(*) AS count FROM opt_ins WHERE lower(email) = lower(${email})`,
			]);
			const count = (result: typeof submissions) => z.number().parse(result?.rows[0]?.count);
			return { submissions: count(submissions), optIns: count(optIns) };
		},

		async removePerson(email) {
			const [, removed] = await driver.batch([
				sql`DELETE FROM messages WHERE submission_id IN
					(SELECT id FROM submissions WHERE lower(email) = lower(${email}))`,
				sql`DELETE FROM submissions WHERE lower(email) = lower(${email})`,
				sql`DELETE FROM opt_ins WHERE lower(email) = lower(${email})`,
			]);
			await driver.forget();
			return removed?.changes ?? 0;
		},

		async sweep({ keptBefore, heldBefore }) {
			// Marked first: what is kept depends on the messages, which go before their submissions.
			const [, , removed] = await driver.batch([
				{
					sql: `UPDATE submissions SET state = 'gone' WHERE id IN (SELECT s.id FROM submissions s
						WHERE s.received_at < max(?, ?) AND ${KEPT_FROM} < CASE s.held WHEN 1 THEN ? ELSE ? END
						LIMIT ${MOST_SWEPT})`,
					values: [heldBefore, keptBefore, heldBefore, keptBefore],
				},
				sql`DELETE FROM messages WHERE submission_id IN (SELECT id FROM submissions WHERE state = 'gone')`,
				sql`DELETE FROM submissions WHERE state = 'gone'`,
				// That there was somebody stays, for the counts of the weeks.
				sql`UPDATE opt_ins SET email = '', details = '{}', digest = NULL WHERE left_at < ${keptBefore}`,
			]);
			return removed?.changes ?? 0;
		},

		async completeOlder() {
			await completeOptIns(driver, keys);
			return foldSubmissions(driver);
		},
	};
}
