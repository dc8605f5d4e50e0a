import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "../shared/content/translatable.ts";
import { filesOf } from "../tools/files.ts";
import { runPackage } from "../tools/run.ts";
import { pseudoWords } from "./pseudo-language.ts";

const LANG = "qx";
const LANGUAGE = {
	$schema: "../../../.cache/schemas/language.json",
	lang: LANG,
	dir: "rtl",
	name: "Pséúdó",
	locale: "en-US",
};
const REVIEWER = { name: "Somebody who reads it", date: "2026-11-20" };

function change(file: string, by: (content: Json) => object): void {
	const content: Json = JSON.parse(readFileSync(file, "utf8"));
	writeFileSync(file, `${JSON.stringify(by(content), null, "\t")}\n`);
}

/** Adds the files of the language to a copy of the project, from right to left and reviewed. */
export async function addLanguage(root: string): Promise<void> {
	for (const folder of ["shared/quiz", "shared/circle"]) mkdirSync(join(root, folder, LANG));
	writeFileSync(join(root, `shared/quiz/${LANG}/language.json`), JSON.stringify(LANGUAGE));
	for (const file of [
		"shared/quiz/es/words.ts",
		"shared/circle/es/talk.ts",
		"widget/quiz/define.es.ts",
		"widget/circle/define.es.ts",
	]) {
		const text = readFileSync(join(root, file), "utf8");
		const own = file.replace("/es/", `/${LANG}/`).replace(".es.", `.${LANG}.`);
		writeFileSync(join(root, own), text.replace("/es", `/${LANG}`).replace("/es/", `/${LANG}/`));
	}
	const made = await runPackage("tsx", ["tools/translation.ts", LANG], { cwd: root });
	if (!made.passed) throw new Error(made.output);
	for (const folder of ["shared/quiz", "shared/circle", "site/_data"].map(
		(each) => `${each}/${LANG}`,
	))
		for (const file of filesOf(join(root, folder), "").filter((each) => each.endsWith(".json")))
			if (!/(?:digests|language|review|navigation)\.json$/.test(file))
				change(join(root, folder, file), (words) => Object(pseudoWords(words)));
	change(join(root, `shared/quiz/${LANG}/review.json`), (review) => ({
		...Object(review),
		live: true,
		reviewers: [REVIEWER, REVIEWER],
	}));
}
