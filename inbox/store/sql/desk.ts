import { type Forms, formSchema } from "@liberation/shared/content/forms";
import { z } from "zod";
import { NOTICE } from "../../common/other-forms.ts";
import type { Mark } from "../types.ts";
import { countSchema, listedOptInSchema, optInSchema, submissionSchema } from "../types.ts";
import { rowsOf, runOn, type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { foldedText, IS_NEW } from "./expressions.ts";
import { decodeCursor, encodeCursor } from "./list.ts";

/** When a mark is given, and the address that is signed in; null in the preview. */
type Signature = Readonly<{ at: number; by: string | null }>;

/** The columns that each mark writes, and the condition under which the mark applies. */
const CHANGES: Readonly<Record<Mark, (signed: Signature) => SqlStatement>> = {
	answered: ({ at, by }) => sql`answered_at = ${at}, answered_by = ${by},
		closed_at = iif(waits_for = 'closing', NULL, ${at})
		WHERE ${IS_NEW}`,
	unanswered: () => sql`answered_at = NULL, answered_by = NULL, closed_at = NULL
		WHERE waits_for IS NOT NULL AND answered_at IS NOT NULL`,
	closed: ({ at, by }) => sql`closed_at = ${at}, answered_at = coalesce(answered_at, ${at}),
		answered_by = iif(answered_at IS NULL, ${by}, answered_by)
		WHERE waits_for = 'closing' AND held = 0 AND closed_at IS NULL`,
	reopened: () => sql`closed_at = NULL WHERE waits_for = 'closing' AND closed_at IS NOT NULL`,
};

const notedSchema = submissionSchema.pick({ email: true, answers: true, note: true });
const knownSchema = z.object({ name: z.string(), definition: z.string() });
const newSchema = z.object({ form: z.string(), count: z.number() });

/** Operations of the desk and the weekly digest. */
export function deskOperations(driver: SqlDriver) {
	const run = runOn(driver);
	return {
		/** Marks submissions, if the mark applies to them. @returns the number of marked submissions */
		async mark(ids: readonly string[], mark: Mark, signed: Signature) {
			const change = CHANGES[mark](signed);
			return (await run(sql`UPDATE submissions SET ${change} AND id IN (${ids})`)).changes;
		},

		/**
		 * Stores the founder's note about a submission. If the note has changed since the writer read it, the new one is
		 * appended, so that two people who write at once lose neither.
		 * @param before - the note that the writer read
		 * @param longest - maximum length in characters
		 * @returns false where the submission doesn't exist or the note would be too long
		 */
		async note(id: string, note: string, before: string, longest: number): Promise<boolean> {
			for (;;) {
				const found = await run(sql`SELECT email, answers, note FROM submissions WHERE id = ${id}`);
				const [submission] = rowsOf(notedSchema, found);
				if (!submission) return false;
				const { email, answers, note: current } = submission;
				const others = [before, note].includes(current) ? [] : [current];
				const merged = [...others, note].filter(Boolean).join("\n\n");
				if (merged.length > longest) return false;
				const folded = foldedText(email, answers, merged);
				const noted = await run(sql`UPDATE submissions SET note = ${merged}, folded = ${folded}
					WHERE id = ${id} AND note = ${current}`);
				if (noted.changes === 1) return true;
			}
		},

		/** Reads the forms that submissions came from, as they were at the last of them. */
		async forms(): Promise<Forms> {
			const found = await run(sql`SELECT name, definition FROM forms`);
			return Object.fromEntries(
				rowsOf(knownSchema, found).flatMap(({ name, definition }) => {
					// One of an earlier release may lack what a form needs today.
					const { data: form } = formSchema.safeParse(JSON.parse(definition));
					return form ? [[name, form]] : [];
				}),
			);
		},

		async findOptIn(id: string) {
			const found = await run(sql`SELECT * FROM opt_ins WHERE id = ${id}`);
			return rowsOf(optInSchema, found)[0];
		},

		/**
		 * Reads a page of a list's members, newest first. Each member appears once, with the newest sign-up.
		 * @param after - `next` of the previous page
		 */
		async listOptIns(form: string, limit: number, after?: string) {
			const [time, id] = decodeCursor(after) ?? [Number.MAX_SAFE_INTEGER, ""];
			const found = await run(sql`SELECT o.*, coalesce(o.left_at, a.stopped_at) AS stopped_at,
					o.left_at IS NULL AND coalesce(a.bounced, 0) AS has_bounced
				FROM opt_ins o LEFT JOIN addresses a ON a.digest = o.digest
				WHERE o.form = ${form} AND (o.confirmed_at, o.id) < (${time}, ${id})
					AND NOT EXISTS (SELECT 1 FROM opt_ins n WHERE lower(n.email) = lower(o.email)
						AND n.form = o.form AND (n.confirmed_at, n.id) > (o.confirmed_at, o.id))
				ORDER BY o.confirmed_at DESC, o.id DESC LIMIT ${limit}`);
			const optIns = rowsOf(listedOptInSchema, found);
			const last = optIns.length === limit ? optIns.at(-1) : undefined;
			return { optIns, next: last && encodeCursor([last.confirmedAt, last.id]) };
		},

		/** Reads the counts of weeks or months that begin in a period, newest first. */
		async counts(span: "week" | "month", since: number, until: number) {
			const found = await run(sql`SELECT start, form, role, partner, count FROM counts
				WHERE span = ${span} AND start >= ${since} AND start < ${until} AND form <> ${NOTICE}
				ORDER BY start DESC, form, role, partner`);
			return rowsOf(countSchema, found);
		},

		/** Counts the submissions that await an answer by form, that of the oldest first. */
		async newByForm() {
			const found = await run(sql`SELECT form, count(*) AS count FROM submissions
				WHERE ${IS_NEW} GROUP BY form ORDER BY min(received_at)`);
			return rowsOf(newSchema, found);
		},
	};
}
