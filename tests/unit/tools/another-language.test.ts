import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import type { Json } from "../../../shared/content/words.ts";
import { launchOptions } from "../../../tools/chromium.js";
import { filesOf } from "../../../tools/files.ts";
import { runPackage } from "../../../tools/run.ts";
import { pseudoWords } from "../../pseudo-language.ts";
import { copyOfProject } from "./project-copy.ts";

/* A further language is files: a folder of words, and three lines that name it. */

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

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css",
	".html": "text/html",
	".js": "text/javascript",
	".svg": "image/svg+xml",
};

/** A page of a built site in a browser. */
async function open(browser: Browser, dist: string, path: string) {
	const page = await browser.newPage({ viewport: { width: 390, height: 664 } });
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		const file = join(dist, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
		if (!existsSync(file)) return route.fulfill({ status: 404 });
		return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? "" });
	});
	await page.goto(`https://site.test${path}`);
	return page;
}

test("a language of files alone is built, listed, checked, and shown from right to left", async () => {
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
	expect(existsSync(join(dist, "embed/v1/liberation-circle.qx.js"))).toBe(true);

	const browser = await chromium.launch(launchOptions());
	onTestFinished(() => browser.close());
	const page = await open(browser, dist, "/qx/quiz/");
	const quiz = page.locator("liberation-quiz");
	await quiz.getByRole("button").first().click();
	for (let question = 1; question <= 15; question++) {
		await quiz.getByRole("radio").first().check();
		await quiz.locator("button[type=submit]").click();
	}
	await quiz.getByRole("textbox").fill("sam@example.org");
	await quiz.getByRole("checkbox").check();
	await quiz.locator("button[type=submit]").click();
	await quiz.locator(".results").waitFor();
	const shown = await quiz.evaluate(({ shadowRoot }) => {
		const root = shadowRoot?.querySelector<HTMLElement>(".lq");
		return { text: root?.innerText ?? "", direction: root && getComputedStyle(root).direction };
	});
	expect(shown.direction).toBe("rtl");
	// Every line is in the made-up language, but for numbers, prices and the names of programs.
	const plain = shown.text
		.split("\n")
		.filter((line) => /[a-z]{4}/i.test(line) && !/[áéíóúÁÉÍÓÚñý]/.test(line));
	const names = JSON.parse(readFileSync(join(root, "shared/quiz/programs.json"), "utf8"));
	expect(
		plain.filter((line) => !names.some(({ title }: { title: string }) => line.includes(title))),
	).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}, 600_000);
