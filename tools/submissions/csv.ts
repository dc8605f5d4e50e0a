import { stringify } from "csv-stringify/sync";
import type { Submission } from "../../functions/store/port.ts";
import { confirmation, timeOf } from "./format.ts";

/**
 * Submissions as a table that spreadsheets open: one row each, one column for each answer. What a visitor
 * wrote is never taken for a formula.
 */
export function toCsv(submissions: readonly Submission[]): string {
	const names = [...new Set(submissions.flatMap(({ answers }) => Object.keys(answers)))];
	const rows = submissions.map((submission) => {
		const { id, form, state, receivedAt, answers } = submission;
		const head = [timeOf(receivedAt), form, state, confirmation(submission)];
		return [...head, ...names.map((name) => answers[name] ?? ""), id];
	});
	return stringify([["received", "form", "delivery", "confirmed", ...names, "id"], ...rows], {
		bom: true,
		escape_formulas: true,
		record_delimiter: "windows",
	});
}
