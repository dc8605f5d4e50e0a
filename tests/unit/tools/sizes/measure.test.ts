import { describe, expect, test } from "vitest";
import {
	brotliSize,
	measurePages,
	measureQuiz,
	overBudget,
	type PageSize,
} from "../../../../tools/sizes/measure.ts";
import { folderWith } from "../temporary-folder.ts";

const QUIZ = "embed/v1/liberation-quiz.js";

describe("what a page weighs", () => {
	test("its HTML, styles and scripts with what they import; the quiz apart", () => {
		const html = `<link rel="stylesheet" href="/assets/site.css?v=1"><link rel="canonical" href="/x">
			<form data-sender="./sender.js"></form>
			<script type="module" src="/assets/site.js"></script><script src="/${QUIZ}" async></script>`;
		const css = "@font-face{src:url(/fonts/a.woff2)}@font-face{src:url('b.woff2')}";
		const root = folderWith({
			"quiz/index.html": html,
			"assets/site.css": css,
			"assets/sender.js": "send()",
			"assets/site.js": 'import{a}from"./chunk.js";a()',
			"assets/chunk.js": 'import "./site.js";export const a=()=>1',
			[QUIZ]: "quiz".repeat(9),
			"fonts/a.woff2": "12345",
			"assets/b.woff2": "123",
			"fonts/unused.woff2": "1",
		});
		const script =
			brotliSize('import{a}from"./chunk.js";a()') +
			brotliSize('import "./site.js";export const a=()=>1');
		expect(measurePages(root)).toEqual([
			{
				page: "quiz/index.html",
				html: brotliSize(html),
				css: brotliSize(css),
				script,
				total: brotliSize(html) + brotliSize(css) + script,
				later: brotliSize("send()"),
				fontFiles: 2,
				fonts: 8,
			},
		]);
		expect(measureQuiz(root)).toBe(brotliSize("quiz".repeat(9)));
	});

	test("inline scripts are JavaScript, JSON-LD is not", () => {
		const code = "document.documentElement.dataset.js='';";
		const html = `<script>${code}</script><script type="application/ld+json">{"@type":"Course"}</script>`;
		const [page] = measurePages(folderWith({ "index.html": html }));
		expect(page).toMatchObject({ script: brotliSize(code), total: brotliSize(html) });
	});

	test("a stylesheet that the build lacks is said", () => {
		const root = folderWith({ "index.html": '<link rel="stylesheet" href="/gone.css">' });
		expect(() => measurePages(root)).toThrow(
			"A page loads /gone.css, which the build doesn't have.",
		);
	});
});

describe("budgets", () => {
	const page: PageSize = {
		page: "index.html",
		html: 5000,
		css: 6000,
		script: 4000,
		total: 15_000,
		later: 2000,
		fontFiles: 2,
		fonts: 50_000,
	};

	test("are met to the byte", () => {
		expect(overBudget([page], 24_000)).toEqual([]);
	});

	test("are exceeded with a sentence each", () => {
		const heavy = {
			...page,
			total: 15_001,
			script: 4100,
			later: 2001,
			fontFiles: 3,
			fonts: 60_000,
		};
		expect(overBudget([heavy], 24_500)).toEqual([
			"index.html weighs 15001 bytes, 1 over the budget of 15000.",
			"The JavaScript of index.html weighs 4100 bytes, 100 over the budget of 4000.",
			"The JavaScript that sends the form of index.html weighs 2001 bytes, 1 over the budget of 2000.",
			"The fonts of index.html weigh 60000 bytes, 10000 over the budget of 50000.",
			"index.html loads 3 fonts; the budget is 2.",
			`/${QUIZ} weighs 24500 bytes, 500 over the budget of 24000.`,
		]);
	});

	test("a build without the quiz is no light one", () => {
		expect(overBudget([page], undefined)).toEqual([`The build has no /${QUIZ}.`]);
	});
});
