import { nearest, suggestion } from "../../shared/nearest.ts";
import { type ContentType, isOfType } from "../schemas/content-types.ts";
import { claimsSchema } from "../schemas/launch.ts";
import {
	type Fault,
	faultAt,
	lineAndColumn,
	positionOf,
	type Source,
	unexpected,
} from "./source.ts";
import { describe, select, texts } from "./values.ts";

const CLAIMS = "site/_data/claims.json";

export function findClaims(sources: readonly Source[]) {
	return entries(sources).flatMap(({ words, confirm, source }) => {
		const place = source && positionOfWords(source, words);
		return source && place ? [{ source, words, confirm, ...place }] : [];
	});
}

/**
 * Reports claims whose file is missing or no longer contains the quoted words. Claims about an item are dropped with it,
 * because the editor can delete each item of a collection.
 */
export function staleClaims(sources: readonly Source[], types: readonly ContentType[]): Fault[] {
	const [list] = sources.filter(({ file }) => file === CLAIMS);
	if (!list) return [];
	const files = sources.map(({ file }) => file);
	return entries(sources).flatMap(({ file, words, source, path }) => {
		const isItem = types.some((type) => type.files.includes("*") && isOfType(type, file));
		if (!source && isItem) return [];
		if (!source) {
			const expected = `a content file${suggestion(file, files)}`;
			return [unexpected(list, [...path, "file"], file, expected)];
		}
		// Syntax faults of the file are reported separately.
		if (source.data === undefined || positionOfWords(source, words)) return [];
		const reworded = likest(source, words);
		const found = reworded ? describe(reworded.value) : "no such words";
		const message = `found ${found}, expected the words ${describe(words)}. They are a claim that the launch check asks about: delete it under Business details, Claims to confirm (${CLAIMS}), before you change them.`;
		return [faultAt(source, reworded?.path ?? [], message)];
	});
}

/** Matches a promise with a term or a condition: "within 30 days", "only if you ask". */
const PROMISE = /\bwithin \w+ (?:hours?|days?|weeks?|months?)\b|\bonly if\b/i;

/** Reports promises of the site that neither a claim nor a field such as `{hours}` stands behind. */
export function unkeptPromises(sources: readonly Source[]): Fault[] {
	const claims = entries(sources);
	return sources
		.filter(({ file }) => file.startsWith("site/_data/") && file !== CLAIMS)
		.flatMap((source) =>
			texts(source.data).flatMap(({ path, value }) => {
				const [promise] = PROMISE.exec(String(value)) ?? [];
				const isClaimed = claims.some(
					({ file, words }) =>
						file === source.file && PROMISE.test(words) && String(value).includes(words),
				);
				if (!promise || isClaimed) return [];
				const message = `"${promise}" is a promise. Take it out, or add it to ${CLAIMS} as a claim to confirm.`;
				return [faultAt(source, path, message)];
			}),
		);
}

/**
 * Finds the file's text with the most words of the claim, if at least half; otherwise the text with the smallest edit
 * distance, if that is small enough.
 */
function likest({ data }: Source, words: string) {
	const wanted = words.split(/\s+/);
	const all = texts(data).map(({ path, value }) => {
		const text = String(value);
		return { path, value: text, count: wanted.filter((word) => text.includes(word)).length };
	});
	const [best] = all.toSorted((a, b) => b.count - a.count);
	if (best && best.count >= wanted.length / 2) return best;
	const close = nearest(
		words,
		all.map(({ value }) => value),
	);
	return all.find(({ value }) => value === close);
}

function entries(sources: readonly Source[]) {
	const list = sources.find(({ file }) => file === CLAIMS);
	return select(list?.data, ["claims", "*"]).flatMap(({ path, value }) => {
		// The schema itself reports faulty claims.
		const { data: claim } = claimsSchema.shape.claims.element.safeParse(value);
		const source = sources.find(({ file }) => file === claim?.file);
		return claim ? [{ path, ...claim, source }] : [];
	});
}

function positionOfWords(source: Source, words: string) {
	const holder = texts(source.data).find(({ value }) => String(value).includes(words));
	if (holder) return { path: holder.path, ...positionOf(source, holder.path) };
	// An article's body isn't part of the parsed data, so the file's text is searched.
	const offset = source.file.endsWith(".md") ? source.text.indexOf(words) : -1;
	return offset < 0 ? undefined : { path: [], ...lineAndColumn(source.text, offset) };
}
