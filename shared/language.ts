export interface Language {
	/** The value of the `lang` attribute, which is also part of file and folder names. */
	readonly lang: string;
	readonly dir: string;
	readonly name: string;
	readonly locale: string;
}

export const ENGLISH: Language = { lang: "en", dir: "ltr", name: "English", locale: "en-US" };

/** The path prefix of a language: empty for English, `/es` for Spanish. */
export function languagePath({ lang }: Pick<Language, "lang">): string {
	return lang === ENGLISH.lang ? "" : `/${lang}`;
}

/** The home page in a language. Only the quiz is translated, so other languages start at the quiz. */
export function homeOf(language: Language): string {
	return language.lang === ENGLISH.lang ? "/" : `${languagePath(language)}/quiz`;
}

/** The file suffix of a language: empty for English, `.es` for Spanish. */
export function fileEnding(lang: string): string {
	return lang === ENGLISH.lang ? "" : `.${lang}`;
}

/** The attributes of an element whose content is in another language than the page. */
export function languageAttributes({ lang, dir }: Language) {
	return { lang, dir };
}

/** A sentence with a number: a single form, or the plural forms of `Intl.PluralRules`. */
export type Counted =
	| string
	| ({ readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>);

/** Picks the plural form for a number; placeholders are not filled in. */
export function formFor(count: number, sentence: Counted, { locale }: Language): string {
	if (typeof sentence === "string") return sentence;
	return sentence[new Intl.PluralRules(locale).select(count)] ?? sentence.other;
}
