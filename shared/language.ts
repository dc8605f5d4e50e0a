/** A language that the quiz speaks. */
export interface Language {
	/** As in the attribute `lang`, and in the names of its files and folders. */
	readonly lang: string;
	/** The direction of its writing, as in the attribute `dir`. */
	readonly dir: string;
	/** As it calls itself. */
	readonly name: string;
	/** In which numbers, prices and dates are written. */
	readonly locale: string;
}

export const ENGLISH: Language = { lang: "en", dir: "ltr", name: "English", locale: "en-US" };

/** Before the paths of the pages in a language: nothing for English, `/es` for Spanish. */
export function languagePath({ lang }: Language): string {
	return lang === ENGLISH.lang ? "" : `/${lang}`;
}

/** The page that a language begins with: its quiz, because the rest of the site is in English. */
export function homeOf(language: Language): string {
	return language.lang === ENGLISH.lang ? "/" : `${languagePath(language)}/quiz`;
}

/** At the end of the names of a language's files: nothing for English, `.es` for Spanish. */
export function fileEnding(lang: string): string {
	return lang === ENGLISH.lang ? "" : `.${lang}`;
}

/** The attributes that say of a part of a page which language it has: the page around it may have another. */
export function languageAttributes({ lang, dir }: Language) {
	return { lang, dir };
}

/**
 * A sentence with a number in it. Languages that say it differently for some numbers have a form for each category of
 * `Intl.PluralRules`.
 */
export type Counted =
	| string
	| ({ readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>);

/** The form of a sentence that goes with a number. Its gaps are still open. */
export function formFor(count: number, sentence: Counted, { locale }: Language): string {
	if (typeof sentence === "string") return sentence;
	return sentence[new Intl.PluralRules(locale).select(count)] ?? sentence.other;
}
