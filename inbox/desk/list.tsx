import { CENTURY } from "@liberation/shared/content/fields";
import { fill } from "@liberation/shared/quiz/fill";
import { ROLE_KEYS } from "@liberation/shared/quiz/keys";
import type { ReactNode } from "react";
import { timesOf } from "../common/time.ts";
import { MOST_COUNTED } from "../store/sql/health.ts";
import type { StoreHealth } from "../store/sql/store.ts";
import type { ListedSubmission } from "../store/types.ts";
import {
	englishRoleName,
	excerptOf,
	formNames,
	formsFirst,
	isList,
	personOf,
	promisedBy,
	titleOf,
} from "../submission-words.ts";
import { BulkButtons, Chosen } from "./bulk.tsx";
import { ActionForm, counted, deskPage, shownTotal, Tabs, Time, type Visit } from "./frame.tsx";
import { healthNotes } from "./health.ts";
import type { Query, View } from "./query.ts";
import { filterOf, isNarrowed, otherSort, queryText, readQuery, sortOf, VIEWS } from "./query.ts";
import words from "./words.json" with { type: "json" };

const PAGE = 50;
/** Maximum submissions that are shown before the first page of what waits for an answer. */
const MOST_FIRST = 500;

export async function listPage(visit: Visit): Promise<Response> {
	const { ports, url, base } = visit;
	const query = readQuery(url.searchParams);
	const filter = filterOf(query, ports.settings);
	const [page, health] = await Promise.all([readPage(visit, query), ports.store.health()]);
	const { submissions, next, total = await ports.store.count(filter) } = page;
	return deskPage(visit, {
		title: "Submissions",
		part: "submissions",
		notes: await healthNotes(ports, health),
		children: (
			<>
				<States base={base} query={query} health={health} />
				<Narrow visit={visit} query={query} />
				{query.view === "undeliverable" && health.undeliverable > 0 && <RetryAll visit={visit} />}
				{submissions.length === 0 ? (
					<p className="empty">{words.views[query.view].empty}</p>
				) : (
					<ActionForm visit={visit} path="many">
						<Chosen
							choice={{ ids: undefined, query: queryText(query), until: ports.clock.now() }}
						/>
						<p className="total">
							{shownTotal(total, "submission")}, {words.sorts[query.sort]}{" "}
							<a href={`${base}/${queryText({ ...query, sort: otherSort(query) })}`}>
								{words.sorts[`to-${otherSort(query)}`]}
							</a>
						</p>
						<ol className="rows chosen">
							{submissions.map((submission) => (
								<Row key={submission.id} visit={visit} submission={submission} />
							))}
						</ol>
						<BulkButtons submissions={submissions} total={total} />
					</ActionForm>
				)}
				<Pages visit={visit} query={query} next={next} isShort={submissions.length < PAGE} />
				<p className="export">
					Export: <a href={`${base}/export.csv${queryText(query)}`}>CSV for a spreadsheet</a>
					<small>{words.submissions.export}</small>
				</p>
			</>
		),
	});
}

/** Reads a page of the list. Among new submissions, those of `formsFirst` are on the first page, in full. */
async function readPage({ ports: { store, settings }, url }: Visit, query: Query) {
	const filter = filterOf(query, settings);
	const after = url.searchParams.get("after") ?? undefined;
	const first = query.view === "new" && query.form === "" ? formsFirst(settings) : [];
	if (first.length === 0) return store.list(filter, PAGE, after);
	const [urgent, { submissions, next }] = await Promise.all([
		after === undefined ? store.list({ ...filter, form: first }, MOST_FIRST) : undefined,
		store.list({ ...filter, exceptForm: first }, PAGE, after),
	]);
	return { submissions: [...(urgent?.submissions ?? []), ...submissions], next, total: undefined };
}

/** Views whose counts have a less prominent style. */
const CALM: readonly View[] = ["all", "delivered"];

function States({ base, query, health }: { base: string; query: Query; health: StoreHealth }) {
	const counts: Readonly<Record<View, number>> = {
		all: health.all,
		new: health.isNew,
		waiting: health.waiting,
		delivered: health.delivered,
		undeliverable: health.undeliverable + health.uncertain,
		held: health.held,
	};
	const tabs = VIEWS.map((view) => ({
		href: `${base}/${queryText({ ...query, view, sort: sortOf(view) })}`,
		isOpen: view === query.view,
		label: (
			<>
				{words.views[view].label}
				{counts[view] > 0 && (
					<span className={CALM.includes(view) ? "count calm" : "count"}>
						{Math.min(counts[view], MOST_COUNTED).toLocaleString("en-US")}
						{counts[view] > MOST_COUNTED && "+"}
					</span>
				)}
			</>
		),
	}));
	return <Tabs label="States" tabs={tabs} />;
}

function Narrow({ visit, query }: { visit: Visit; query: Query }): ReactNode {
	const { settings } = visit.ports;
	const forms = formNames(settings).map((form) => [form, titleOf(settings, form)] as const);
	const roles = ROLE_KEYS.map((role) => [role, englishRoleName(settings, role)] as const);
	const partners = settings.partners.map((slug) => [slug, slug] as const);
	const { words: _, sort, ...others } = query;
	return (
		<form method="get" action={`${visit.base}/`} className="narrow-down">
			{query.view !== "all" && <input type="hidden" name="view" value={query.view} />}
			{sort !== sortOf(query.view) && <input type="hidden" name="sort" value={sort} />}
			<p className="search">
				<label htmlFor="words">Words in a name, an address, an answer or your note</label>
				<input id="words" name="words" type="search" defaultValue={query.words} />
				<button type="submit">Search</button>
				{isNarrowed(query) && (
					<a href={`${visit.base}/${query.view === "all" ? "" : `?view=${query.view}`}`}>
						Show everything
					</a>
				)}
			</p>
			<details open={isNarrowed({ ...others, sort, words: "" })}>
				<summary>Narrow down</summary>
				<div className="fields">
					<Select name="form" label="Form" choices={forms} chosen={query.form} />
					<Select name="role" label="Role in the quiz" choices={roles} chosen={query.role} />
					{partners.length > 0 && (
						<Select
							name="partner"
							label="Partner’s page"
							choices={partners}
							chosen={query.partner}
						/>
					)}
					<p>
						<label htmlFor="from">From</label>
						<input id="from" name="from" type="date" {...CENTURY} defaultValue={query.from} />
					</p>
					<p>
						<label htmlFor="to">Up to</label>
						<input id="to" name="to" type="date" {...CENTURY} defaultValue={query.to} />
					</p>
					<p>
						<button type="submit">Show</button>
					</p>
				</div>
			</details>
		</form>
	);
}

interface SelectProps {
	readonly name: string;
	readonly label: string;
	readonly choices: readonly (readonly [value: string, label: string])[];
	readonly chosen: string;
}

function Select({ name, label, choices, chosen }: SelectProps): ReactNode {
	return (
		<p>
			<label htmlFor={name}>{label}</label>
			<select id={name} name={name} defaultValue={chosen}>
				<option value="">All</option>
				{choices.map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</p>
	);
}

function Row({ visit, submission }: RowProps): ReactNode {
	const { settings } = visit.ports;
	const { id, form, email, receivedAt } = submission;
	const person = personOf(submission);
	return (
		<li>
			<input type="checkbox" name="id" value={id} aria-labelledby={`of-${id}`} />
			<a id={`of-${id}`} href={`${visit.base}/submissions/${id}`}>
				{titleOf(settings, form)}
				{person && `: ${person}`}
			</a>
			<span className="marks">
				<Marks submission={submission} visit={visit} />
			</span>
			<span className="excerpt">{excerptOf(submission, settings)}</span>
			<span className="meta">
				{email !== person && email && <span>{email}</span>}
				<Time at={receivedAt} visit={visit} />
			</span>
		</li>
	);
}

interface RowProps {
	readonly visit: Visit;
	readonly submission: ListedSubmission;
}

/** Labels for the state of a submission. */
export function Marks({ submission, visit }: RowProps): ReactNode {
	const { form, receivedAt, state, waitsFor, answeredAt, closedAt, held, unconfirmed } = submission;
	const isClosed = waitsFor === "closing" && closedAt !== null;
	const isNew = waitsFor && !held && answeredAt === null;
	const { settings, clock } = visit.ports;
	const by = isNew ? promisedBy(settings, form, receivedAt) : undefined;
	const isOverdue = by !== undefined && by < clock.now();
	return (
		<>
			{isNew && <span className="mark new">New</span>}
			{by !== undefined && (
				<span className={isOverdue ? "mark overdue" : "mark"}>
					{isOverdue ? "Overdue since" : "Due"} {timesOf(settings).date(by)}
				</span>
			)}
			{answeredAt !== null && <span className="mark">{isClosed ? "Closed" : "Answered"}</span>}
			{isList(settings, form) && (
				<span className="mark">{unconfirmed ? "Not confirmed yet" : "Confirmed"}</span>
			)}
			{state !== "delivered" && (
				<span className={`mark ${state}`}>{words.states[state].label}</span>
			)}
		</>
	);
}

function RetryAll({ visit }: { visit: Visit }): ReactNode {
	return (
		<div className="bulk">
			<ActionForm visit={visit} path="retry-all">
				<button type="submit" aria-describedby="retry-all">
					{words.actions["retry-all"].button}
				</button>
			</ActionForm>
			<p id="retry-all">{words.actions["retry-all"].before}</p>
		</div>
	);
}

interface PagesProps {
	readonly visit: Visit;
	readonly query: Query;
	readonly next: string | undefined;
	readonly isShort: boolean;
}

function Pages({ visit: { base, url, ports }, query, next, isShort }: PagesProps): ReactNode {
	const isLater = url.searchParams.has("after");
	if (!isLater && next === undefined) return null;
	const [at = ""] = next?.split(":") ?? [];
	const date = timesOf(ports.settings).time(Number(at));
	return (
		<nav aria-label="Pages" className="pages">
			{isShort && next && <p>{fill(words.submissions.further, { date })}</p>}
			{isLater && <a href={`${base}/${queryText(query)}`}>First page</a>}
			{next && (
				<a href={`${base}/${queryText(query, { after: next })}`} rel="next">
					{isShort ? "Look further back" : `Next ${counted(PAGE, "submission")}`}
				</a>
			)}
		</nav>
	);
}
