import { day } from "@liberation/shared/content/fields";
import { NOTICE } from "../common/other-forms.ts";
import { timesOf } from "../common/time.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import { SUBMISSION_STATES, type SubmissionFilter } from "../store/types.ts";

/** The list's views, shown as tabs. */
export const VIEWS = ["all", "new", "waiting", "delivered", "undeliverable", "held"] as const;
export type View = (typeof VIEWS)[number];

/** Returns the states in a view; undefined = all. An uncertain message also needs the founder's attention. */
const statesIn = (view: View) =>
	view === "undeliverable"
		? (["undeliverable", "uncertain"] as const)
		: SUBMISSION_STATES.find((state) => state === view);

/** The list's filters, which are query parameters. */
const FIELDS = ["form", "from", "to", "role", "partner", "words"] as const;
type Field = (typeof FIELDS)[number];

const SORTS = ["newest", "oldest"] as const;

/** The list's view, order and filters; "" = no filter. */
export type Query = Readonly<Record<Field, string>> & {
	readonly view: View;
	readonly sort: (typeof SORTS)[number];
};

const LONGEST = 200;
const MOST_TERMS = 5;

export function readQuery(parameters: URLSearchParams): Query {
	const text = (name: Field) => parameters.get(name)?.trim().slice(0, LONGEST) ?? "";
	const dayIn = (name: Field) => (day.safeParse(text(name)).success ? text(name) : "");
	const asked = parameters.get("view");
	const view = VIEWS.find((each) => each === asked) ?? "all";
	const sort = parameters.get("sort");
	return {
		view,
		sort: SORTS.find((each) => each === sort) ?? sortOf(view),
		form: text("form"),
		from: dayIn("from"),
		to: dayIn("to"),
		role: text("role"),
		partner: text("partner"),
		words: text("words"),
	};
}

/** Returns the order of a view unless another one is asked for: what waits for an answer begins with the oldest. */
export const sortOf = (view: View) => (view === "new" ? "oldest" : "newest");

export const otherSort = ({ sort }: Query) => (sort === "oldest" ? "newest" : "oldest");

/** Serializes a query as the query string of the list's URL, such as `?view=held&form=visit`. */
export function queryText(query: Query, more: Readonly<Record<string, string>> = {}): string {
	const { view, sort, ...fields } = query;
	const given = Object.entries({
		...(view !== "all" && { view }),
		...(sort !== sortOf(view) && { sort }),
		...fields,
		...more,
	});
	const text = new URLSearchParams(given.filter(([, value]) => value !== "")).toString();
	return text && `?${text}`;
}

/** Whether any filter is set. */
export const isNarrowed = (query: Query) => FIELDS.some((field) => query[field] !== "");

/** Converts a query to the store's filter. Notices are listed only on request. */
export function filterOf(query: Query, settings: DeliverySettings): SubmissionFilter {
	const { view, sort, form, from, to, role, partner, words } = query;
	const { midnight } = timesOf(settings);
	return {
		form: form || undefined,
		exceptForm: form === "" ? NOTICE : undefined,
		state: statesIn(view),
		isNew: view === "new",
		oldestFirst: sort === "oldest",
		role: role || undefined,
		partner: partner || undefined,
		since: midnight(from),
		until: midnight(to, 1),
		terms: words.split(/\s+/).filter(Boolean).slice(0, MOST_TERMS),
	};
}

/** Iterates over the pages of a list. */
export async function* pagesOf<Page extends { readonly next?: string | undefined }>(
	read: (after: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
	let after: string | undefined;
	do {
		const page = await read(after);
		yield page;
		after = page.next;
	} while (after !== undefined);
}
