import { noStore } from "../accept/answers.ts";
import { isList, titleOf } from "../describe.ts";
import { NOTICE } from "../other-forms.ts";
import type { ListedSubmission } from "../store/port.ts";
import { csvHead, csvRow } from "./csv.ts";
import type { Visit } from "./frame.tsx";
import { filterOf, readQuery } from "./query.ts";

export type Format = "csv" | "json";

/** How much is read at a time; a list of addresses is compared with as many digests, and D1 binds no more. */
const AT_A_TIME = 1000;
const MEMBERS_AT_A_TIME = 100;

/** Every submission that the list shows, on all of its pages: one row each. */
export async function exportSubmissions(visit: Visit, format: Format): Promise<Response> {
	const { ports, url } = visit;
	const { settings, store } = ports;
	const filter = filterOf(readQuery(url.searchParams));
	const submissions: ListedSubmission[] = [];
	let after: string | undefined;
	do {
		const page = await store.list(filter, AT_A_TIME, after);
		submissions.push(...page.submissions);
		after = page.next;
	} while (after !== undefined);
	const rows = submissions.map((submission) => {
		const { id, form, email, receivedAt, state, answers, answeredAt, founderTold } = submission;
		return {
			id,
			received: new Date(receivedAt).toISOString(),
			form,
			title: form === NOTICE ? form : titleOf(settings, form),
			delivery: state,
			answered: answeredAt === null ? "" : new Date(answeredAt).toISOString(),
			confirmed: isList(settings, form) ? confirmed(founderTold) : "",
			email,
			answers,
		};
	});
	if (format === "json") return jsonFile("submissions", rows);
	const names = [...new Set(rows.flatMap(({ answers }) => Object.keys(answers)))].filter(
		(name) => name !== "email",
	);
	const head = ["received", "form", "delivery", "answered", "confirmed", "email", ...names, "id"];
	const lines = rows.map((row) =>
		csvRow([
			row.received,
			row.form,
			row.delivery,
			row.answered,
			row.confirmed,
			row.email,
			...names.map((name) => row.answers[name] ?? ""),
			row.id,
		]),
	);
	return csvFile("submissions", csvHead(head) + lines.join(""));
}

function confirmed(isConfirmed: boolean): string {
	return isConfirmed ? "yes" : "no";
}

const LIST_COLUMNS = ["email", "asked", "confirmed", "left", "bounced"] as const;

/** Everybody who confirmed that they want to be on a list, and who has left since. */
export async function exportList(visit: Visit, form: string, format: Format): Promise<Response> {
	const rows: Readonly<Record<(typeof LIST_COLUMNS)[number], string>>[] = [];
	let after: string | undefined;
	do {
		const page = await visit.ports.store.listOptIns(form, MEMBERS_AT_A_TIME, after);
		rows.push(
			...page.optIns.map(({ email, requestedAt, confirmedAt, stoppedAt, hasBounced }) => ({
				email,
				asked: new Date(requestedAt).toISOString(),
				confirmed: new Date(confirmedAt).toISOString(),
				left: stoppedAt !== null && !hasBounced ? new Date(stoppedAt).toISOString() : "",
				bounced: stoppedAt !== null && hasBounced ? new Date(stoppedAt).toISOString() : "",
			})),
		);
		after = page.next;
	} while (after !== undefined);
	if (format === "json") return jsonFile(form, rows);
	const lines = rows.map((row) => csvRow(LIST_COLUMNS.map((name) => row[name])));
	return csvFile(form, csvHead(LIST_COLUMNS) + lines.join(""));
}

function csvFile(name: string, text: string): Response {
	return file(`${name}.csv`, "text/csv; charset=utf-8", text);
}

function jsonFile(name: string, content: unknown): Response {
	return file(
		`${name}.json`,
		"application/json; charset=utf-8",
		JSON.stringify(content, null, "\t"),
	);
}

function file(name: string, type: string, text: string): Response {
	return new Response(text, {
		headers: {
			...noStore,
			"Content-Disposition": `attachment; filename="${name}"`,
			"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
			"Content-Type": type,
			"X-Robots-Tag": "noindex",
		},
	});
}
