import { ENGLISH } from "@liberation/shared/language";
import type { Detail } from "@liberation/shared/letter";
import { noStore } from "../accept/answers.ts";
import { QUIZ } from "../check/submission.ts";
import { timesOf } from "../common/time.ts";
import type { Ports } from "../ports.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { Count, ListedOptIn, ListedSubmission, SubmissionFilter } from "../store/types.ts";
import {
	detailsOf,
	englishRoleName,
	formNames,
	isList,
	labelsOf,
	titleOf,
} from "../submission-words.ts";
import { readCounts } from "./counts.tsx";
import { csvHead, csvRow } from "./csv.ts";
import type { Visit } from "./frame.tsx";
import { listNames } from "./lists.tsx";
import { filterOf, pagesOf, readQuery } from "./query.ts";
import words from "./words.json" with { type: "json" };

/** Number of rows per query of the store. */
const AT_A_TIME = 100;
/** Minimum characters per streamed chunk, except the last one. */
const PART_LENGTH = 100_000;

type Column<Row> = readonly [name: string, cell: (row: Row) => string];

/** Exports every submission that matches the list's filter. */
export function exportSubmissions(visit: Visit): Promise<Response> {
	const query = readQuery(visit.url.searchParams);
	const rows = describedOf(visit.ports, filterOf(query, visit.ports.settings));
	return csvFile("submissions", submissionColumns(visit, query.form), rows);
}

function confirmed({ ports }: Visit, { form, unconfirmed }: ListedSubmission): string {
	if (!isList(ports.settings, form)) return "";
	return unconfirmed ? "no" : "yes";
}

interface Row extends ListedSubmission {
	readonly details: readonly Detail[];
}

async function* describedOf({ store, settings }: Ports, filter: SubmissionFilter) {
	const { unanswered } = settings.words.inbox;
	for await (const { submissions } of pagesOf((after) => store.list(filter, AT_A_TIME, after)))
		for (const each of submissions) {
			const details = detailsOf(each, settings).filter(
				({ value }) => value !== unanswered && value !== each.email,
			);
			yield { ...each, details } satisfies Row;
		}
}

/** Returns human-readable columns, with one for each question of the given form; "" = of all forms. */
function submissionColumns(visit: Visit, form: string): readonly Column<Row>[] {
	const { settings } = visit.ports;
	const { inbox } = settings.words;
	const timeColumn = timeColumns<Row>(settings);
	const forms = form ? [form] : formNames(settings);
	const asked = new Set(forms.flatMap((each) => labelsOf(each, settings)));
	asked.delete(inbox.email);
	const answers = ({ details }: Row, name: string) =>
		details.filter(({ label }) => label === name).map(({ value }) => value);
	const others = ({ details }: Row) =>
		details
			.filter(({ label }) => !asked.has(label))
			.map(({ label, value }) => `${label}: ${value}`);
	return [
		timeColumn("Received", ({ receivedAt }) => receivedAt),
		["Form", (row) => titleOf(settings, row.form)],
		["Mail", ({ state }) => words.states[state].label],
		["Confirmed", (row) => confirmed(visit, row)],
		timeColumn("Answered", ({ answeredAt }) => answeredAt),
		["Answered by", ({ answeredBy }) => answeredBy ?? ""],
		timeColumn("Closed", ({ closedAt }) => closedAt),
		["Your note", ({ note }) => note],
		[inbox.email, ({ email }) => email],
		...[...asked].map((name): Column<Row> => [name, (row) => answers(row, name).join("\n")]),
		["Other answers", (row) => others(row).join("\n")],
		["ID", ({ id }) => id],
	];
}

async function* membersOf({ ports: { store } }: Visit, form: string) {
	const pages = pagesOf((after) => store.listOptIns(form, AT_A_TIME, after));
	for await (const { optIns } of pages) yield* optIns;
}

/** Exports all members of a list, including the unsubscribed ones. */
export async function exportList(visit: Visit, form: string): Promise<Response | undefined> {
	if (!listNames(visit.ports.settings).includes(form)) return undefined;
	const members = membersOf(visit, form);
	const { settings } = visit.ports;
	const { inbox } = settings.words;
	const timeColumn = timeColumns<ListedOptIn>(settings);
	const detail = (name: string, key: string): Column<ListedOptIn> => [
		name,
		({ details }) => details[key] ?? "",
	];
	const ofQuiz: readonly Column<ListedOptIn>[] = [
		[inbox.role, ({ details }) => englishRoleName(settings, details.role ?? "")],
		detail(inbox.language, "language"),
		detail(inbox.partner, "partner"),
		timeColumn("Agreed", ({ confirmedAt }) => confirmedAt),
		detail("Agreed to", "wording"),
	];
	const ofForm: typeof ofQuiz = [
		detail("Name", "name"),
		timeColumn("Asked", ({ requestedAt }) => requestedAt),
		timeColumn("Confirmed", ({ confirmedAt }) => confirmedAt),
	];
	const columns: typeof ofQuiz = [
		[inbox.email, ({ email }) => email],
		...(form === QUIZ ? ofQuiz : ofForm),
		timeColumn("Left", ({ stoppedAt, hasBounced }) => (hasBounced ? null : stoppedAt)),
		timeColumn("Mail came back", (each) => (each.hasBounced ? each.stoppedAt : null)),
	];
	return csvFile(form, columns, members);
}

/** Exports the subscribers of a list in the CSV format of mailing tools. */
export async function exportForMailing(visit: Visit, form: string): Promise<Response | undefined> {
	const { settings } = visit.ports;
	if (!listNames(settings).includes(form)) return undefined;
	const hasNames = settings.forms[form]?.fields.some(({ name }) => name === "name") ?? false;
	const firstName: Column<ListedOptIn> = [
		"First Name",
		({ details }) => details.name?.trim().split(/\s+/)[0] ?? "",
	];
	async function* mailable() {
		for await (const each of membersOf(visit, form)) if (each.stoppedAt === null) yield each;
	}
	const columns: readonly Column<ListedOptIn>[] = [
		["Email Address", ({ email }) => email],
		...(hasNames ? [firstName] : []),
		["Tags", (each) => tagsOf(each, settings)],
	];
	return csvFile(`${form}-mailing`, columns, mailable());
}

/** Exports the counts of all weeks, months or years, of all partners or one. */
export async function exportCounts(visit: Visit, partner: string): Promise<Response> {
	const { settings } = visit.ports;
	const { inbox } = settings.words;
	const counts = await readCounts(visit);
	const rows = counts.filter((each) => partner === "" || each.partner === partner);
	const columns: readonly Column<Count>[] = [
		["Begins", ({ start }) => new Date(start).toISOString().slice(0, 10)],
		["Form", ({ form }) => titleOf(settings, form)],
		[inbox.role, ({ role }) => (role ? englishRoleName(settings, role) : "")],
		[inbox.partner, (each) => each.partner],
		["Count", ({ count }) => String(count)],
	];
	return csvFile("counts", columns, rows);
}

/** Lists tags for a mailing tool. Commas separate tags, so commas within a tag are removed. */
function tagsOf({ form, details }: ListedOptIn, settings: DeliverySettings): string {
	const { role = "", language = ENGLISH.lang, partner = "" } = details;
	const spoken = language === ENGLISH.lang ? "" : language;
	const title = titleOf(settings, form);
	const tags = form === QUIZ ? [title, englishRoleName(settings, role), spoken, partner] : [title];
	const plain = tags.map((tag) => tag.replaceAll(",", ""));
	return plain.filter(Boolean).join();
}

/** Creates columns with times in the founder's time zone, which their names say. */
function timeColumns<Row>(settings: DeliverySettings) {
	const { zone, sortable } = timesOf(settings);
	return (name: string, timeOf: (row: Row) => number | null): Column<Row> => [
		`${name} (${zone})`,
		(row) => {
			const at = timeOf(row);
			return at === null ? "" : sortable(at);
		},
	];
}

/** Streams a CSV file, so that the whole file is never in memory. */
async function csvFile<Row>(
	name: string,
	columns: readonly Column<Row>[],
	rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<Response> {
	async function* partsOf() {
		let part = csvHead(columns.map(([column]) => column));
		for await (const row of rows) {
			if (part.length >= PART_LENGTH) {
				yield part;
				part = "";
			}
			part += csvRow(columns.map(([, cell]) => cell(row)));
		}
		yield part;
	}
	const parts = partsOf();
	// The first chunk is read before the response starts, so that a failing store results in an error page.
	let part = await parts.next();
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (part.done) return controller.close();
			controller.enqueue(new TextEncoder().encode(part.value));
			part = await parts.next();
		},
		async cancel() {
			await parts.return(undefined);
		},
	});
	return new Response(body, {
		headers: {
			...noStore,
			"Content-Disposition": `attachment; filename="${name}.csv"`,
			"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
			"Content-Type": "text/csv; charset=utf-8",
			"X-Robots-Tag": "noindex",
		},
	});
}
