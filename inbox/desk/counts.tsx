import { fill } from "@liberation/shared/quiz/fill";
import { ROLE_KEYS } from "@liberation/shared/quiz/keys";
import type { ReactNode } from "react";
import { shownMonday, shownMonth, shownYear } from "../common/time.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { Count } from "../store/types.ts";
import { englishRoleName, titleOf } from "../submission-words.ts";
import { deskPage, Tabs, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

/** The spans of the tables, with their labels. */
const SPANS = {
	week: { label: "Weeks", head: "Week of", show: shownMonday },
	month: { label: "Months", head: "Month", show: shownMonth },
	year: { label: "Years", head: "Year", show: shownYear },
} as const;
type Span = keyof typeof SPANS;

function spanIn({ url }: Visit): Span {
	const asked = url.searchParams.get("by");
	return asked === "month" || asked === "year" ? asked : "week";
}

/** Reads the counts of all weeks, months or years, newest first. */
export async function readCounts(visit: Visit): Promise<readonly Count[]> {
	const span = spanIn(visit);
	const { store } = visit.ports;
	const counts = await store.counts(span === "week" ? "week" : "month", 0, Number.MAX_SAFE_INTEGER);
	if (span !== "year") return counts;
	return counts.map((each) => ({ ...each, start: Date.parse(shownYear(each.start)) }));
}

/** Renders the counts by form, role and partner. The counts contain no personal data. */
export async function countsPage(visit: Visit): Promise<Response> {
	const { settings } = visit.ports;
	const counts = await readTable(visit);
	return deskPage(visit, {
		title: "Counts",
		part: "counts",
		children: (
			<>
				<p className="lead">{words.counts.lead}</p>
				<SpanTabs visit={visit} path="counts" />
				{counts.all.length === 0 && <p className="empty">{words.counts.empty}</p>}
				<Table
					by="form"
					caption="What was sent, and confirmed sign-ups"
					counts={counts}
					labelOf={(form) => titleOf(settings, form)}
				/>
				<RoleTable counts={counts} visit={visit} />
				<Table
					by="partner"
					caption="Results that were asked for on partners’ pages"
					counts={counts}
					order={counts.all.map(({ partner }) => partner).sort()}
					labelOf={(partner) => <a href={`${visit.base}/counts/${partner}`}>{partner}</a>}
				/>
				<Export visit={visit} span={counts.span} path="counts" />
			</>
		),
	});
}

/** Renders a partner's counts, and a note with the counts, which the founder can send to the partner. */
export async function partnerPage(visit: Visit, partner: string): Promise<Response | undefined> {
	const counts = await readTable(visit, partner);
	const { settings } = visit.ports;
	if (counts.all.length === 0 && !settings.partners.includes(partner)) return undefined;
	return deskPage(visit, {
		title: partner,
		part: "counts",
		children: (
			<>
				<p className="back">
					<a href={`${visit.base}/counts`}>All counts</a>
				</p>
				<p className="lead">{words.counts.partner}</p>
				{counts.all.length === 0 ? (
					<p className="empty">{words.counts.noPartner}</p>
				) : (
					<>
						<SpanTabs visit={visit} path={`counts/${partner}`} />
						<p>{words.counts.note}</p>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
						<pre tabIndex={0} className="letter">
							{partnerNote(counts, settings)}
						</pre>
						<RoleTable counts={counts} visit={visit} />
						<Export visit={visit} span={counts.span} path={`counts/${partner}`} />
					</>
				)}
			</>
		),
	});
}

interface Counts {
	readonly span: Span;
	/** All counts, by the span. */
	readonly all: readonly Count[];
	/** The starts of the columns, newest first. */
	readonly columns: readonly number[];
}

async function readTable(visit: Visit, partner?: string): Promise<Counts> {
	const span = spanIn(visit);
	const found = await readCounts(visit);
	const all = partner === undefined ? found : found.filter((each) => each.partner === partner);
	return { span, all, columns: [...new Set(all.map(({ start }) => start))] };
}

function SpanTabs({ visit, path }: { visit: Visit; path: string }): ReactNode {
	const open = spanIn(visit);
	const tabs = Object.entries(SPANS).map(([span, { label }]) => ({
		href: `${visit.base}/${path}?by=${span}`,
		isOpen: span === open,
		label,
	}));
	return <Tabs label="Spans" tabs={tabs} />;
}

function Export({ visit: { base }, span, path }: { visit: Visit; span: Span; path: string }) {
	return (
		<p className="export">
			Export: <a href={`${base}/${path}/export.csv?by=${span}`}>CSV for a spreadsheet</a>
			<small>{words.counts.export}</small>
		</p>
	);
}

function RoleTable({ visit, counts }: { visit: Visit; counts: Counts }): ReactNode {
	return (
		<Table
			by="role"
			caption="Roles of the quiz"
			counts={counts}
			order={ROLE_KEYS}
			labelOf={(role) => englishRoleName(visit.ports.settings, role)}
		/>
	);
}

function partnerNote({ span, all }: Counts, settings: DeliverySettings): string {
	const { noteTitle, noteTotal, noteBy, noteRoles, noteEnd } = words.counts;
	const { show } = SPANS[span];
	const sums = (keyOf: (count: Count) => string) => {
		const totals = new Map<string, number>();
		for (const each of all) totals.set(keyOf(each), (totals.get(keyOf(each)) ?? 0) + each.count);
		return [...totals].map(([key, total]) => `${key}: ${total.toLocaleString("en-US")}`);
	};
	const first = Math.min(...all.map(({ start }) => start));
	const total = all.reduce((sum, { count }) => sum + count, 0);
	return [
		`${noteTitle} (${settings.business.name})`,
		fill(noteTotal, { count: total.toLocaleString("en-US"), date: show(first) }),
		[noteBy[span], ...sums(({ start }) => show(start))].join("\n"),
		[noteRoles, ...sums(({ role }) => englishRoleName(settings, role)).sort()].join("\n"),
		noteEnd,
	].join("\n\n");
}

interface TableProps {
	readonly by: "form" | "role" | "partner";
	readonly caption: string;
	readonly counts: Counts;
	/** The keys of the rows in order; by default, rows are in the order of `counts`. */
	readonly order?: readonly string[];
	labelOf(kind: string): ReactNode;
}

/** Renders a table of counts: spans as columns, and kinds as rows because the kinds' names are too long for columns. */
function Table({ by, caption, counts, order, labelOf }: TableProps): ReactNode {
	const { span, columns } = counts;
	const all = counts.all.filter((each) => each[by] !== "");
	const found = new Set(all.map((each) => each[by]));
	const kinds = [...new Set(order ?? found)].filter((kind) => found.has(kind));
	if (kinds.length === 0) return null;
	const id = `by-${by}`;
	const sums = new Map<string, number>();
	for (const each of all) {
		for (const key of [each[by], `${each[by]} ${each.start}`])
			sums.set(key, (sums.get(key) ?? 0) + each.count);
	}
	const shown = (key: string) => (sums.get(key) ?? 0).toLocaleString("en-US");
	return (
		<>
			<h2 id={id}>{caption}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
			<section className="table" tabIndex={0} aria-labelledby={id}>
				<table aria-labelledby={id}>
					<thead>
						<tr>
							<th scope="col">{SPANS[span].head}</th>
							<th scope="col">All</th>
							{columns.map((start) => (
								<th key={start} scope="col">
									{SPANS[span].show(start)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{kinds.map((kind) => (
							<tr key={kind}>
								<th scope="row">{labelOf(kind)}</th>
								<td>
									<b>{shown(kind)}</b>
								</td>
								{columns.map((start) => (
									<td key={start}>{shown(`${kind} ${start}`)}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}
