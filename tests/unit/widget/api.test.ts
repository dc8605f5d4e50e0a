import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiFiles } from "../../../widget/api/files.ts";
import { withApiTables } from "../../../widget/api/readme.ts";
import { attributes, events, methods } from "../../../widget/api/table.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(root, ".cache/api-types");

describe("the README", () => {
	it("has the tables as `npm run api` writes them", () => {
		const readme = readFileSync(join(root, "README.md"), "utf8");
		expect(withApiTables(readme)).toBe(readme);
	});

	it("is not written where it has lost the marks between which they stand", () => {
		expect(() => withApiTables("# A README")).toThrow("<!-- api");
	});
});

describe("custom-elements.json", () => {
	const { modules } = JSON.parse(apiFiles()["custom-elements.json"] ?? "");
	const [element] = modules[0].declarations;

	it("names what the table has, each once", () => {
		const names = (list: { name: string }[]) => list.map(({ name }) => name);
		expect(element.attributes.map(({ fieldName }: { fieldName: string }) => fieldName)).toEqual(
			Object.keys(attributes),
		);
		expect(names(element.members)).toEqual([...Object.keys(attributes), ...Object.keys(methods)]);
		expect(names(element.events)).toEqual(
			Object.keys(events).map((name) => name.replaceAll("_", "-")),
		);
		expect(names(element.cssStates)).toEqual(["landing", "question", "email", "results"]);
		expect(names(element.slots)).toEqual([""]);
	});

	it("says of the element's one definition where it is", () => {
		expect(modules[0].exports).toMatchObject([
			{ kind: "custom-element-definition", name: "liberation-quiz" },
		]);
	});
});

describe("the typings", () => {
	beforeAll(() => {
		mkdirSync(folder, { recursive: true });
		for (const [name, text] of Object.entries(apiFiles())) writeFileSync(join(folder, name), text);
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	/** What the compiler says of a page that uses them; nothing if it is content. */
	function faultsOf(name: string, source: string, jsx = "react"): string {
		writeFileSync(join(folder, name), source);
		const config = join(folder, `${name}.json`);
		writeFileSync(
			config,
			JSON.stringify({
				compilerOptions: {
					target: "es2022",
					lib: ["ES2024", "DOM"],
					module: "preserve",
					moduleResolution: "bundler",
					strict: true,
					noEmit: true,
					skipLibCheck: false,
					allowImportingTsExtensions: true,
					jsx: "react-jsx",
					jsxImportSource: jsx,
					types: [],
				},
				files: [name, "liberation-quiz.d.ts"],
			}),
		);
		try {
			execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", config]);
			return "";
		} catch (error) {
			return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
		}
	}

	it("know the element, its properties, methods and events in a page's script", () => {
		const source = `
			import type { AnalyticsEvents } from "../../shared/analytics.ts";
			import type { LiberationQuizEventMap } from "./liberation-quiz.d.ts";
			const quiz = document.createElement("liberation-quiz");
			quiz.deepLink = true;
			quiz.partner = null;
			quiz.start();
			quiz.showResult("healer");
			quiz.addEventListener("quiz-progress", (event) => event.detail.percent.toFixed());
			quiz.addEventListener("click", (event) => event.clientX);
			// @ts-expect-error there is no such role
			quiz.showResult("hero");
			// @ts-expect-error there is no such theme
			quiz.theme = "sepia";

			/** The details are those that the quiz sends, no more and no less. */
			type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
			type Detail<Name extends keyof LiberationQuizEventMap> = LiberationQuizEventMap[Name]["detail"];
			export const same: [
				Same<Detail<"quiz-started">, AnalyticsEvents["quiz_started"]>,
				Same<Detail<"quiz-progress">, AnalyticsEvents["quiz_progress"]>,
				Same<Detail<"quiz-completed">, AnalyticsEvents["quiz_completed"]>,
				Same<Detail<"role-result-shown">, AnalyticsEvents["role_result_shown"]>,
				Same<Detail<"program-recommendation-clicked">, AnalyticsEvents["program_recommendation_clicked"]>,
				Same<Detail<"email-captured">, AnalyticsEvents["email_captured"]>,
			] = [true, true, true, true, true, true];
		`;
		expect(faultsOf("page.ts", source)).toBe("");
	});

	it("know it in React's JSX", () => {
		const source = `
			import "./react.d.ts";
			export const quiz = <liberation-quiz partner="x" theme="dark" ref={(node) => node?.reset()}>x</liberation-quiz>;
			// @ts-expect-error there is no such theme
			export const wrong = <liberation-quiz theme="sepia" />;
		`;
		expect(faultsOf("react-page.tsx", source)).toBe("");
	});

	it("know it in Preact's JSX, events included", () => {
		const source = `
			import "./preact.d.ts";
			export const quiz = (
				<liberation-quiz deep-link ref={(node) => node?.reset()} onquiz-progress={({ detail }) => detail.total}>x</liberation-quiz>
			);
			// @ts-expect-error there is no such role
			export const wrong = <liberation-quiz result-role="hero" />;
		`;
		expect(faultsOf("preact-page.tsx", source, "preact")).toBe("");
	});
});
