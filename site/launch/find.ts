import type { z } from "zod";
import { FEWEST_REVIEWERS } from "../../shared/content/languages.ts";
import { readSources } from "../check/check.ts";
import { findClaims } from "../check/claims.ts";
import { placeInEditor } from "../check/place.ts";
import { type JsonPath, placeOf, type Source } from "../check/source.ts";
import { describe, objects, select, texts, valueAt } from "../check/values.ts";
import { closedFrom, openFrom } from "../rules/dates.ts";
import { type ReturnAddress, returnAddresses } from "../rules/return-addresses.ts";
import { lastDay, openingDate } from "../schemas/dates.ts";
import { eventSchema } from "../schemas/events.ts";
import { launchSchema } from "../schemas/launch.ts";
import { planSchema } from "../schemas/plans.ts";
import { productSchema } from "../schemas/products.ts";
import { kindOf } from "../schemas/registry.ts";
import { adviceOnText, NULLS, type Placeholder } from "./advice.ts";

const LAUNCH = "site/_data/launch.json";

/**
 * Everything in the content that the founder has to replace or confirm, and has not set aside.
 * @param today - `2026-11-20`: events that were over by then are listed too
 * @param isShown - whether a file counts; by default every file does
 */
export function findPlaceholders(
	root: string,
	today: string,
	isShown: (source: Source) => boolean = () => true,
): Placeholder[] {
	const sources = readSources(root).filter(isShown);
	const claims = whole(findClaims(sources)).map(
		({ source, words, confirm, ...place }): Placeholder => ({
			...place,
			file: source.file,
			place: editorPlace(source, place.path),
			found: JSON.stringify(words),
			put: confirm,
			weight: "confirm",
		}),
	);
	const launch = launchSchema.safeParse(sources.find(({ file }) => file === LAUNCH)?.data);
	const aside = launch.data?.aside ?? [];
	return [
		...sources.flatMap(reservedAddresses),
		...sources.flatMap(nulls),
		...sources.flatMap((source) => eventsGoneBy(source, today)),
		...sources.flatMap((source) =>
			passedDates(source, today).map(({ path, found, put }) =>
				at(source, path, { found, put, weight: "confirm" }),
			),
		),
		...sources.flatMap(exampleEvents),
		...sources.flatMap(openPrograms),
		...claims,
		...sources.flatMap(openFacts),
		...sources.flatMap(unreviewed),
	].filter(({ place }) => !aside.some(({ entry }) => place.startsWith(entry)));
}

/** Claims without those whose words are a part of another claim's at the same place, which asks the same. */
function whole(claims: ReturnType<typeof findClaims>) {
	return claims.filter(
		({ source, words }) =>
			!claims.some(
				(other) => other.source === source && other.words !== words && other.words.includes(words),
			),
	);
}

function reservedAddresses(source: Source): Placeholder[] {
	return texts(source.data).flatMap(({ path, value }) => {
		const put = adviceOnText(String(value));
		return put ? [at(source, path, { found: JSON.stringify(value), put, weight: "required" })] : [];
	});
}

function nulls(source: Source): Placeholder[] {
	return NULLS.filter(({ files }) => fits(files, source.file)).flatMap(({ path, put, weight }) =>
		select(source.data, path)
			.filter(({ value }) => value === null || (Array.isArray(value) && value.length === 0))
			.map((selected) => at(source, selected.path, { found: "empty", put, weight })),
	);
}

/** Facts without an answer (docs/product.md 11.6). */
/** A translation that too few people have reviewed: "advised", because the site works without it. */
function unreviewed(source: Source): Placeholder[] {
	if (!fits("shared/quiz/*/review.json", source.file)) return [];
	const { length } = select(source.data, ["reviewers", "*"]);
	if (length >= FEWEST_REVIEWERS) return [];
	const put = `${FEWEST_REVIEWERS} people who read the language every day and have read all of it, or leave it as a preview`;
	return [at(source, ["reviewers"], { found: `${length} people`, put, weight: "advised" })];
}

function openFacts(source: Source): Placeholder[] {
	return objects(source.data)
		.filter(({ path }) => path.at(-2) === "facts" || path.at(-2) === "payTerms")
		.filter(({ value }) => valueAt(value, ["answer"]) === null)
		.map(({ path, value }) => {
			const put = String(valueAt(value, ["question"]));
			// Who takes money has to say how it comes back.
			const weight = path.at(-2) === "payTerms" ? "required" : "fact";
			return at(source, [...path, "answer"], { found: "no answer yet", put, weight });
		});
}

function eventsGoneBy(source: Source, today: string): Placeholder[] {
	if (!fits("site/_data/events/*.json", source.file)) return [];
	const date = String(valueAt(source.data, ["endDate"]) ?? valueAt(source.data, ["date"]));
	if (valueAt(source.data, ["status"]) !== "upcoming" || date >= today) return [];
	const put = 'its next date, or "past" as its status';
	return [at(source, ["date"], { found: describe(date), put, weight: "required" })];
}

/** Invented events (docs/product.md 6.7). */
function exampleEvents(source: Source): Placeholder[] {
	if (!fits("site/_data/events/*.json", source.file)) return [];
	if (valueAt(source.data, ["example"]) !== true) return [];
	const put = "an event of your own: replace this example, or delete its file";
	return [at(source, ["example"], { found: "true", put, weight: "required" })];
}

/** Programs that visitors read they can start today (docs/product.md 6.4). */
function openPrograms(source: Source): Placeholder[] {
	const put = "People can start it today, and each plan that stands here includes it.";
	return objects(source.data)
		.filter(
			({ path, value }) => path.at(-1) === "enrollment" && valueAt(value, ["state"]) === "open",
		)
		.map(({ path, value }) =>
			at(source, [...path, "state"], {
				found: describe(valueAt(value, ["state"])),
				put,
				weight: "confirm",
			}),
		);
}

type Said = Pick<Placeholder, "found" | "put" | "weight">;

function at(source: Source, path: Placeholder["path"], said: Said): Placeholder {
	const place = editorPlace(source, path);
	return { file: source.file, ...placeOf(source, path), path, place, ...said };
}

function fits(files: string, file: string): boolean {
	const [before = "", after = ""] = files.split("*");
	return files.includes("*") ? file.startsWith(before) && file.endsWith(after) : file === files;
}

/** What the founder must say once the date of a field has passed (docs/product.md 6.6). */
const FIELDS = {
	dates: {
		schema: lastDay,
		passedFrom: closedFrom,
		put: "The day has passed. Put the next one, or say how people join the program now.",
	},
	opens: {
		schema: openingDate,
		passedFrom: openFrom,
		put: 'The date has passed, so visitors read that it is open. If it is not, put the date that holds now, such as "2027-01".',
	},
	availableUntil: {
		schema: lastDay,
		passedFrom: closedFrom,
		put: "The last day has passed, so the plan shows as closed. Put a new last day, take the field out to offer it without one, or delete the file.",
	},
};

interface PassedDate {
	readonly path: JsonPath;
	readonly found: string;
	readonly put: string;
}

/**
 * Openings and last days of a file that have passed.
 * @param today - `2026-11-20`
 */
function passedDates(source: Source, today: string): PassedDate[] {
	const now = new Date(`${today}T12:00:00Z`);
	return texts(source.data).flatMap(({ path, value }) => {
		const name = typeof path.at(-1) === "number" ? path.at(-2) : path.at(-1);
		if (name !== "opens" && name !== "availableUntil" && name !== "dates") return [];
		const { schema, passedFrom, put } = FIELDS[name];
		const date = schema.safeParse(value);
		return date.success && passedFrom(date.data) <= now
			? [{ path, found: describe(value), put }]
			: [];
	});
}

function editorPlace(source: Source, path: JsonPath): string {
	const kind = kindOf(source.file);
	return kind ? placeInEditor(kind, source, path) : source.file;
}

/**
 * Where each payment page has to send people back to (docs/product.md 8.4).
 * @throws ZodError where the content has a fault that `npm run check` explains
 */
export function findReturnAddresses(root: string): ReturnAddress[] {
	const sources = readSources(root);

	function collection<Item>(folder: string, schema: z.ZodType<Item>): Record<string, Item> {
		const start = `site/_data/${folder}/`;
		const items = sources
			.filter(({ file }) => file.startsWith(start))
			.map(({ file, data }): [string, Item] => [
				file.slice(start.length, -".json".length),
				schema.parse(data),
			]);
		return Object.fromEntries(items);
	}

	return returnAddresses({
		plans: collection("plans", planSchema),
		products: collection("products", productSchema),
		events: collection("events", eventSchema),
	});
}
