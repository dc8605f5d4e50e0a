import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "../../shared/content/translatable.ts";
import { digestsSchema } from "../../shared/content/translation-schemas.ts";
import { translations } from "../../shared/read-languages.ts";
import { type TranslatedFile, translatedFiles } from "../schemas/translations.ts";
import { absent, type Fault, type Source } from "./source.ts";

const MISSING =
	'found no such file, expected the words of the language; "npm run translation" makes it.';

/** Reports files that a language lacks, because no file falls back to English. */
export function missingTranslations(root: string): Fault[] {
	const wanted = [
		...translatedFiles,
		{ files: "shared/quiz/*/review.json" },
		{ files: "shared/quiz/*/digests.json" },
		{ files: "site/_data/*/navigation.json" },
	];
	return translations()
		.flatMap(({ lang }) => wanted.map(({ files }) => files.replace("*", lang)))
		.filter((file) => !existsSync(join(root, file)))
		.map((file) => absent(file, MISSING));
}

/** Hashes the English words. A different hash shows that the words changed after the translation. */
export function digestOf({ english }: Pick<TranslatedFile, "english">): string {
	return createHash("sha256")
		.update(JSON.stringify(wordsOf(english)))
		.digest("hex")
		.slice(0, 12);
}

/** Lists translations whose English text has changed since the translation. */
export function staleTranslations(sources: readonly Source[]): string[] {
	return translations().flatMap(({ lang }) => {
		const source = sources.find(({ file }) => file === `shared/quiz/${lang}/digests.json`);
		const made = digestsSchema.safeParse(source?.data);
		if (!made.success) return [];
		return translatedFiles
			.filter((each) => made.data.digests[each.from] !== digestOf(each))
			.map(({ files }) => files.replace("*", lang));
	});
}
