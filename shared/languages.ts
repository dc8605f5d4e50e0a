import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Language } from "./language.ts";
import { en } from "./quiz/en.ts";
import type { Words } from "./quiz/words.ts";

/* For builds and tools: a language is a folder below shared/quiz. */

const folder = fileURLToPath(new URL("./quiz/", import.meta.url));

/** The languages besides English, by their folders. */
export function translations(): Language[] {
	return readdirSync(folder)
		.map((name) => `${folder}${name}/language.json`)
		.filter((file) => existsSync(file))
		.map((file) => JSON.parse(readFileSync(file, "utf8")));
}

/** What the quiz says in every language, English first. */
export async function allWords(): Promise<Words[]> {
	const others = translations().map(async ({ lang }): Promise<Words> => {
		const { words } = await import(pathToFileURL(`${folder}${lang}/words.ts`).href);
		return words;
	});
	return [en, ...(await Promise.all(others))];
}
