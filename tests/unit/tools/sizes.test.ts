import { describe, expect, test } from "vitest";
import {
	BUDGETS,
	brotliSize,
	measureElements,
	measurePages,
	overBudget,
	type PageSize,
} from "../../../tools/sizes.ts";
import { folderWith } from "./temporary-folder.ts";

const QUIZ = "embed/v1/liberation-quiz.js";

describe("what a page weighs", () => {
	test("is its HTML, styles, scripts and fonts, without the quiz", () => {
		const html = `<link rel="stylesheet" href="/assets/site.css?v=1"><link rel="canonical" href="/x">
			<script type="module" src="/assets/site.js"></script><script src="/${QUIZ}" async></script>`;
		const accents = "@font-face{src:url(/fonts/accents.woff2);unicode-range:U+E9}";
		const css = `@font-face{src:url(/fonts/a.woff2)}@font-face{src:url('b.woff2')}${accents}`;
		const root = folderWith({
			"quiz/index.html": html,
			"assets/site.css": css,
			"assets/site.js": "a()",
			[QUIZ]: "quiz".repeat(9),
			"fonts/a.woff2": "12345",
			"assets/b.woff2": "123",
			"fonts/accents.woff2": "1",
		});
		const script = brotliSize("a()");
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
			"liberation-quiz.js": brotliSize("quiz".repeat(9)),
			"liberation-circle.js": undefined,
		});
	});
});

describe("budgets", () => {
	const { quiz, circle, page: budgets } = BUDGETS;
	const elements = {
		"liberation-quiz.js": quiz.english,
		"liberation-circle.js": circle.english,
		"liberation-quiz.es.js": quiz.translated,
	};
	const page: PageSize = { page: "index.html", css: 6000, ...budgets };

	test("are met to the byte, by a build that has the elements", () => {
		expect(overBudget([page], elements)).toEqual([]);
		expect(overBudget([page], { ...elements, "liberation-quiz.js": undefined })).toEqual([
			"The build has no liberation-quiz.js.",
		]);
	});

	test.each([
		["first", "A first view of index.html"],
		["fonts", "The fonts of index.html"],
		["fontFiles", "The number of fonts of index.html: 3"],
	] as const)("are exceeded by one more of %s, with a sentence", (part, sentence) => {
		const over = overBudget([{ ...page, [part]: budgets[part] + 1 }], elements);
		expect(over).toEqual([expect.stringContaining(sentence)]);
	});

	test("are exceeded by a heavier quiz", () => {
		expect(overBudget([page], { ...elements, "liberation-quiz.js": quiz.english + 6 })).toEqual([
			`liberation-quiz.js: ${quiz.english + 6}, 6 over the budget of ${quiz.english}.`,
		]);
	});
});
