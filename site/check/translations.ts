import { gapsIn, textsIn, wordsOf } from "../../shared/content/translatable.ts";
import { isOfType } from "../schemas/content-types.ts";
import { translatedFiles } from "../schemas/translations.ts";
import { type Fault, faultAt, type Source } from "./source.ts";
import { describe, valueAt } from "./values.ts";

/** A text that equals the English counts as untranslated if the text has at least this number of words. */
const SENTENCE = 5;

/** Reports untranslated words and lost placeholders. */
export function translationFaults(sources: readonly Source[]): Fault[] {
	return translatedFiles.flatMap((translated) => {
		const english = textsIn(wordsOf(translated.english) ?? null);
		return sources
			.filter(({ file }) => isOfType(translated, file))
			.flatMap((source) =>
				english.flatMap(([path, text]) => {
					const own = valueAt(source.data, path);
					const message = typeof own === "string" && faultBetween(text, own);
					return message ? [faultAt(source, path, message)] : [];
				}),
			);
	});
}

function faultBetween(english: string, own: string): string | undefined {
	if (own === english && english.split(" ").length >= SENTENCE)
		return `found the English ${describe(english)}, expected a translation.`;
	const gaps = gapsIn(english);
	if (gapsIn(own).join() === gaps.join()) return undefined;
	const expected = gaps.length > 0 ? `the gaps ${gaps.join(" and ")}` : "no gap in braces";
	return `found ${describe(own)}, expected ${expected}.`;
}
