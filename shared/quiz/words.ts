import { type Json, withWords } from "../content/words.ts";
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
