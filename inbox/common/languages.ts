import type { BuildInfo, SpokenWords } from "@liberation/shared/build-info";
import { ENGLISH } from "@liberation/shared/language";

type Languages = Pick<BuildInfo, "languages">;

/** Returns the code of a language of the site; English where the code is unknown. */
export function languageNamed({ languages }: Languages, text: unknown): string {
	return Object.keys(languages).find((lang) => lang === text) ?? ENGLISH.lang;
}

/** Returns the words of a language; English where the site no longer has the language. */
export function wordsIn(settings: Languages, lang: string): SpokenWords {
	return settings.languages[languageNamed(settings, lang)] ?? settings.languages.en;
}
