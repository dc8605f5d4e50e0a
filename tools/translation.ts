/*
 * `npm run translation -- es`: creates the missing files of a language with English words to translate, and lists
 * translations that are older than their English. With `--current`, all translations are recorded as up to date. A
 * new language needs its language.json first (docs/editing.md).
 */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { wordsOf } from "../shared/content/words.ts";
import { translations } from "../shared/languages.ts";
import { readSources } from "../site/check/check.ts";
import { digestOf, staleTranslations } from "../site/check/translation-files.ts";
import { kinds, schemaReference } from "../site/schemas/kinds.ts";
import { translatedFiles } from "../site/schemas/translations.ts";
import { ROOT } from "./say.js";

const [lang = "", option] = process.argv.slice(2);
if (!translations().some((language) => language.lang === lang)) {
	console.error(
		`There is no shared/quiz/${lang}/language.json. docs/editing.md says what stands in it.`,
	);
	process.exit(1);
}

function write(file: string, content: object): void {
	const path = join(ROOT, file);
	if (existsSync(path)) return;
	const kind = kinds.find(({ files }) => files === file.replace(`/${lang}/`, "/*/"));
	if (!kind) throw new Error(`no kind of file for ${file}`);
	mkdirSync(dirname(path), { recursive: true });
	const whole = { $schema: schemaReference(file, kind), ...content };
	writeFileSync(path, `${JSON.stringify(whole, null, "\t")}\n`);
	console.log(`Wrote ${file}`);
}

for (const { files, english } of translatedFiles)
	write(files.replace("*", lang), Object(wordsOf(english)));
const english = readFileSync(join(ROOT, "site/_data/navigation.json"), "utf8");
const { $schema: _, ...navigation } = JSON.parse(english);
write(`site/_data/${lang}/navigation.json`, navigation);

const digests = Object.fromEntries(translatedFiles.map((each) => [each.from, digestOf(each)]));
write(`shared/quiz/${lang}/review.json`, {
	live: false,
	reviewers: [],
	drafted: "Nobody has translated it yet.",
});
const made = `shared/quiz/${lang}/digests.json`;
if (option === "--current") rmSync(join(ROOT, made), { force: true });
write(made, { digests });
for (const file of staleTranslations(readSources(ROOT)))
	console.log(`Older than its English: ${file}`);
