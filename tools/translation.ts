/*
 * `npm run translation -- es`: creates the missing files of a language with English words to translate, and lists
 * each English sentence that has changed since its translation, then and now. With `--current`, all translations are
 * recorded as up to date. A new language needs its language.json first (docs/editing.md).
 */

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textsIn, wordsOf } from "../shared/content/translatable.ts";
import { digestsSchema } from "../shared/content/translation-schemas.ts";
import { translations } from "../shared/read-languages.ts";
import { digestOf } from "../site/check/translation-files.ts";
import { baseTypes, schemaReference } from "../site/schemas/content-types.ts";
import { translatedFiles } from "../site/schemas/translations.ts";
import { ROOT } from "./root.js";

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
	const type = baseTypes.find(({ files }) => files === file.replace(`/${lang}/`, "/*/"));
	if (!type) throw new Error(`no content type for ${file}`);
	mkdirSync(dirname(path), { recursive: true });
	const whole = { $schema: schemaReference(file, type), ...content };
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
const { digests: recorded } = digestsSchema.parse(
	JSON.parse(readFileSync(join(ROOT, made), "utf8")),
);
for (const { from, files, ...words } of translatedFiles) {
	const digest = recorded[from] ?? "";
	if (digest === digestOf(words)) continue;
	console.log(`Older than its English: ${files.replace("*", lang)}`);
	for (const { place, before, now } of changedSentences(from, digest))
		console.log(`  ${place}\n    then: ${before}\n    now:  ${now}`);
}

/** Lists the sentences of an English file that changed since the commit that recorded its digest. */
function changedSentences(from: string, digest: string) {
	const [commit = ""] = git("log", "--format=%H", `-S${digest}`, "--", made).split("\n").slice(-2);
	const [before, after] = [
		git("show", `${commit}:${from}`),
		readFileSync(join(ROOT, from), "utf8"),
	].map((text) => new Map(textsIn(text ? (wordsOf(JSON.parse(text)) ?? null) : null).map(named)));
	return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
		.map((place) => ({
			place,
			before: before?.get(place) ?? "(no such sentence)",
			now: after?.get(place) ?? "(taken out)",
		}))
		.filter(({ before, now }) => before !== now);
}

function named([path, text]: readonly [readonly (string | number)[], string]) {
	return [path.join("."), text] as const;
}

/** Returns what a Git command prints; an empty text without history, such as in a shallow clone. */
function git(...command: string[]): string {
	return spawnSync("git", command, { cwd: ROOT, encoding: "utf8" }).stdout ?? "";
}
