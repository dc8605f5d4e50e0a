import { isJsonArray, isJsonObject, type Json } from "../shared/content/translatable.ts";

/*
 * A made-up language: English in letters with accents, a third longer. Whatever a page shows without accents is a word
 * that still stands in the code, and whatever does not fit shows on the page.
 */

const LETTERS: Readonly<Record<string, string>> = {
	a: "á",
	e: "é",
	i: "í",
	o: "ó",
	u: "ú",
	A: "Á",
	E: "É",
	I: "Í",
	O: "Ó",
	U: "Ú",
	n: "ñ",
	y: "ý",
};

/** A sentence in the made-up language. Gaps stay as they are. */
export function pseudo(text: string): string {
	const accented = text
		.split(/(\{\w+\})/)
		.map((part) => (part.startsWith("{") ? part : part.replace(/[aeiounyAEIOU]/g, accent)))
		.join("");
	return `${accented}${"~".repeat(Math.ceil(text.length / 12))}`;
}

function accent(letter: string): string {
	return LETTERS[letter] ?? letter;
}

/** All words of a value in the made-up language. */
export function pseudoWords(value: Json): Json {
	if (typeof value === "string") return pseudo(value);
	if (isJsonArray(value)) return value.map(pseudoWords);
	if (!isJsonObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, key === "$schema" ? each : pseudoWords(each)]),
	);
}
