import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Language } from "./language.ts";
import { en } from "./quiz/en.ts";
import type { Words } from "./quiz/translation.ts";

/* Only for builds and tools, because this module reads the languages from the folders in shared/quiz. */

const folder = fileURLToPath(new URL("./quiz/", import.meta.url));

/** The languages besides English, read from the folders. */
export function translations(): Language[] {
	return readdirSync(folder)
		.map((name) => `${folder}${name}/language.json`)
		.filter((file) => existsSync(file))
		.map((file) => JSON.parse(readFileSync(file, "utf8")));
}

/** The quiz's texts in every language, English first. */
export async function allWords(): Promise<Words[]> {
	const others = translations().map(async ({ lang }): Promise<Words> => {
		const { words } = await import(pathToFileURL(`${folder}${lang}/words.ts`).href);
		return words;
	});
	return [en, ...(await Promise.all(others))];
}
