import { isJsonArray, isJsonObject, type Json } from "../shared/content/translatable.ts";

/*
 * A made-up language: English in letters with accents, a third longer. Whatever a page shows without accents is a word
 * that still stands in the code, and whatever does not fit shows on the page.
 */

/** A sentence in the made-up language. Gaps stay as they are. */
export function pseudo(text: string): string {
	const accented = text
		.split(/(\{\w+\})/)
		.map((part) => (part.startsWith("{") ? part : part.replace(/[aeiouyAEIOU]/g, "$&\u0301")))
		.join("")
		.normalize("NFC");
	return `${accented}${"~".repeat(Math.ceil(text.length / 12))}`;
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
