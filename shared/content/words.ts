/*
 * What a translation of a content file holds: the words of the English file in the same places, and nothing that is the
 * same in every language, such as addresses, keys and numbers.
 */

/** Keys whose text nobody reads, or that a page in another language leaves out. */
const NOT_WORDS = new Set([
	"$schema",
	"facts",
	"href",
	"id",
	"key",
	"kind",
	"reviewed",
	"slug",
	"url",
]);

/** A JSON value. */
export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/** The words of a value, in their places; undefined where it has none. */
export function wordsOf(value: Json): Json | undefined {
	if (typeof value === "string") return value;
	if (typeof value !== "object" || value === null) return undefined;
	if (isList(value)) {
		const words = value.map(wordsOf);
		return words.some((each) => each !== undefined) ? words.map((each) => each ?? null) : undefined;
	}
	const entries = Object.entries(value).flatMap(([key, each]) => {
		const words = NOT_WORDS.has(key) ? undefined : wordsOf(each);
		return words === undefined ? [] : [[key, words] as const];
	});
	return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A value with the words of another language in the places of its own. */
export function withWords(value: Json, words: Json | undefined): Json {
	if (typeof value === "string") return typeof words === "string" ? words : value;
	if (typeof value !== "object" || value === null) return value;
	if (isList(value))
		return value.map((each, index) => withWords(each, isList(words) ? words[index] : undefined));
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => {
			if (key === "facts") return [key, []];
			const own = isObject(words) ? words[key] : undefined;
			return [key, NOT_WORDS.has(key) ? each : withWords(each, own)];
		}),
	);
}

/** Every text in a value, with its path. */
export function textsIn(
	value: Json,
	path: readonly (string | number)[] = [],
): [readonly (string | number)[], string][] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) =>
		textsIn(each, [...path, isList(value) ? Number(key) : key]),
	);
}

/** The gaps of a sentence, sorted: `["{count}", "{role}"]`. */
export function gapsIn(text: string): string[] {
	return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Whether a value is a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
	return Array.isArray(value);
}

/** Whether a value is an object with keys. */
export function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
