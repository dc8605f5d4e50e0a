import type { ReactNode } from "react";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { QUIZ } from "../check/submission.ts";
import { isList, roleName, titleOf } from "../describe.ts";
import type { WeeklyCount } from "../store/port.ts";
import { shownWeek } from "../time.ts";
import { deskPage, type Visit } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Weeks that are shown: a quarter of a year. */
const SHOWN = 13;

/** How many there were each week, by form and by role. No person is in it. */
export async function countsPage(visit: Visit): Promise<Response> {
	const { settings, store, clock } = visit.ports;
	const { submissions, optIns } = await store.weeklyCounts(clock.now() - SHOWN * WEEK);
	// A sign-up counts once it is confirmed: asking for it is no more than a wish.
	const sent = submissions.filter(
		({ form }) => form === QUIZ || (Object.hasOwn(settings.forms, form) && !isList(settings, form)),
	);
	const counts = [...sent, ...optIns];
	const forms = [...new Set(counts.map(({ form }) => form))];
	const roles = ROLE_KEYS.filter((key) => sent.some(({ role }) => role === key));
	return deskPage(visit, {
		title: "Counts",
		part: "counts",
		children: (
			<>
				<p className="lead">{words.counts.lead}</p>
				{counts.length === 0 && <p className="empty">{words.counts.empty}</p>}
				{forms.length > 0 && (
					<Table
						id="by-form"
						caption="Submissions and confirmed sign-ups by week"
						columns={forms.map((form) => ({ key: form, label: titleOf(settings, form) }))}
						counts={counts}
						columnOf={({ form }) => form}
					/>
				)}
				{roles.length > 0 && (
					<Table
						id="by-role"
						caption="Roles of the quiz by week"
						columns={roles.map((role) => ({ key: role, label: roleName(role) }))}
						counts={sent.filter(({ role }) => role !== "")}
						columnOf={({ role }) => role}
					/>
				)}
			</>
		),
	});
}

interface TableProps {
	readonly id: string;
	readonly caption: string;
	readonly columns: readonly { readonly key: string; readonly label: string }[];
	readonly counts: readonly WeeklyCount[];
	columnOf(count: WeeklyCount): string;
}

/** Kinds below each other and weeks beside each other: a kind's name is long, and there are few kinds. */
function Table({ id, caption, columns: kinds, counts, columnOf }: TableProps): ReactNode {
	const weeks = [...new Set(counts.map(({ week }) => week))].sort((a, b) => b - a);
	const sum = (kind: string, week?: number) =>
		counts
			.filter((each) => columnOf(each) === kind && (week === undefined || each.week === week))
			.reduce((total, { count }) => total + count, 0);
	return (
		<>
			<h2 id={id}>{caption}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it. */}
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
						{kinds.map(({ key, label }) => (
							<tr key={key}>
								<th scope="row">{label}</th>
								<td>
									<b>{sum(key).toLocaleString("en-US")}</b>
								</td>
								{weeks.map((week) => (
									<td key={week}>{sum(key, week).toLocaleString("en-US")}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}
