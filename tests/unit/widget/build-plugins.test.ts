import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../shared/quiz/catalogue-data.ts";
import wordsJson from "../../../shared/quiz/words.json" with { type: "json" };
import { widgetConfig } from "../../../vite.config.ts";
import { quizStyles, quizVersion, roleIcons } from "../../../widget/build-plugins.ts";

const shared = fileURLToPath(new URL("../../../shared/quiz/", import.meta.url));
const { $schema: _, ...words } = wordsJson;

/** Builds this source as the widget is built, and gives the module's text. */
async function built(source: string): Promise<string> {
	const entry: Plugin = {
		name: "entry",
		enforce: "pre",
		resolveId: (id) => (id === "entry" ? "\0entry" : undefined),
		load: (id) => (id === "\0entry" ? source : undefined),
	};
	const { plugins = [], ...config } = widgetConfig({
		siteUrl: "https://site.test",
		endpoint: null,
	});
	const output = await build({
		...config,
		configFile: false,
		logLevel: "silent",
		plugins: [entry, ...plugins],
		build: {
			write: false,
			minify: false,
			rolldownOptions: { input: "entry", preserveEntrySignatures: "strict" },
		},
	});
	const [result] = [output].flat();
	if (!result || !("output" in result)) throw new Error("nothing was built");
	return result.output[0].code;
}

/** Runs it too, and gives what it exports. */
async function run(source: string): Promise<Record<string, unknown>> {
	return import(
		/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await built(source))}`
	);
}

/** What a module exports, as a plain object. */
function plain(module: unknown): object {
	return typeof module === "object" ? { ...module } : {};
}

describe("the words of the interface", () => {
	it("are all there, in their parts", async () => {
		const module = await run(`export * as words from "${shared}words.ts"`);
		const parts = Object.entries(plain(module.words)).map(([part, texts]) => [part, plain(texts)]);
		expect(Object.fromEntries(parts)).toEqual(words);
	});

	it("ship one by one: what nothing uses stays behind, and so do the names", async () => {
		const code = await built(
			`import { quiz } from "${shared}words.ts"; export const labels = [quiz.next, quiz.finish];`,
		);
		expect(code).toContain(words.quiz.finish);
		expect(code).not.toContain(words.quiz.previous);
		expect(code).not.toContain(words.landing.headline);
		expect(code).not.toContain("finish:");
	});
});

describe("the catalogue", () => {
	it("is the packed one, which the same module unpacks", async () => {
		const code = await built(`export { catalogue } from "${shared}catalogue-data.ts"`);
		expect(code).not.toContain('recommendedPrograms":');
		const module = await run(`export { catalogue } from "${shared}catalogue-data.ts"`);
		expect(module.catalogue).toMatchObject({
			questions: catalogue.questions,
			pillars: catalogue.pillars,
		});
	});
});

describe("the virtual modules", () => {
	it("hold the styles and the icons", async () => {
		const module = await run(
			'export { default as css } from "virtual:quiz-styles"; export { default as icons } from "virtual:role-icons";',
		);
		expect(module).toMatchObject({ css: await quizStyles(), icons: roleIcons() });
	});

	it("know no other names", async () => {
		await expect(built('export { default } from "virtual:elsewhere"')).rejects.toThrow(
			"virtual:elsewhere",
		);
	});
});

describe("the stylesheet", () => {
	it("has the tokens, the partner's overrides and every style file, without comments", async () => {
		const css = await quizStyles();
		for (const name of ["surface", "ink", "accent"]) expect(css).toMatch(`var(--lq-${name},`);
		expect(css).toContain("[data-role=healer]");
		for (const part of [".lq", ".option", ".chips", ".wheel", "@media print"])
			expect(css).toContain(part);
		expect(css).not.toContain("/*");
	});

	it("asks for nothing over the network", async () => {
		expect(await quizStyles()).not.toMatch(/@import|url\((?!["']?(?:data:|#))/);
	});
});

describe("quizVersion", () => {
	it("is eight hexadecimal digits, the same for the same questions", () => {
		expect(quizVersion()).toMatch(/^[0-9a-f]{8}$/);
		expect(quizVersion()).toBe(quizVersion());
	});

	it("changes with a single letter of the questions", () => {
		const questions = readFileSync(`${shared}questions.json`, "utf8");
		const changed = questions.replace("q1", "q0");
		expect(changed).not.toBe(questions);
		expect(quizVersion(questions)).toBe(quizVersion());
		expect(quizVersion(changed)).toMatch(/^[0-9a-f]{8}$/);
		expect(quizVersion(changed)).not.toBe(quizVersion());
	});
});
