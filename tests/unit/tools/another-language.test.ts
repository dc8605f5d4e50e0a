import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Json } from "../../../shared/content/words.ts";
import { filesOf } from "../../../tools/files.ts";
import { runPackage } from "../../../tools/run.ts";
import { pseudoWords } from "../../pseudo-language.ts";
import { copyOfProject } from "./project-copy.ts";

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
async function addLanguage(root: string): Promise<void> {
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
	expect(made.passed, made.output).toBe(true);
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

test("a language that is only added as files is built, listed and checked, and reads from right to left", async () => {
	const root = copyOfProject();
	await addLanguage(root);
	const env = {
		...process.env,
		NODE_ENV: "production",
		GIT_DIR: join(root, ".git"),
		PAGES_ONLY: "1",
	};
	// The build checks the content, too.
	const build = await runPackage("@11ty/eleventy", ["--quiet"], { cwd: root, env });
	expect(build.passed, build.output).toBe(true);
	const dist = join(root, "dist");

	const english = readFileSync(join(dist, "quiz/index.html"), "utf8");
	expect(english).toMatch(/<link rel="alternate" hrefLang="qx" href="[^"]*\/qx\/quiz\/"\/>/i);
	expect(english).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/quiz\/"\/>/i);
	expect(english).toContain('<a class="nav-entry" href="/qx/quiz/" lang="qx"');
	expect(readFileSync(join(dist, "sitemap.xml"), "utf8")).toContain("/qx/quiz/roles/healer/");
	for (const element of ["quiz", "circle"])
		expect(existsSync(join(dist, `embed/v1/liberation-${element}.qx.js`)), element).toBe(true);

	const translated = readFileSync(join(dist, "qx/quiz/index.html"), "utf8");
	expect(translated).toContain('<html lang="qx" dir="rtl">');
	expect(translated).toContain("Líbérátíóñ Rólé Qúíz");
}, 600_000);
