import { FEWEST_REVIEWERS } from "../../shared/content/languages.ts";
import { gapsIn, textsIn, wordsOf } from "../../shared/content/words.ts";
import { type TranslatedFile, translatedFiles } from "../schemas/translations.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, valueAt } from "./values.ts";

export function fileOf({ files }: Pick<TranslatedFile, "files">, lang: string): string {
	return files.replace("*", lang);
}

/** A text that equals the English counts as untranslated if the text has at least this number of words. */
const SENTENCE = 5;

/** Reports untranslated words, lost placeholders, and live languages without enough reviewers. */
export function translationFaults(sources: readonly Source[]): CrossFault[] {
	return sources
		.flatMap(({ file }) => /^shared\/quiz\/([a-z]{2})\/review\.json$/.exec(file)?.[1] ?? [])
		.flatMap((lang) => [
			...translatedFiles.flatMap((each) => faultsIn(each, fileOf(each, lang), sources)),
			...unreviewed(sources.find(({ file }) => file === `shared/quiz/${lang}/review.json`)),
		]);
}

function faultsIn(
	{ english }: TranslatedFile,
	file: string,
	sources: readonly Source[],
): CrossFault[] {
	const source = sources.find((each) => each.file === file);
	if (!source) return [];
	return textsIn(wordsOf(english) ?? null).flatMap(([path, text]) => {
		const own = valueAt(source.data, path);
		if (typeof own !== "string") return [];
		const message = faultBetween(text, own);
		return message ? [{ source, path, part: "value" as const, message }] : [];
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

function unreviewed(source: Source | undefined): CrossFault[] {
	if (!source || valueAt(source.data, ["live"]) !== true) return [];
	const reviewers = valueAt(source.data, ["reviewers"]);
	const count = Array.isArray(reviewers) ? reviewers.length : 0;
	if (count >= FEWEST_REVIEWERS) return [];
	return [
		{
			source,
			path: ["live"],
			part: "value",
			message: `found true with ${count} reviewers, expected at least ${FEWEST_REVIEWERS} people who have reviewed the translation.`,
		},
	];
}
