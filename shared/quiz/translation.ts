import { isJsonArray, isJsonObject, type Json } from "../content/translatable.ts";
import type { Language } from "../language.ts";
import { type Catalogue, catalogue } from "./catalogue.ts";
import type * as messages from "./messages.ts";

export type Messages = typeof messages;

/** The quiz's content in one language. Views and mails get it as a parameter, and import no texts themselves. */
export interface Words extends Messages, Catalogue {
	readonly language: Language;
}

export function withoutSchema<File extends { $schema: string }>({ $schema: _, ...words }: File) {
	return words;
}

/** Returns the key by which a translation identifies an entry of a list. */
export function keyOf(entry: object): string {
	const { id, role, key, slug }: Readonly<Record<string, unknown>> = { ...entry };
	return String(id ?? role ?? key ?? slug);
}

/** Merges translated texts into a value of the same structure; for a list, `words` may be an object by entry key. */
export function withWords<Value>(value: Value, words: Json | undefined): Value;
export function withWords(value: unknown, words: Json | undefined): unknown {
	if (words === undefined || words === null) return value;
	if (Array.isArray(value))
		return value.map((entry, index) =>
			withWords(entry, isJsonArray(words) ? words[index] : Object(words)[keyOf(entry)]),
		);
	// A quiz option is translated by a plain string, its label.
	if (typeof words === "string" && value instanceof Object) return { ...value, label: words };
	if (!isJsonObject(words)) return words;
	const merged: Record<string, unknown> = { ...Object(value) };
	for (const [key, own] of Object.entries(words)) merged[key] = withWords(merged[key], own);
	return merged;
}

/**
 * Builds the quiz's content in another language.
 * @param words - for each content file, the texts of its entries by id, role, key or slug
 */
export function translated(
	language: Language,
	messages: Messages,
	words: Readonly<Record<keyof Catalogue, Json>>,
): Words {
	return { ...messages, language, ...withWords(catalogue, words) };
}
