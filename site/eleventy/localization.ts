import { readdirSync } from "node:fs";
import { join } from "node:path";
import { visitorWordsSchema } from "../../shared/content/mail-words.ts";
import type { Json } from "../../shared/content/translatable.ts";
import { reviewSchema } from "../../shared/content/translation-schemas.ts";
import { ENGLISH, type Language, languagePath } from "../../shared/language.ts";
import { type Words, withWords } from "../../shared/quiz/translation.ts";
import { allWords } from "../../shared/read-languages.ts";
import type { Localized, SiteData, Translation } from "../data.ts";
import { navigationSchema } from "../schemas/navigation.ts";
import { ROOT, readContent } from "./content.ts";

export function localizedItems<Item>(
	{ words, translations }: SiteData,
	items: (words: Words) => readonly Item[],
): Localized<Item>[] {
	return [words, ...Object.values(translations).map((each) => each.words)].flatMap((each) =>
		items(each).map((item) => ({ words: each, item })),
	);
}

/** Puts the item of a localized page, and the words, menus and links of its language, into a page's data. */
export function inItsLanguage<Data extends SiteData>(data: Data): Data {
	const { localized, itemKey } = data;
	if (!localized) return data;
	const { words, item } = localized;
	const translation = data.translations[words.language.lang];
	return {
		...data,
		...(itemKey && { [itemKey]: item }),
		...(translation && translatedOnce(data, translation)),
	};
}

/** The data of a build in each language, which is the same for all pages. */
const translated = new WeakMap<Translation, ReturnType<typeof translatedData>>();

function translatedOnce(data: SiteData, translation: Translation) {
	const made = translated.get(translation) ?? translatedData(data, translation);
	translated.set(translation, made);
	return made;
}

function translatedData(
	data: SiteData,
	{ words, navigation, everyPage, formWords, pages }: Translation,
) {
	const { language } = words;
	const inLanguage = <Value>(value: Value, own: Json) =>
		withWords(withLocalLinks(value, language), own);
	const { tagline, newsletter: label, ...around } = Object(everyPage);
	return {
		words,
		navigation: withLocalLinks(navigation, language),
		site: {
			...withWords(data.site, { tagline, newsletter: { label } }),
			locale: language.lang,
		},
		everyPage: inLanguage(data.everyPage, around),
		formWords: inLanguage(data.formWords, formWords),
		pages: {
			...data.pages,
			...Object.fromEntries(
				Object.entries(pages).map(([name, own]) => [name, inLanguage(data.pages[name], own)]),
			),
		},
	};
}

/** Routes of translated pages, registered by page.ts. */
const translatedPaths = new Set<string>();

export function noteTranslated(path: string): void {
	translatedPaths.add(path);
}

/** Returns the path of a page in a language; untranslated pages keep the English path. */
export function pathIn(language: Language, path: string): string {
	const [page = ""] = path.split(/\/?(?:[?#]|$)/);
	const template = `${page.slice(0, page.lastIndexOf("/"))}/*`;
	const isTranslated = translatedPaths.has(page) || translatedPaths.has(template);
	return isTranslated ? languagePath(language) + path : path;
}

/** Changes links to the paths of the language's pages, and empties `facts`, which exist only in English. */
function withLocalLinks<Value>(value: Value, language: Language): Value {
	return JSON.parse(
		JSON.stringify(value, (key, each) => {
			if (key === "facts") return [];
			return key === "href" && typeof each === "string" ? pathIn(language, each) : each;
		}),
	);
}

/** Whether a localized page is linked and indexed: in English, or in a reviewed translation. Others are previews. */
export function isLive({ localized, translations }: SiteData): boolean {
	const lang = localized?.words.language.lang ?? ENGLISH.lang;
	return lang === ENGLISH.lang || (translations[lang]?.review.live ?? false);
}

/** Lists the other languages of a page: English, and those that are live. */
export function otherLanguages({ localized, translations, page }: SiteData) {
	if (!localized) return [];
	const own = localized.words.language;
	const path = page.url.slice(languagePath(own).length);
	const live = Object.values(translations).filter(({ review }) => review.live);
	return [ENGLISH, ...live.map(({ words }) => words.language)]
		.filter(({ lang }) => lang !== own.lang)
		.map((language) => ({ language, url: languagePath(language) + path }));
}

/**
 * Reads every translation, by language code.
 * @throws ContentError
 */
export async function readTranslations(): Promise<Readonly<Record<string, Translation>>> {
	const [, ...others] = await allWords();
	return Object.fromEntries(others.map((words) => [words.language.lang, translationOf(words)]));
}

function translationOf(words: Words): Translation {
	const folder = `site/_data/${words.language.lang}`;
	const json = (file: string): Json => JSON.parse(JSON.stringify(readContent(`${folder}/${file}`)));
	const pages = readdirSync(join(ROOT, folder, "pages")).map(
		(file) => [file.replace(/\.json$/, ""), json(`pages/${file}`)] as const,
	);
	return {
		words,
		review: reviewSchema.parse(readContent(`shared/quiz/${words.language.lang}/review.json`)),
		navigation: navigationSchema.parse(readContent(`${folder}/navigation.json`)),
		mail: visitorWordsSchema.parse(readContent(`${folder}/mailWords.json`)),
		everyPage: json("everyPage.json"),
		formWords: json("formWords.json"),
		pages: Object.fromEntries(pages),
	};
}
