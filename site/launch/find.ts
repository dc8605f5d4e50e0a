import type { z } from "zod";
import type { LAUNCH_WEIGHTS } from "../../shared/content/field-metadata.ts";
import { FEWEST_REVIEWERS } from "../../shared/content/languages.ts";
import { readSources } from "../check/check.ts";
import { findClaims } from "../check/claims.ts";
import { nameOfItem } from "../check/links.ts";
import { placeInEditor } from "../check/place.ts";
import { fieldsIn } from "../check/relations.ts";
import { type JsonPath, placeOf, type Source } from "../check/source.ts";
import { describe, objects, select, texts, valueAt } from "../check/values.ts";
import { closedFrom, openFrom } from "../rules/dates.ts";
import { isGoneBy } from "../rules/event-schedule.ts";
import { type ReturnAddress, returnAddresses } from "../rules/return-addresses.ts";
import { eventSchema } from "../schemas/events.ts";
import { constantOf, jsonSchemaOf } from "../schemas/json-schema.ts";
import { launchSchema } from "../schemas/launch.ts";
import { planSchema } from "../schemas/plans.ts";
import { productSchema } from "../schemas/products.ts";
import { kindOf } from "../schemas/registry.ts";

/** What the launch list asks for. */
interface Asked {
	/** The present value. */
	readonly found: string;
	/** What to put there. */
	readonly put: string;
	readonly weight: (typeof LAUNCH_WEIGHTS)[number];
}

/** A place in the content that needs the founder. */
export interface Placeholder extends Asked {
	/** Path in the repository. */
	readonly file: string;
	/** Both count from 1. The beginning of the file if the place does not exist. */
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** The same place in the words of the editor: `Events › Harvest table › Registration page`. */
	readonly place: string;
}

/** The advice for an address with a reserved name, by its beginning. */
const ADDRESSES: readonly (readonly [start: RegExp, put: string])[] = [
	[/^https:\/\/pay\./, "your payment provider's page for this (such as a Stripe Payment Link)"],
	[/^https:\/\/partner\./, "the partner's own page"],
	[/^https:\/\/give\./, "your donation form"],
	[/^https:\/\/calendar\./, "your scheduling page"],
	[/^https:\/\/newsletter\./, "your newsletter's page"],
	[/^https:\/\/(?:instagram|linkedin)\./, "your profile there, or take the entry out"],
	[
		/^https:\/\/www\./,
		"the address that the site will have; let its other name, with www. or without, lead there (docs/deploy.md)",
	],
	[
		/^security@/,
		"where to tell you of a hole in the site's security: an address that somebody reads",
	],
	[/^\S+@/, "your own email address"],
	[
		/^example\//,
		"your account and repository on GitHub, or empty if the published site has no editor",
	],
];

/**
 * Addresses with names that are reserved for examples (RFC 2606), and the repository that site.json comes with.
 * A sentence may hold one, such as "name@example.org" in a hint.
 */
const RESERVED =
	/^(?:example\/website$|(?:https:\/\/|[^\s@]+@)(?:[a-z0-9-]+\.)*example\.(?:com|org|net)(?:\/|$))/i;

/** The advice for a text; undefined = the text is no placeholder. */
export function adviceOnText(text: string): string | undefined {
	if (!RESERVED.test(text)) return undefined;
	return ADDRESSES.find(([start]) => start.test(text))?.[1] ?? "the real address";
}

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
	const launch = launchSchema.safeParse(sources.find(({ file }) => file === LAUNCH)?.data);
	const aside = launch.data?.aside ?? [];
	return [
		...sources.flatMap(reservedAddresses),
		...sources.flatMap((source) => askedByMetadata(source, today)),
		...sources.flatMap((source) => eventsGoneBy(source, today)),
		...claimsToConfirm(sources),
		...sources.flatMap(openFacts),
		...sources.flatMap(unreviewed),
	].filter(({ place }) => !aside.some(({ entry }) => place.startsWith(entry)));
}

function placeholder(source: Source, path: JsonPath, asked: Asked): Placeholder {
	const kind = kindOf(source.file);
	const place = kind ? placeInEditor(kind, source, path) : source.file;
	return { file: source.file, ...placeOf(source, path), path, place, ...asked };
}

function reservedAddresses(source: Source): Placeholder[] {
	return texts(source.data).flatMap(({ path, value }) => {
		const put = adviceOnText(String(value));
		return put
			? [placeholder(source, path, { found: JSON.stringify(value), put, weight: "required" })]
			: [];
	});
}

/** What the metadata of fields asks for: values that are missing, marks that are set, dates that have passed. */
function askedByMetadata(source: Source, today: string): Placeholder[] {
	const kind = kindOf(source.file);
	if (!kind) return [];
	const noon = new Date(`${today}T12:00:00Z`);
	return fieldsIn(jsonSchemaOf(kind.schema), source.data).flatMap(({ schema, path, value }) => {
		const { launch, passed, format } = schema;
		const isMissing = value === null || (Array.isArray(value) && value.length === 0);
		if (launch && (isMissing || (value !== undefined && value === constantOf(schema))))
			return [
				placeholder(source, path, { found: isMissing ? "empty" : describe(value), ...launch }),
			];
		const passedFrom = format === "date" ? closedFrom : openFrom;
		if (!passed || typeof value !== "string" || passedFrom(value) > noon) return [];
		return [placeholder(source, path, { found: describe(value), put: passed, weight: "confirm" })];
	});
}

/** A translation that too few people have reviewed: "advised", because the site works without it. */
function unreviewed(source: Source): Placeholder[] {
	if (!source.file.endsWith("/review.json")) return [];
	const { length } = select(source.data, ["reviewers", "*"]);
	if (length >= FEWEST_REVIEWERS) return [];
	const put = `${FEWEST_REVIEWERS} people who read the language every day and have read all of it, or leave it as a preview`;
	return [
		placeholder(source, ["reviewers"], { found: `${length} people`, put, weight: "advised" }),
	];
}

function openFacts(source: Source): Placeholder[] {
	return objects(source.data)
		.filter(({ path }) => path.at(-2) === "facts" || path.at(-2) === "payTerms")
		.filter(({ value }) => valueAt(value, ["answer"]) === null)
		.map(({ path, value }) => {
			const put = String(valueAt(value, ["question"]));
			// Who takes money has to say how it comes back.
			const weight = path.at(-2) === "payTerms" ? "required" : "fact";
			return placeholder(source, [...path, "answer"], { found: "no answer yet", put, weight });
		});
}

function eventsGoneBy(source: Source, today: string): Placeholder[] {
	if (!source.file.startsWith("site/_data/events/")) return [];
	const event = Object(source.data);
	if (!isGoneBy(event, today)) return [];
	const put = 'its next date, or "past" as its status';
	const found = describe(event.endDate ?? event.date);
	return [placeholder(source, ["date"], { found, put, weight: "required" })];
}

/** The claims, without those whose words are a part of another claim's at the same place, which asks the same. */
function claimsToConfirm(sources: readonly Source[]): Placeholder[] {
	const claims = findClaims(sources);
	return claims
		.filter(
			({ source, words }) =>
				!claims.some(
					(other) =>
						other.source === source && other.words !== words && other.words.includes(words),
				),
		)
		.map(({ source, path, line, column, words, confirm }) => ({
			...placeholder(source, path, {
				found: JSON.stringify(words),
				put: confirm,
				weight: "confirm",
			}),
			line,
			column,
		}));
}

/**
 * Where each payment page has to send people back to.
 * @throws ZodError where the content has a fault that `npm run check` explains
 */
export function findReturnAddresses(root: string): ReturnAddress[] {
	const sources = readSources(root);
	const collection = <Item>(folder: string, schema: z.ZodType<Item>): Record<string, Item> =>
		Object.fromEntries(
			sources
				.filter(({ file }) => file.startsWith(`site/_data/${folder}/`))
				.map(({ file, data }) => [nameOfItem(file), schema.parse(data)]),
		);
	return returnAddresses({
		plans: collection("plans", planSchema),
		products: collection("products", productSchema),
		events: collection("events", eventSchema),
	});
}
