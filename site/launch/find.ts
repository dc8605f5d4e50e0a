import type { z } from "zod";
import type { LAUNCH_WEIGHTS } from "../../shared/content/field-metadata.ts";
import { FEWEST_REVIEWERS } from "../../shared/content/translation-schemas.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { readSources } from "../check/check.ts";
import { findClaims } from "../check/claims.ts";
import { nameOfItem } from "../check/links.ts";
import { placeInEditor } from "../check/place.ts";
import { fieldsIn } from "../check/relations.ts";
import { positionOf, type Source } from "../check/source.ts";
import { describe, type JsonPath, objects, select, texts, valueAt } from "../check/values.ts";
import { closedFrom, openFrom } from "../domain/dates.ts";
import { dayGoneBy } from "../domain/event-schedule.ts";
import { eventQuery, planQuery, productQuery } from "../domain/return-addresses.ts";
import { contentTypeOf } from "../schemas/all-content-types.ts";
import { eventSchema } from "../schemas/events.ts";
import { constantOf, jsonSchemaOf } from "../schemas/json-schema.ts";
import { launchSchema } from "../schemas/launch.ts";
import { planSchema } from "../schemas/plans.ts";
import { productSchema } from "../schemas/products.ts";

interface Asked {
	readonly found: string;
	readonly put: string;
	readonly weight: (typeof LAUNCH_WEIGHTS)[number];
}

/** An entry of the launch list, with its position in the content. */
export interface Placeholder extends Asked {
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** The path in the editor: `Events › Harvest table › Registration page`. */
	readonly place: string;
}

/** Advice on what replaces an example URL or email address, chosen by the start of the address. */
const ADDRESSES: readonly (readonly [start: RegExp, put: string])[] = [
	[/^https:\/\/pay\./, "your payment provider's page for this (such as a Stripe Payment Link)"],
	[
		/^https:\/\/partner\./,
		"the partner's own page, name and words; or delete the entry: it is an example",
	],
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
 * Matches addresses reserved for examples (RFC 2606), and the template's repository. The pattern is anchored, because
 * sentences may contain such an address.
 */
const RESERVED =
	/^(?:example\/website$|(?:https:\/\/|[^\s@]+@)(?:[a-z0-9-]+\.)*example\.(?:com|org|net)(?:\/|$))/i;

/** Returns advice on what replaces an example address; undefined for a real address. */
export function adviceOnText(text: string): string | undefined {
	if (!RESERVED.test(text)) return undefined;
	return ADDRESSES.find(([start]) => start.test(text))?.[1] ?? "the real address";
}

const LAUNCH = "site/_data/launch.json";

/**
 * Lists what the founder must replace, confirm, answer or add where visitors meet it, without the entries that
 * launch.json excludes.
 * @param today - `2026-11-20`
 */
export function findPlaceholders(root: string, today: string): Placeholder[] {
	const sources = readSources(root);
	const launch = launchSchema.safeParse(sources.find(({ file }) => file === LAUNCH)?.data);
	const aside = launch.data?.aside ?? [];
	const dataOf = new Map(sources.map(({ file, data }) => [file, data]));
	return [
		...sources.flatMap(reservedAddresses),
		...sources.flatMap((source) => askedByMetadata(source, today)),
		...sources.flatMap((source) => eventsGoneBy(source, today)),
		...sources.flatMap((source) => articlesToCome(source, today)),
		...claimsToConfirm(sources),
		...sources.flatMap(openFacts),
		...sources.flatMap(unreviewed),
	].filter(
		({ place, file, path }) =>
			!aside.some(({ entry }) => place.startsWith(entry)) &&
			isMet(dataOf.get(file), path[0], today),
	);
}

/**
 * Whether visitors meet a field: not in a draft, in what is no longer for sale, or in the ways to pay of a plan that has
 * closed. Of an example, the list asks for the mark alone: the rest will go.
 */
function isMet(data: unknown, field: JsonPath[number] | undefined, today: string): boolean {
	if (valueAt(data, ["example"]) === true) return field === "example";
	const { draft, status, availableUntil = today } = Object(data);
	const isClosed = field === "payments" && availableUntil < today;
	return draft !== true && !["draft", "archived"].includes(status) && !isClosed;
}

function placeholder(source: Source, path: JsonPath, asked: Asked): Placeholder {
	const type = contentTypeOf(source.file);
	const place = type ? placeInEditor(type, source, path) : source.file;
	return { file: source.file, ...positionOf(source, path), path, place, ...asked };
}

function reservedAddresses(source: Source): Placeholder[] {
	return texts(source.data).flatMap(({ path, value }) => {
		const put = adviceOnText(String(value));
		return put
			? [placeholder(source, path, { found: JSON.stringify(value), put, weight: "required" })]
			: [];
	});
}

/** Lists missing values, flags and past dates that the schema's metadata (`launch`, `passed`) asks about. */
function askedByMetadata(source: Source, today: string): Placeholder[] {
	const type = contentTypeOf(source.file);
	if (!type) return [];
	const noon = new Date(`${today}T12:00:00Z`);
	return fieldsIn(jsonSchemaOf(type.schema), source.data).flatMap(({ schema, path, value }) => {
		const { launch, passed, format } = schema;
		const isMissing = value === null || (Array.isArray(value) && value.length === 0);
		if (launch && (isMissing || (value !== undefined && value === constantOf(schema))))
			return [
				placeholder(source, path, { found: isMissing ? "empty" : describe(value), ...launch }),
			];
		const passedFrom = format === "date" ? closedFrom : openFrom;
		if (!passed || typeof value !== "string" || passedFrom(value) > noon) return [];
		return [
			placeholder(source, path, {
				found: describe(value),
				put: fill(passed, Object(valueAt(source.data, path.slice(0, -1)))),
				weight: "confirm",
			}),
		];
	});
}

/** Lists languages with too few reviewers. The entry is only advice, because a preview needs no reviewers. */
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
			const asked = valueAt(value, ["first"]) === true ? "first" : "fact";
			// Refund terms are required.
			const weight = path.at(-2) === "payTerms" ? "required" : asked;
			return placeholder(source, [...path, "answer"], { found: "no answer yet", put, weight });
		});
}

function eventsGoneBy(source: Source, today: string): Placeholder[] {
	const gone = dayGoneBy(source, today);
	if (!gone) return [];
	const put = 'its next date, or "past" as its status';
	return [placeholder(source, gone.path, { found: describe(gone.day), put, weight: "required" })];
}

function articlesToCome(source: Source, today: string): Placeholder[] {
	const day = source.file.startsWith("site/articles/") && valueAt(source.data, ["date"]);
	if (typeof day !== "string" || day <= today) return [];
	const put = "nothing, if it is to wait: it is a draft until the first build on that day or later";
	return [placeholder(source, ["date"], { found: describe(day), put, weight: "advised" })];
}

/** Lists claims to confirm, without claims whose words are contained in another claim of the same file. */
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
 * Lists the return URLs for our payment pages of plans, products and events. Products with an external URL have none.
 * @returns the name of each offer, such as `Root, yearly`, its payment page, and the path to return to
 * @throws ZodError for faulty content, which `npm run check` explains
 */
export function findReturnAddresses(root: string, today: string) {
	const sources = readSources(root).filter(({ data }) => isMet(data, "payments", today));
	const items = <Item>(folder: string, schema: z.ZodType<Item>) =>
		sources
			.filter(({ file }) => file.startsWith(`site/_data/${folder}/`))
			.map(({ file, data }) => ({ slug: nameOfItem(file), ...schema.parse(data) }));
	return [
		...items("plans", planSchema).flatMap(({ slug, name, payments }) =>
			payments.map((payment) => ({
				what: `${name}, ${payment.cadence}`,
				paymentPage: payment.url,
				path: `/academy/welcome?${planQuery(slug, payment)}`,
			})),
		),
		...items("products", productSchema)
			.filter(({ external_url }) => external_url === null)
			.map(({ slug, title, payment_url }) => ({
				what: title,
				paymentPage: payment_url,
				path: `/shop/thank-you?${productQuery(slug)}`,
			})),
		...items("events", eventSchema).flatMap(({ slug, title: what, registration: paymentPage }) => {
			if (!paymentPage?.startsWith("https:")) return [];
			return [{ what, paymentPage, path: `/events/thank-you?${eventQuery(slug)}` }];
		}),
	];
}
