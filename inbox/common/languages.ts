import type { VisitorWords } from "@liberation/shared/content/mail-words";
import { ENGLISH } from "@liberation/shared/language";
import type { LetterWords } from "@liberation/shared/quiz/email";
import { en } from "@liberation/shared/quiz/en";
import type { DeliverySettings } from "../settings/settings.ts";

/** The words that visitors read, in one language. */
export interface SpokenWords {
	readonly quiz: LetterWords;
	readonly mail: VisitorWords;
}

type Languages = Pick<DeliverySettings, "languages">;

/** Returns the code of a language of the site; English where the code is unknown. */
export function languageNamed({ languages }: Languages, text: unknown): string {
	return Object.keys(languages).find((lang) => lang === text) ?? ENGLISH.lang;
}

/** Returns the words of a language; English where the site no longer has the language. */
export function wordsIn(
	{ languages, words }: Pick<DeliverySettings, "languages" | "words">,
	lang: string,
): SpokenWords {
	return languages[languageNamed({ languages }, lang)] ?? { quiz: en, mail: words };
}
