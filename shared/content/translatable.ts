/* A translation of a content file mirrors its structure but contains texts only: no URLs, keys or numbers. */

/** Keys whose text values are not translated. */
const NOT_WORDS = new Set(["$schema", "facts", "href", "id", "key", "kind", "slug", "url"]);

export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/** Keeps only the texts of a value, in the same structure; undefined if there are none. */
export function wordsOf(value: Json): Json | undefined {
	if (typeof value === "string") return value;
	if (typeof value !== "object" || value === null) return undefined;
	if (isJsonArray(value)) {
		const words = value.map(wordsOf);
		return words.some((each) => each !== undefined) ? words.map((each) => each ?? null) : undefined;
	}
	const entries = Object.entries(value).flatMap(([key, each]) => {
		const words = NOT_WORDS.has(key) ? undefined : wordsOf(each);
		return words === undefined ? [] : [[key, words] as const];
	});
	return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Lists every text in a value with its path. */
export function textsIn(
	value: Json,
	path: readonly (string | number)[] = [],
): [readonly (string | number)[], string][] {
	if (typeof value === "string") return [[path, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) =>
		textsIn(each, [...path, isJsonArray(value) ? Number(key) : key]),
	);
}

/** The placeholders of a sentence, sorted: `["{count}", "{role}"]`. */
export function gapsIn(text: string): string[] {
	return [...new Set(text.match(/\{\w+\}/g))].sort();
}

export function isJsonArray(value: Json | undefined): value is readonly Json[] {
	return Array.isArray(value);
}

export function isJsonObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
