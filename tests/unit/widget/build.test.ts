import { execFileSync, spawnSync } from "node:child_process";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { printLetter } from "@liberation/inbox/letter";
import { register } from "tsx/esm/api";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import type { ElementEventName } from "../../../shared/analytics.ts";
import { businessName } from "../../../shared/business.ts";
import { DEFAULT_EMBED } from "../../../shared/embed/options.ts";
import { SNIPPETS } from "../../../shared/embed/snippets.ts";
import { ENGLISH, fileEnding } from "../../../shared/language.ts";
import { roleOf } from "../../../shared/quiz/catalogue.ts";
import { composeResultsLetter } from "../../../shared/quiz/email.ts";
import { en } from "../../../shared/quiz/en.ts";
import { programsSchema, questionsSchema } from "../../../shared/quiz/schema.ts";
import { translations } from "../../../shared/read-languages.ts";
import { withSection } from "../../../tools/write-section.ts";
import { apiTables } from "../../../widget/api/tables.ts";
import { buildWidget } from "../../../widget/build.ts";
import { stylesOf, UNUSED } from "../../../widget/build-config.ts";
import { attributeName } from "../../../widget/common/settings.ts";
import { QUIZ_PROPERTIES } from "../../../widget/quiz/settings.ts";
import { moduleFile } from "../../../widget/versions.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const siteUrl = "https://site.test";
const formsEndpoint = "https://forms.test";

const LANGUAGES = [ENGLISH, ...translations()].map(({ lang }) => lang);
/** The files that a circle's module loads on demand. */
const circleParts = (lang: string) =>
	["reader", `talk${fileEnding(lang)}`, "sheets"].map((part) => `liberation-circle-${part}.js`);
/** The circle's modules, with what each loads later. */
const CIRCLES = new Map(LANGUAGES.map((lang) => [moduleFile("circle", lang), circleParts(lang)]));
const MODULES = [
	...new Set([
		...LANGUAGES.map((lang) => moduleFile("quiz", lang)),
		"liberation-quiz-simulation.js",
		...CIRCLES.keys(),
		...[...CIRCLES.values()].flat(),
	]),
];

// In a folder of its own, from which no package of the repository is found.
const outDir = mkdtempSync(join(tmpdir(), "quiz-build-"));
const built = join(outDir, "embed/v1");
const read = (name: string) => readFileSync(join(built, name), "utf8");

beforeAll(async () => {
	// As in the programs that build the quiz, Node itself loads Vite's configuration.
	const unregister = register();
	await buildWidget({ siteUrl, formsEndpoint, outDir, mode: "production" });
	await unregister();
});
afterAll(() => rmSync(outDir, { recursive: true }));

it.each(MODULES)(
	"the built modules of the elements import nothing, except what the circle loads on demand: %s",
	(module) => {
		const imports = read(module).match(/\bimport\s*[("'{*][^)]*|\bfrom\s*["']/g) ?? [];
		// An import with a computed URL is the retry of one of them.
		const known = imports.filter((text) => !text.includes("import.meta.url"));
		const wanted = CIRCLES.get(module) ?? [];
		expect(known.toSorted()).toEqual(wanted.map((part) => `import(\`./${part}\``).toSorted());
	},
);

it("the built modules of the elements may be imported on a server, and throw nothing there", () => {
	const addresses = MODULES.map((module) => pathToFileURL(join(built, module)));
	const program = addresses.map((each) => `await import(${JSON.stringify(each)});`).join("");
	execFileSync(process.execPath, ["--input-type=module", "--eval", program]);
});

it("the built modules of the elements are the only scripts of the build", () => {
	const scripts = readdirSync(built).filter((name) => name.endsWith(".js"));
	expect(scripts.sort()).toEqual(MODULES.toSorted());
});

it("the simulation's module logs the HTML that the server mails", async () => {
	const { role, dismantles } = roleOf("guide");
	const result = { primary: role, secondary: "healer" as const, topPillars: dismantles };
	const logged: string[] = [];
	const info = vi.spyOn(console, "info").mockImplementation((part) => logged.push(part));
	const url = pathToFileURL(join(built, "liberation-quiz-simulation.js")).href;
	await (await import(url)).simulateSending(en, { result, siteUrl });
	info.mockRestore();
	const options = { result, siteUrl, business: businessName, year: new Date().getFullYear() };
	const site = { siteUrl, business: { name: businessName } };
	const { html } = printLetter(composeResultsLetter(en, options), site);
	// Preact serializes styles, apostrophes and the order of `meta` in another way than React.
	const plain = (page = "") =>
		page
			.toLowerCase()
			.replace(/\b0px/g, "0")
			.replace(/;?\s*"/g, '"')
			.replace(/([:;])\s+/g, "$1")
			.replaceAll("&#x27;", "'")
			.replace(/<meta[^>]*>/g, "");
	expect(plain(logged[2])).toBe(plain(html));
});

it("each field that the quiz's script leaves out is a field of the quiz's files: a renamed one would be shipped", () => {
	const fields = JSON.stringify(
		[questionsSchema, programsSchema].map((schema) => z.toJSONSchema(schema, { io: "input" })),
	);
	for (const name of UNUSED) expect(fields).toContain(`"${name}":{`);
});

it("the elements' colors are hex, so that programs that recolor pages, such as Dark Reader, can read them", () => {
	for (const part of ["opening", "later", "circle"] as const)
		expect(stylesOf(part).match(/\b(?:ok)?l(?:ch|ab)\((?!from)[^)]*/g) ?? []).toEqual([]);
});

it("the elements' relative colors stand within @supports, so that older browsers keep the color before them", () => {
	for (const part of ["opening", "circle"] as const) {
		const styles = stylesOf(part);
		expect(styles).toContain("(from ");
		expect(styles.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, "")).not.toContain(
			"(from ",
		);
	}
});

/** Each event of the element; a missing or another name is a type error. */
const EVENTS: Readonly<Record<ElementEventName, true>> = {
	quiz_started: true,
	quiz_progress: true,
	quiz_completed: true,
	role_result_shown: true,
	program_recommendation_clicked: true,
	email_captured: true,
	quiz_opened: true,
	quiz_closed: true,
	link_copied: true,
};

it("the manifest has every attribute and event with a description, and docs/embedding.md shows it", () => {
	const manifest = read("custom-elements.json");
	const { attributes, events } = JSON.parse(manifest).modules[0].declarations[0];
	const names = (list: { name: string; description: string }[]) =>
		list.map(({ name, description }) => (description ? name : "")).sort();
	expect(names(attributes)).toEqual(QUIZ_PROPERTIES.map(attributeName).sort());
	expect(names(events)).toEqual(
		Object.keys(EVENTS)
			.map((name) => name.replaceAll("_", "-"))
			.sort(),
	);
	const page = readFileSync(join(root, "docs/embedding.md"), "utf8");
	expect(withSection("docs/embedding.md", "api", apiTables(manifest)), "run npm run api").toBe(
		page,
	);
});

const PAGE = `
	import "./react.js";
	const element = document.createElement("liberation-quiz");
	element.deepLink = true;
	element.partner = null;
	element.start();
	element.showResult("healer");
	element.addEventListener("quiz-progress", (event) => event.detail.percent.toFixed());
	element.addEventListener("quiz-closed", (event) => event.detail.partner?.length);
	element.addEventListener("click", (event) => event.clientX);
	// @ts-expect-error there is no such role
	element.showResult("hero");
	// @ts-expect-error there is no such theme
	element.theme = "sepia";
	export const quiz = (
		<liberation-quiz deep-link site-url="x" onquiz-completed={({ detail }) => detail.primary} ref={(node) => node?.reset()}>
			x
		</liberation-quiz>
	);
	export const byProperty = <liberation-quiz deepLink resultRole="healer" siteUrl="https://site.test" />;
	export const circle = <liberation-circle deep-link theme="dark" resume="off" />;
	document.createElement("liberation-circle").siteUrl = null;
	// @ts-expect-error the circle has no partner
	export const ofNobody = <liberation-circle partner="a" />;
	// @ts-expect-error there is no such theme
	export const wrong = <liberation-quiz theme="sepia" />;
	// @ts-expect-error no event has the address
	export const curious = <liberation-quiz onquiz-completed={({ detail }) => detail.email} />;`;

const VUE = `
	export interface HTMLAttributes { class?: unknown }
	export type EmitFn<Events> = <Name extends keyof Events>(name: Name, ...args: unknown[]) => void;
	export interface GlobalComponents {}`;

/** The component for React that partners copy. */
function documentedComponent(): string {
	const text = readFileSync(join(root, "docs/embedding.md"), "utf8");
	return /```tsx\n(.*?)```/s.exec(text)?.[1]?.replaceAll("./liberation-quiz/", "./") ?? "";
}

it("the React components that partners copy are client components, because refs need the browser", () => {
	expect(documentedComponent()).toMatch(/^"use client";\n/);
	const source = { siteUrl, pinned: null, languages: {} };
	expect(SNIPPETS.react(source, DEFAULT_EMBED)).toMatch(/^"use client";\n/);
});

it("the typings know the element in a page's script and in the JSX of React", () => {
	const packages = join(built, "node_modules");
	mkdirSync(join(packages, "@types"), { recursive: true });
	for (const name of ["@types/react", "csstype"])
		symlinkSync(join(root, "node_modules", name), join(packages, name));
	// Vue isn't among the packages; this is what its types publish for components.
	mkdirSync(join(packages, "vue"));
	writeFileSync(join(packages, "vue/index.d.ts"), VUE);
	writeFileSync(join(built, "page.tsx"), PAGE);
	writeFileSync(join(built, "documented.tsx"), documentedComponent());
	const compilerOptions = {
		target: "es2022",
		lib: ["ES2024", "DOM"],
		module: "preserve",
		moduleResolution: "bundler",
		strict: true,
		noEmit: true,
		jsx: "react-jsx",
		types: [],
		// Our typings are checked, too, but not the language's own.
		skipLibCheck: false,
		skipDefaultLibCheck: true,
	};
	const files = ["page.tsx", "documented.tsx", "vue.d.ts"];
	writeFileSync(join(built, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
	const compiler = join(root, "node_modules/typescript/bin/tsc");
	const { stdout } = spawnSync(process.execPath, [compiler, "-p", built], { encoding: "utf8" });
	expect(stdout).toBe("");
});
