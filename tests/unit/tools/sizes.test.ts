import { describe, expect, test } from "vitest";
import {
	BUDGETS,
	brotliSize,
	measureElements,
	measurePages,
	overBudget,
	type PageSize,
} from "../../../tools/sizes/measure.ts";
import { folderWith } from "./temporary-folder.ts";

const QUIZ = "embed/v1/liberation-quiz.js";

describe("what a page weighs", () => {
	test("its HTML, styles and scripts with what they import; the quiz apart", () => {
		const html = `<link rel="stylesheet" href="/assets/site.css?v=1"><link rel="canonical" href="/x">
			<script type="module" src="/assets/site.js"></script><script src="/${QUIZ}" async></script>`;
		const accents = "@font-face{src:url(/fonts/accents.woff2);unicode-range:U+E9}";
		const css = `@font-face{src:url(/fonts/a.woff2)}@font-face{src:url('b.woff2')}${accents}`;
		const root = folderWith({
			"quiz/index.html": html,
			"assets/site.css": css,
			"assets/site.js": 'import{a}from"./chunk.js";a()',
			"assets/chunk.js": 'import "./site.js";export const a=()=>1',
			[QUIZ]: "quiz".repeat(9),
			"fonts/a.woff2": "12345",
			"assets/b.woff2": "123",
			"fonts/accents.woff2": "1",
		});
		const scripts = ['import{a}from"./chunk.js";a()', 'import "./site.js";export const a=()=>1'];
		const script = scripts.reduce((sum, source) => sum + brotliSize(source), 0);
		const view = brotliSize(html) + brotliSize(css) + script;
		expect(measurePages(root)).toEqual([
			{
				page: "quiz/index.html",
				html: brotliSize(html),
				css: brotliSize(css),
				script,
				first: view,
				further: view,
				fontFiles: 2,
				fonts: 8,
			},
		]);
		expect(measureElements(root)).toEqual({
			[`/${QUIZ}`]: brotliSize("quiz".repeat(9)),
			"/embed/v1/liberation-circle.js": undefined,
		});
	});

	test("a further view has the files of the home page in the cache", () => {
		const about =
			'<link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/about.css">';
		const pages = measurePages(
			folderWith({
				"index.html": '<link rel="stylesheet" href="/site.css">',
				"about/index.html": about,
				"site.css": "a{color:red}",
				"about.css": "b{color:blue}",
			}),
		);
		expect(pages.find(({ page }) => page === "about/index.html")).toMatchObject({
			first: brotliSize(about) + brotliSize("a{color:red}") + brotliSize("b{color:blue}"),
			further: brotliSize(about) + brotliSize("b{color:blue}"),
		});
	});
});

describe("budgets", () => {
	const { quiz, circle, translated, ...budgets } = BUDGETS;
	const elements = {
		[`/${QUIZ}`]: quiz,
		"/embed/v1/liberation-circle.js": circle,
		"/embed/v1/liberation-quiz.es.js": translated.quiz,
	};
	const page: PageSize = { page: "index.html", css: 6000, ...budgets };

	test("are met to the byte, by a build that has the elements", () => {
		expect(overBudget([page], elements)).toEqual([]);
		expect(overBudget([page], { ...elements, [`/${QUIZ}`]: undefined })).toEqual([
			`The build has no /${QUIZ}.`,
		]);
	});

	test.each([
		["first", "A first view of index.html weighs"],
		["html", "The HTML of index.html weighs"],
		["script", "The JavaScript of index.html weighs"],
		["further", "A further view of index.html weighs"],
		["fonts", "The fonts of index.html weigh"],
		["fontFiles", "index.html loads 3 fonts"],
	] as const)("are exceeded by one more of %s, with a sentence", (part, sentence) => {
		const over = overBudget([{ ...page, [part]: budgets[part] + 1 }], elements);
		expect(over).toEqual([expect.stringContaining(sentence)]);
	});

	test("are exceeded by a heavier quiz", () => {
		expect(overBudget([page], { ...elements, [`/${QUIZ}`]: quiz + 6 })).toEqual([
			expect.stringMatching(/^\/embed\/v1\/liberation-quiz.js weighs .*, 6 over the budget of/),
		]);
	});
});
