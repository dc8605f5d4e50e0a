import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildWidget } from "../../../widget/build.ts";
import { quizStyles, quizVersion } from "../../../widget/build-plugins.ts";
import { CIRCLE_MODULE, CIRCLE_PARTS, MODULE } from "../../../widget/versions.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const siteUrl = "https://site.test";
const formsEndpoint = "https://forms.test";

const MODULES = [MODULE, CIRCLE_MODULE, ...CIRCLE_PARTS];
describe("the modules", () => {
	const folder = mkdtempSync(join(tmpdir(), "quiz-build-"));
	const read = (name: string) => readFileSync(join(folder, "embed/v1", name), "utf8");

	beforeAll(async () => {
		// As in the programs that build the quiz, Node itself loads Vite's configuration.
		const unregister = register();
		await buildWidget({ siteUrl, formsEndpoint, outDir: folder, mode: "production" });
		await unregister();
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	it("are those that `npx vite build` writes for the same settings", () => {
		const other = mkdtempSync(join(tmpdir(), "quiz-vite-"));
		try {
			execFileSync(
				process.execPath,
				[join(root, "node_modules/vite/bin/vite.js"), "build", "--outDir", other],
				{ cwd: root, env: { ...process.env, SITE_URL: siteUrl, FORMS_ENDPOINT: formsEndpoint } },
			);
			for (const name of MODULES.flatMap((module) => [module, `${module}.map`]))
				expect(readFileSync(join(other, "embed/v1", name), "utf8") === read(name), name).toBe(true);
		} finally {
			rmSync(other, { recursive: true });
		}
	});

	it.each(MODULES)("%s imports nothing, except the circle what it needs later", (module) => {
		const imports = read(module).match(/\bimport\s*[("'{*][^)]*|\bfrom\s*["']/g) ?? [];
		// What has no fixed address is another attempt at one of them.
		const known = imports.filter((text) => !text.includes("import.meta.url"));
		const wanted = module === CIRCLE_MODULE ? CIRCLE_PARTS : [];
		expect(known.toSorted()).toEqual(wanted.map((part) => `import(\`./${part}\``).toSorted());
	});

	it("are all the scripts there are", () => {
		const scripts = readdirSync(join(folder, "embed/v1")).filter((name) => name.endsWith(".js"));
		expect(scripts.sort()).toEqual(MODULES.toSorted());
	});

	it.each([
		["at its end", "is defined already", "widget/define.ts"],
		["in its middle", "pack-programs", "widget/role-pack/RolePack.tsx"],
	])("has a source map that is right %s", (_, text, source) => {
		const code = read("liberation-quiz.js");
		const before = code.slice(0, code.lastIndexOf(text)).split("\n");
		const map = new SourceMap(JSON.parse(read("liberation-quiz.js.map")));
		const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
		if (!("originalSource" in entry)) throw new Error("nothing is mapped");
		expect(entry.originalSource).toMatch(new RegExp(`${source}$`));
		const lines = readFileSync(join(root, source), "utf8").split("\n");
		expect(lines[entry.originalLine]).toContain(text);
	});
});

it("the stylesheet has the tokens, the overrides and every part, no comments and no request", async () => {
	const css = await quizStyles();
	for (const name of ["surface", "ink", "accent"]) expect(css).toMatch(`var(--lq-${name},`);
	for (const part of [".lq", ".option", ".habits", ".wheel", "@media print"])
		expect(css).toContain(part);
	expect(css).not.toMatch(/\/\*|@import|url\((?!["']?(?:data:|#))/);
});

it("the version of the questions changes with a single letter of them", () => {
	expect(quizVersion("[1]")).toMatch(/^[0-9a-f]{8}$/);
	expect(quizVersion("[1]")).not.toBe(quizVersion("[2]"));
});
