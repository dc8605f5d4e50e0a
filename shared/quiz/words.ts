import { isJsonArray, isJsonObject, type Json } from "../content/words.ts";
import type { Language } from "../language.ts";
import { type Catalogue, missing, structure } from "./catalogue.ts";
import { PILLAR_KEYS, type PillarKey, type RoleKey } from "./keys.ts";
import type * as messages from "./messages.ts";
import type { Pillar, Role } from "./schema.ts";

export type Messages = typeof messages;

/** Everything that the quiz says in one language. Views and mails are given it, and import no words themselves. */
export interface Words extends Messages, Catalogue {
	readonly language: Language;
}

export function withoutSchema<File extends { $schema: string }>({ $schema: _, ...words }: File) {
	return words;
}

/** The key by which a translation names an entry of the quiz's lists. */
export function keyOf(entry: object): string {
	const { id, role, key, slug }: Readonly<Record<string, unknown>> = { ...entry };
	return String(id ?? role ?? key ?? slug);
}

/** A value with the words of another language in their places; entries of a list may have them by key. */
export function withWords<Value>(value: Value, words: Json | undefined): Value;
export function withWords(value: unknown, words: Json | undefined): unknown {
	if (words === undefined || words === null) return value;
	if (Array.isArray(value))
		return value.map((entry, index) =>
			withWords(entry, isJsonArray(words) ? words[index] : Object(words)[keyOf(entry)]),
		);
	// The words of a quiz's option are its label.
	if (typeof words === "string" && value instanceof Object) return { ...value, label: words };
	if (!isJsonObject(words)) return words;
	const merged: Record<string, unknown> = { ...Object(value) };
	for (const [key, own] of Object.entries(words)) merged[key] = withWords(merged[key], own);
	return merged;
}

/** The words of another language, of each file by the id, role, key or slug of its entries. */
interface TranslatedWords extends Readonly<Record<keyof typeof structure, Json>> {
	readonly pillars: Readonly<Record<PillarKey, Omit<Pillar, "key">>>;
}

/** What the quiz says in another language. */
export function translated(
	language: Language,
	messages: Messages,
	{ pillars, ...words }: TranslatedWords,
): Words {
	return {
		...messages,
		language,
		...withWords(structure, words),
		pillars: PILLAR_KEYS.map((key) => ({ key, ...pillars[key] })),
	};
}

export function roleIn({ roles }: Pick<Words, "roles">, key: RoleKey): Role {
	return roles.find(({ role }) => role === key) ?? missing(key);
}

export function pillarIn({ pillars }: Pick<Words, "pillars">, key: PillarKey): Pillar {
	return pillars.find((pillar) => pillar.key === key) ?? missing(key);
}
