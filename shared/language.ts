export interface Language {
	/** As in the attribute `lang`, and in its files and folders. */
	readonly lang: string;
	readonly dir: string;
	readonly name: string;
	readonly locale: string;
}

export const ENGLISH: Language = { lang: "en", dir: "ltr", name: "English", locale: "en-US" };

/** The path prefix of a language: nothing for English, `/es` for Spanish. */
export function languagePath({ lang }: Language): string {
	return lang === ENGLISH.lang ? "" : `/${lang}`;
}

/** The home page of a language: its quiz, because the rest of the site is in English. */
export function homeOf(language: Language): string {
	return language.lang === ENGLISH.lang ? "/" : `${languagePath(language)}/quiz`;
}

/** The suffix of a language's files: nothing for English, `.es` for Spanish. */
export function fileEnding(lang: string): string {
	return lang === ENGLISH.lang ? "" : `.${lang}`;
}

/** For a part of a page in another language. */
export function languageAttributes({ lang, dir }: Language) {
	return { lang, dir };
}

/** A sentence with a number, in one form or in the plural forms of `Intl.PluralRules`. */
export type Counted =
	| string
	| ({ readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>);

/** The plural form for a number; its placeholders stay. */
export function formFor(count: number, sentence: Counted, { locale }: Language): string {
	if (typeof sentence === "string") return sentence;
	return sentence[new Intl.PluralRules(locale).select(count)] ?? sentence.other;
}
