import { z } from "zod";
import type { Mark, SubmissionStore } from "../port.ts";
import { type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { foldedText, toAnswers } from "./rows.ts";

type Operations = Pick<SubmissionStore, "mark" | "note">;

/** What each mark writes, and where it changes anything. */
const CHANGES: Readonly<Record<Mark, (at: number, by: string | null) => SqlStatement>> = {
	answered: (at, by) => sql`answered_at = ${at}, answered_by = ${by},
		closed_at = iif(stays_open = 1, NULL, ${at})
		WHERE awaits_answer = 1 AND held = 0 AND answered_at IS NULL`,
	unanswered: () => sql`answered_at = NULL, answered_by = NULL, closed_at = NULL
		WHERE awaits_answer = 1 AND answered_at IS NOT NULL`,
	closed: (at, by) => sql`closed_at = ${at}, answered_at = coalesce(answered_at, ${at}),
		answered_by = iif(answered_at IS NULL, ${by}, answered_by)
		WHERE stays_open = 1 AND held = 0 AND closed_at IS NULL`,
	reopened: () => sql`closed_at = NULL WHERE stays_open = 1 AND closed_at IS NOT NULL`,
};

const notedRow = z.object({ email: z.string(), answers: toAnswers });

/** What the founder writes down about submissions. */
export function markOperations(driver: SqlDriver): Operations {
	return {
		async mark(ids, mark, { at, by }) {
			const change = CHANGES[mark](at, by);
			const [changed] = await driver.batch([
				{
					sql: `UPDATE submissions SET ${change.sql} AND id IN (${ids.map(() => "?").join()})`,
					values: [...change.values, ...ids],
				},
			]);
			return changed?.changes ?? 0;
		},

		async note(id, note) {
			const [found] = await driver.batch([
				sql`SELECT email, answers FROM submissions WHERE id = ${id}`,
			]);
			const [row] = found?.rows ?? [];
			if (!row) return false;
			const folded = foldedText({ ...notedRow.parse(row), note });
			const [noted] = await driver.batch([
				sql`UPDATE submissions SET note = ${note}, folded = ${folded} WHERE id = ${id}`,
			]);
			return noted?.changes === 1;
		},
	};
}
