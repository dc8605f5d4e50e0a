import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Review, reviewSchema } from "../../shared/content/languages.ts";
import { type VisitorWords, visitorWordsSchema } from "../../shared/content/mail-words.ts";
import type { Json } from "../../shared/content/words.ts";
import { allWords } from "../../shared/languages.ts";
import type { Words } from "../../shared/quiz/words.ts";
import { type Navigation, navigationSchema } from "../schemas/navigation.ts";
import { ROOT, readContent } from "./content.ts";

/** A translation of the site. */
export interface Translation {
	readonly words: Words;
	readonly review: Review;
	readonly navigation: Navigation;
	readonly mail: VisitorWords;
	readonly everyPage: Json;
	readonly formWords: Json;
	readonly pages: Readonly<Record<string, Json>>;
}

/**
 * Every translation, by its language.
 * @throws ContentError
 */
export async function readTranslations(): Promise<Readonly<Record<string, Translation>>> {
	const [, ...others] = await allWords();
	return Object.fromEntries(others.map((words) => [words.language.lang, translationOf(words)]));
}

function translationOf(words: Words): Translation {
	const folder = `site/_data/${words.language.lang}`;
	const json = (file: string): Json => JSON.parse(JSON.stringify(readContent(`${folder}/${file}`)));
	const pages = readdirSync(join(ROOT, folder, "pages")).map((file) => [
		file.replace(/\.json$/, ""),
		json(`pages/${file}`),
	]);
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
