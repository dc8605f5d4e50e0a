import { expect, test } from "vitest";
import {
	BUDGETS,
	brotliSize,
	compare,
	measureElements,
	measurePages,
	type PageSize,
} from "../../../tools/sizes.ts";
import { folderWith } from "./temporary-folder.ts";

const QUIZ = "embed/v1/liberation-quiz.js";

test("the measured size of a page is that of its HTML, styles, scripts and fonts, without the quiz", async () => {
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
	const script = await brotliSize("a()");
	const view = (await brotliSize(html)) + (await brotliSize(css)) + script;
	expect(await measurePages(root)).toEqual([
		{
			page: "quiz/index.html",
			html: await brotliSize(html),
			script,
			first: view,
			further: view,
			fontFiles: 2,
			fonts: 8,
		},
	]);
	expect(await measureElements(root)).toEqual({
		"liberation-quiz.js": await brotliSize("quiz".repeat(9)),
		"liberation-circle.js": undefined,
	});
});

const { quiz, circle, page: budgets } = BUDGETS;
const elements = {
	"liberation-quiz.js": quiz.english,
	"liberation-circle.js": circle.english,
	"liberation-quiz.es.js": quiz.translated,
};
const page: PageSize = { page: "index.html", ...budgets };
const over = (pages: readonly PageSize[], scripts: object = {}) =>
	compare(pages, { ...elements, ...scripts }).flatMap(({ isMet, text }) => (isMet ? [] : text));

test("the size budgets allow a page that reaches them exactly, but no build without the quiz's script", () => {
	expect(over([page])).toEqual([]);
	expect(over([page], { "liberation-quiz.js": undefined })).toEqual([
		`liberation-quiz.js: missing, at most ${quiz.english}`,
	]);
});

test.each([
	["fonts", "Fonts of about.html"],
	["fontFiles", "Number of fonts of about.html: 3"],
] as const)("report the page that exceeds %s by one", (part, subject) => {
	const about = { ...page, page: "about.html", [part]: budgets[part] + 1 };
	expect(over([page, about, page])).toEqual([expect.stringContaining(subject)]);
});

test("the size budgets report a quiz that is heavier", () => {
	expect(over([page], { "liberation-quiz.js": quiz.english + 6 })).toEqual([
		`liberation-quiz.js: ${quiz.english + 6}, at most ${quiz.english}`,
	]);
});
