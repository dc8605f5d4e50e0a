import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin } from "vite";
import { bandOf, CREAM, oklchCss, tokensCss } from "../shared/design/tokens.ts";
import { ENGLISH, type Language } from "../shared/language.ts";
import { translations } from "../shared/languages.ts";
import { UNDYED } from "../shared/quilt/quilt.ts";
import type { Role } from "../shared/quiz/schema.ts";

const widgetFolder = fileURLToPath(new URL("./", import.meta.url));
const sharedFolder = fileURLToPath(new URL("../shared/", import.meta.url));
const quizFolder = `${sharedFolder}quiz/`;

/** The style files of the landing and the questions. */
const OPENING_STYLES = [
	"common/styles/base",
	"common/styles/controls",
	"common/styles/quilt",
	"quiz/styles/answers",
	"quiz/styles/stages",
	"quiz/styles/stages-media",
];
/** The style files of the quiz, in the order in which they apply. */
const QUIZ_STYLES = [
	...OPENING_STYLES,
	"common/styles/fields",
	"quiz/styles/email",
	"quiz/styles/results",
	"common/styles/wheel",
	"quiz/styles/ecosystem",
	"quiz/styles/dialog",
	"quiz/styles/print",
];
/** Those of the circle. */
const CIRCLE_STYLES = [
	"common/styles/base",
	"common/styles/controls",
	"common/styles/fields",
	"common/styles/quilt",
	"common/styles/wheel",
	"circle/styles/talk",
	"circle/styles/circle",
	"circle/styles/media",
];

/** Partners may set these (docs/embedding.md); every other token is the widget's own. */
const OVERRIDES = {
	paper: "--lq-surface",
	ink: "--lq-ink",
	action: "--lq-accent",
	link: "--lq-accent",
};

/** The quiz's stylesheet. */
export function quizStyles(): Promise<string> {
	return stylesheet(QUIZ_STYLES);
}

/** As much of it as the landing and the first question need. */
export function openingStyles(): Promise<string> {
	return stylesheet(OPENING_STYLES);
}

/** The circle's stylesheet. */
function circleStyles(): Promise<string> {
	return stylesheet(CIRCLE_STYLES);
}

/** The rules that only the circle's printed sheets have. */
function circlePrintStyles(): Promise<string> {
	return minified(["circle/styles/print"]);
}

/** Tokens first, then the files. */
function stylesheet(names: readonly string[]): Promise<string> {
	const tokens = tokensCss(
		{ base: ".lq", auto: ":host(:not([theme=light])) .lq", dark: ":host([theme=dark]) .lq" },
		{ withCloth: false, without: ["action-hover", "night"], overrides: OVERRIDES },
	);
	const { cloth, thread } = UNDYED;
	const [lightness, chroma] = bandOf(0);
	const band = `[data-role]{--band:oklch(${lightness} ${chroma} var(--hue))}`;
	const ground = `.lq{--cloth:${cloth};--thread:${thread};--cream:${oklchCss(CREAM)}}`;
	return minified(names, [tokens, ground, band].join("\n"));
}

async function minified(names: readonly string[], before = ""): Promise<string> {
	const files = await Promise.all(
		names.map((name) => readFile(`${widgetFolder}${name}.css`, "utf8")),
	);
	const { code } = transform({
		filename: "widget.css",
		code: Buffer.from([before, ...files].join("\n")),
		minify: true,
	});
	return code.toString();
}

/** Each role's name in English: all that the circle needs of roles.json. */
function roleNames(): Record<string, string> {
	return Object.fromEntries(rolesNow().map(({ role, name }) => [role, name]));
}

/** What the circle has of roles.json, as a text that changes with it. */
export function circleRoles(): string {
	return JSON.stringify(roleNames());
}

/** What the circle says in a language, with the names of the roles. */
function circleWords(language: Language): unknown {
	const { lang } = language;
	if (lang === ENGLISH.lang)
		return { language, names: roleNames(), ...readJson("circle/messages.json") };
	const roles: Record<string, { name: string }> = readJson(`quiz/${lang}/roles.json`);
	const names = Object.fromEntries(Object.entries(roles).map(([role, { name }]) => [role, name]));
	return { language, names, ...readJson(`circle/${lang}/messages.json`) };
}

/**
 * @param file - its path in the folder shared; `npm run check` has validated it
 * @param isLeftOut - whether a key is of no use, besides the address of the schema
 */
function readJson(file: string, isLeftOut: (key: string) => boolean = () => false) {
	return JSON.parse(readFileSync(`${sharedFolder}${file}`, "utf8"), (key, value) =>
		key === "$schema" || isLeftOut(key) ? undefined : value,
	);
}

/** What a translation has words of its own for. */
const WORD_FIELDS = new Set([
	"prompt",
	"label",
	"name",
	"tagline",
	"gift",
	"challenge",
	"contribution",
	"invitation",
	"praxis",
	"summary",
	"rationale",
	"detail",
]);

/**
 * Leaves out of the quiz's files what a script has no use for: the address of their schema, and in another language the
 * English words.
 */
export function scriptContent(): Plugin {
	const codes = new Set(translations().map(({ lang }) => lang));
	return {
		name: "liberation-quiz-script-content",
		enforce: "pre",
		load(id) {
			const [, file] = /\/shared\/(quiz\/\w+\.json)$/.exec(id) ?? [];
			if (!file) return undefined;
			const isTranslation = codes.has(this.environment.name);
			return JSON.stringify(readJson(file, (key) => isTranslation && WORD_FIELDS.has(key)));
		},
	};
}

/** Read anew each time, so that a watching build sees changes; `npm run check` has validated the file. */
function rolesNow(): Role[] {
	return JSON.parse(readFileSync(`${quizFolder}roles.json`, "utf8"));
}

/**
 * Changes with any word or key of the questions: answers saved under another version are discarded.
 * @param questions - the text of questions.json
 * @returns eight hexadecimal digits
 */
export function quizVersion(
	questions = readFileSync(`${quizFolder}questions.json`, "utf8"),
): string {
	return createHash("sha256").update(questions).digest("hex").slice(0, 8);
}

/** Serves the modules of virtual.d.ts. */
export function virtualModules(): Plugin {
	const modules: Record<string, () => Promise<unknown> | unknown> = {
		"virtual:quiz-styles": quizStyles,
		"virtual:circle-styles": circleStyles,
		"virtual:circle-print-styles": circlePrintStyles,
		...Object.fromEntries(
			[ENGLISH, ...translations()].map((language) => [
				`virtual:circle-words/${language.lang}`,
				() => circleWords(language),
			]),
		),
	};
	return {
		name: "liberation-quiz-virtual-modules",
		resolveId: (id) => (id in modules ? `\0${id}` : undefined),
		async load(id) {
			const make = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
			if (!make) return undefined;
			return `export default ${JSON.stringify(await make())}`;
		},
	};
}
