import { fill } from "@liberation/shared/quiz/fill";
import { ROLE_KEYS } from "@liberation/shared/quiz/keys";
import type { ReactNode } from "react";
import { QUIZ } from "../check/submission.ts";
import { shownMonday, shownWeek } from "../common/time.ts";
import { isList, roleName, titleOf } from "../describe.ts";
import type { DeliverySettings } from "../settings/settings.ts";
import type { WeeklyCount } from "../store/types.ts";
import { deskPage, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Number of weeks in the table: a quarter of a year. */
const SHOWN = 13;

/** Renders the weekly counts by form, role and partner. The counts contain no personal data. */
export async function countsPage(visit: Visit): Promise<Response> {
	const { settings, store, clock } = visit.ports;
	const { submissions, optIns } = await store.weeklyCounts(clock.now() - SHOWN * WEEK);
	const confirmed = optIns.filter(({ form }) => form !== QUIZ);
	// Submissions to sign-up forms are left out, because only confirmed sign-ups count (`confirmed`).
	const sent = submissions.filter(
		({ form }) => form === QUIZ || (Object.hasOwn(settings.forms, form) && !isList(settings, form)),
	);
	const counts = [...sent, ...confirmed];
	return deskPage(visit, {
		title: "Counts",
		part: "counts",
		children: (
			<>
				<p className="lead">{words.counts.lead}</p>
				{counts.length === 0 && <p className="empty">{words.counts.empty}</p>}
				<Table
					by="form"
					caption="Submissions and confirmed sign-ups by week"
					counts={counts}
					labelOf={(form) => titleOf(settings, form)}
				/>
				<RoleTable counts={sent} settings={settings} />
				<Table
					by="partner"
					caption="Results that were asked for on partners’ pages, by week"
					counts={sent}
					order={sent.map(({ partner }) => partner).sort()}
					labelOf={(partner) => <a href={`${visit.base}/counts/${partner}`}>{partner}</a>}
				/>
			</>
		),
	});
}

function RoleTable({
	counts,
	settings,
}: {
	counts: readonly WeeklyCount[];
	settings: DeliverySettings;
}): ReactNode {
	const caption = "Roles of the quiz by week";
	return (
		<Table
			by="role"
			caption={caption}
			counts={counts}
			order={ROLE_KEYS}
			labelOf={(role) => roleName(settings, role)}
		/>
	);
}

/** Renders a partner's weekly counts, and a note with the counts, which the founder can send to the partner. */
export async function partnerPage(visit: Visit, partner: string): Promise<Response | undefined> {
	const { settings, store } = visit.ports;
	const { submissions } = await store.weeklyCounts(0);
	const counts = submissions.filter((count) => count.partner === partner);
	if (counts.length === 0 && !settings.partners.includes(partner)) return undefined;
	return deskPage(visit, {
		title: partner,
		part: "counts",
		children: (
			<>
				<p className="back">
					<a href={`${visit.base}/counts`}>All counts</a>
				</p>
				<p className="lead">{words.counts.partner}</p>
				{counts.length === 0 ? (
					<p className="empty">{words.counts.noPartner}</p>
				) : (
					<>
						<p>{words.counts.note}</p>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
						<pre tabIndex={0} className="letter">
							{partnerNote(counts, visit.ports.settings)}
						</pre>
						<RoleTable counts={counts} settings={visit.ports.settings} />
					</>
				)}
			</>
		),
	});
}

function partnerNote(
	counts: readonly WeeklyCount[],
	settings: Pick<DeliverySettings, "business" | "languages">,
): string {
	const { noteTitle, noteTotal, noteWeeks, noteRoles, noteEnd } = words.counts;
	const sums = (keyOf: (count: WeeklyCount) => string) => {
		const totals = new Map<string, number>();
		for (const each of counts) totals.set(keyOf(each), (totals.get(keyOf(each)) ?? 0) + each.count);
		return [...totals].map(([key, total]) => `${key}: ${total.toLocaleString("en-US")}`);
	};
	const first = Math.min(...counts.map(({ week }) => week));
	const total = counts.reduce((sum, { count }) => sum + count, 0);
	return [
		`${noteTitle} (${settings.business.name})`,
		fill(noteTotal, { count: total.toLocaleString("en-US"), date: shownMonday(first) }),
		[noteWeeks, ...sums(({ week }) => shownMonday(week))].join("\n"),
		[noteRoles, ...sums(({ role }) => roleName(settings, role)).sort()].join("\n"),
		noteEnd,
	].join("\n\n");
}

interface TableProps {
	readonly by: "form" | "role" | "partner";
	readonly caption: string;
	readonly counts: readonly WeeklyCount[];
	/** The keys of the rows in order; by default, rows are in the order of `counts`. */
	readonly order?: readonly string[];
	labelOf(kind: string): ReactNode;
}

/** Renders a table of counts: weeks as columns, and kinds as rows because the kinds' names are too long for columns. */
function Table({ by, caption, counts: all, order, labelOf }: TableProps): ReactNode {
	const counts = all.filter((each) => each[by] !== "");
	const found = new Set(counts.map((each) => each[by]));
	const kinds = [...new Set(order ?? found)].filter((kind) => found.has(kind));
	if (kinds.length === 0) return null;
	const id = `by-${by}`;
	const weeks = [...new Set(counts.map(({ week }) => week))].sort((a, b) => b - a);
	const sum = (kind: string, week?: number) =>
		counts
			.filter((each) => each[by] === kind && (week === undefined || each.week === week))
			.reduce((total, { count }) => total + count, 0);
	return (
		<>
			<h2 id={id}>{caption}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard. */}
			<section className="table" tabIndex={0} aria-labelledby={id}>
				<table aria-labelledby={id}>
					<thead>
						<tr>
							<th scope="col">Week of</th>
							<th scope="col">All</th>
							{weeks.map((week) => (
								<th key={week} scope="col">
									{shownWeek(week)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{kinds.map((kind) => (
							<tr key={kind}>
								<th scope="row">{labelOf(kind)}</th>
								<td>
									<b>{sum(kind).toLocaleString("en-US")}</b>
								</td>
								{weeks.map((week) => (
									<td key={week}>{sum(kind, week).toLocaleString("en-US")}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}
