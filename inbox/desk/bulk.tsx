import { fill } from "@liberation/shared/quiz/fill";
import type { ReactNode } from "react";
import { release } from "../accept/accept.ts";
import type { Total } from "../store/sql/list.ts";
import type { ListedSubmission, Mark, SubmissionFilter } from "../store/types.ts";
import { doneQuery, type Given, leadTo, questionPage, shownTotal, type Visit } from "./frame.tsx";
import { filterOf, pagesOf, queryText, readQuery } from "./query.ts";
import words from "./words.json" with { type: "json" };

/* Actions on several submissions: the ticked ones, or all results of the list's query. */

const ACTIONS = ["answered", "closed", "release", "delete"] as const;
type Action = (typeof ACTIONS)[number];

/** The batch size, because D1 binds at most 100 values in a statement. */
const AT_A_TIME = 90;

interface Choice {
	/** The ids of the ticked submissions; undefined = all results of the query. */
	readonly ids: readonly string[] | undefined;
	/** The query string of the list's URL. */
	readonly query: string;
	/** The time at which the list was shown: later submissions are excluded. */
	readonly until: number;
}

/** Returns the actions that the state of a submission allows. */
export function allowedFor({ waitsFor, held, answeredAt, closedAt }: ListedSubmission) {
	const isClosable = waitsFor === "closing";
	return [
		...(held ? (["release"] as const) : []),
		...(waitsFor && !held && answeredAt === null ? (["answered"] as const) : []),
		...(isClosable && !held && closedAt === null ? (["closed"] as const) : []),
		...(isClosable && closedAt !== null ? (["reopened"] as const) : []),
		...(answeredAt === null ? [] : (["unanswered"] as const)),
	];
}

interface BulkProps {
	readonly submissions: readonly ListedSubmission[];
	readonly total: Total;
}

/** Renders the buttons below a list, and the choice between the ticked submissions and all results. */
export function BulkButtons({ submissions, total }: BulkProps): ReactNode {
	const allowed = ["delete", ...submissions.flatMap(allowedFor)];
	return (
		<fieldset className="many">
			<legend>{words.bulk.legend}</legend>
			<p>
				<label>
					<input type="radio" name="scope" value="ticked" defaultChecked /> {words.bulk.ticked}
				</label>
				<label>
					<input type="radio" name="scope" value="all" />{" "}
					{fill(words.bulk.all, { count: shownTotal(total) })}
				</label>
			</p>
			<p className="buttons">
				{ACTIONS.filter((action) => allowed.includes(action)).map((action) => (
					<button key={action} type="submit" name="action" value={action} className="quiet">
						{words.actions[action].button}
					</button>
				))}
			</p>
		</fieldset>
	);
}

/** Asks for confirmation and states the number of submissions; if `sure` is given, performs the action. */
export async function answerBulk(visit: Visit, given: Given): Promise<Response> {
	const choice = choiceIn(given, visit.ports.clock.now());
	const action = ACTIONS.find((each) => each === given.action);
	const { store } = visit.ports;
	const total = choice.ids
		? { count: choice.ids.length, isMore: false }
		: await store.count(chosenBy(choice, visit.ports));
	if (!action || (total.count === 0 && !total.isMore))
		return leadTo(listAddress(visit, choice, await doneQuery(visit, "none")));
	if (given.sure === undefined) return askForMany(visit, action, choice, total);
	const done = await doWith(visit, action, choice);
	if (action === "delete") forgetLater(visit);
	return leadTo(listAddress(visit, choice, await doneQuery(visit, `many-${action}`, done)));
}

function choiceIn({ scope, id, query, until }: Given, now: number): Choice {
	const ids = [id].flat().filter((each) => typeof each === "string" && /^[\w-]+$/.test(each));
	return {
		ids: scope === "all" ? undefined : ids.map(String).slice(0, AT_A_TIME),
		query: typeof query === "string" ? query : "",
		until: typeof until === "string" && /^\d{1,15}$/.test(until) ? Number(until) : now,
	};
}

function chosenBy({ query, until }: Choice, { settings }: Visit["ports"]): SubmissionFilter {
	const filter = filterOf(readQuery(new URLSearchParams(query)), settings);
	return { ...filter, until: Math.min(until + 1, filter.until ?? until + 1) };
}

async function doWith(visit: Visit, action: Action, choice: Choice): Promise<number> {
	if (choice.ids) return changeSome(visit, action, choice.ids);
	const { store } = visit.ports;
	const pages = pagesOf((after) => store.list(chosenBy(choice, visit.ports), AT_A_TIME, after));
	let done = 0;
	for await (const { submissions } of pages) {
		const ids = submissions.map(({ id }) => id);
		if (ids.length > 0) done += await changeSome(visit, action, ids);
	}
	return done;
}

/** Removes from the disk what was deleted, after the answer: it takes seconds. */
export function forgetLater({ ports, context }: Visit): void {
	const forgetting = ports.store.forget();
	context.later?.(forgetting);
}

/** Marks, releases or deletes submissions. @returns how many submissions changed */
export async function changeSome(
	{ ports, context, session }: Visit,
	action: Mark | "release" | "delete",
	ids: readonly string[],
): Promise<number> {
	const { store, clock } = ports;
	if (action === "delete") return store.remove(ids);
	const signed = { at: clock.now(), by: session.email ?? null };
	if (action !== "release") return store.mark(ids, action, signed);
	let released = 0;
	for (const id of ids) if (await release(id, ports)) released += 1;
	if (released > 0) context.stored();
	return released;
}

function askForMany(visit: Visit, action: Action, choice: Choice, total: Total) {
	const { title, confirm } = words.actions[`many-${action}`];
	return questionPage(visit, {
		title: fill(title, { what: shownTotal(total, "submission") }),
		texts: [confirm],
		path: "many",
		fields: (
			<>
				<input type="hidden" name="sure" value="yes" />
				<input type="hidden" name="action" value={action} />
				<input type="hidden" name="scope" value={choice.ids ? "ticked" : "all"} />
				<Chosen choice={choice} />
			</>
		),
		button: words.actions[action].button,
		keep: words.bulk.keep,
		back: listAddress(visit, choice),
	});
}

/** Renders hidden inputs that pass the chosen submissions from one form to the next. */
export function Chosen({ choice: { ids = [], query, until } }: { choice: Choice }): ReactNode {
	return (
		<>
			<input type="hidden" name="query" value={query} />
			<input type="hidden" name="until" value={until} />
			{ids.map((id) => (
				<input key={id} type="hidden" name="id" value={id} />
			))}
		</>
	);
}

const listAddress = ({ base }: Visit, { query }: Choice, more?: Record<string, string>) =>
	`${base}/${queryText(readQuery(new URLSearchParams(query)), more)}`;
