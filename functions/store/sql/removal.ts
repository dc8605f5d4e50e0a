import { z } from "zod";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, sql } from "./driver.ts";

type Operations = Pick<SubmissionStore, "remove" | "countPerson" | "removePerson" | "sweep">;

export function removalOperations(driver: SqlDriver): Operations {
	return {
		async remove(id) {
			const [, removed] = await driver.batch([
				sql`DELETE FROM messages WHERE submission_id = ${id}`,
				sql`DELETE FROM submissions WHERE id = ${id}`,
			]);
			return removed?.changes === 1;
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
			return removed?.changes ?? 0;
		},

		async sweep({ finishedBefore, heldBefore }) {
			const old = `SELECT s.id FROM submissions s WHERE
				(s.held = 1 AND s.received_at < ?) OR (s.held = 0 AND NOT EXISTS
				(SELECT 1 FROM messages m WHERE m.submission_id = s.id
					AND (m.state NOT IN ('delivered', 'canceled') OR m.finished_at >= ?)))`;
			const values = [heldBefore, finishedBefore];
			const [, removed] = await driver.batch([
				{ sql: `DELETE FROM messages WHERE submission_id IN (${old})`, values },
				// The messages of these are gone by now.
				sql`DELETE FROM submissions WHERE NOT EXISTS
					(SELECT 1 FROM messages m WHERE m.submission_id = submissions.id)`,
			]);
			return removed?.changes ?? 0;
		},
	};
}
