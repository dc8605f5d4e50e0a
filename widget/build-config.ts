import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin, UserConfig } from "vite";
import { businessName, openPlan } from "../shared/business.ts";
import { hex, hexOfCss } from "../shared/design/hex.ts";
import {
	clothColors,
	type Oklch,
	oklchCss,
	roleDyes,
	textOn,
	tokensCss,
} from "../shared/design/tokens.ts";
import { ENGLISH, type Language } from "../shared/language.ts";
import { UNDYED } from "../shared/quilt/quilt.ts";
import { PILLAR_KEYS, ROLE_KEYS } from "../shared/quiz/keys.ts";
import type { Question } from "../shared/quiz/schema.ts";
import { withWords } from "../shared/quiz/translation.ts";
import { translations } from "../shared/read-languages.ts";

const widgetFolder = fileURLToPath(new URL("./", import.meta.url));
const sharedFolder = fileURLToPath(new URL("../shared/", import.meta.url));

/** The settings of the site that are built into the widget. */
export interface WidgetContext {
	/** Origin and path prefix of the site, without a trailing slash. */
	siteUrl: string;
	/** Base URL of the forms endpoint: the email step posts to `{formsEndpoint}/quiz`. Null simulates the submission. */
	formsEndpoint: string | null;
}

/** Replaces React by Preact in the widget: docs/decisions.md. */
export const preactAliases = {
	"react-dom/client": `${widgetFolder}common/preact/react-dom-client.ts`,
	"react-dom/server": "preact-render-to-string",
	"react/jsx-runtime": "preact/jsx-runtime",
	"react/jsx-dev-runtime": "preact/jsx-runtime",
	react: `${widgetFolder}common/preact/react.ts`,
};

/** The build-time constants that replace identifiers such as `__SITE_URL__` in the widget's source. */
export function widgetConstants({ siteUrl, formsEndpoint }: WidgetContext): Record<string, string> {
	return {
		__SITE_URL__: JSON.stringify(siteUrl),
		__QUIZ_ENDPOINT__: JSON.stringify(formsEndpoint && `${formsEndpoint}/quiz`),
		__BUSINESS_NAME__: JSON.stringify(businessName),
		__OPEN_PLAN__: JSON.stringify(openPlan()),
		__QUIZ_VERSION__: JSON.stringify(quizVersion()),
		"process.env.NODE_ENV": '"production"',
	};
}

/** The Vite configuration shared by builds and component tests, on React and on Preact. */
export function widgetConfig(context: WidgetContext): UserConfig {
	return {
		publicDir: false,
		plugins: [virtualModules(), scriptContent()],
		define: widgetConstants(context),
		logLevel: "warn",
		// A slow computer is no fault of the sources.
		build: { rolldownOptions: { checks: { bundlerTimings: false } } },
	};
}

/**
 * Hashes the text of the questions. If any word or key changes, saved answers of earlier versions are discarded.
 * @param questions - the text of questions.json
 * @returns eight hexadecimal digits
 */
export function quizVersion(
	questions = readFileSync(`${sharedFolder}quiz/questions.json`, "utf8"),
): string {
	return createHash("sha256").update(questions).digest("hex").slice(0, 8);
}

/** The stylesheets in source order: the landing and the questions, the rest of the quiz, and the circle. */
const STYLES = {
	opening: [
		"common/styles/base",
		"common/styles/controls",
		"common/styles/quilt",
		"quiz/styles/answers",
		"quiz/styles/stages",
		"quiz/styles/stages-media",
	],
	later: [
		"common/styles/fields",
		"common/styles/wheel",
		"quiz/styles/email",
		"quiz/styles/results",
		"quiz/styles/ecosystem",
		"quiz/styles/dialog",
		"common/styles/print",
		"quiz/styles/print",
	],
	circle: [
		"common/styles/base",
		"common/styles/controls",
		"common/styles/fields",
		"common/styles/quilt",
		"common/styles/wheel",
		"circle/styles/talk",
		"circle/styles/circle",
		"circle/styles/media",
	],
};

/** The custom properties with which partners may override tokens (docs/embedding.md), by token. */
const OVERRIDES = {
	paper: "--lq-surface",
	ink: "--lq-ink",
	action: "--lq-accent",
	link: "--lq-accent",
};

/** The CSS of an element or of a part of it; the tokens are in the part that comes first. */
export function stylesOf(part: keyof typeof STYLES): string {
	const first = part === "later" ? "" : tokens();
	return minified(STYLES[part], part === "opening" ? first : first + bands());
}

const AUTO = ":host(:not([theme=light i])) .lq";
const DARK = ":host([theme=dark i]) .lq";

function tokens(): string {
	const css = tokensCss(
		{ base: ".lq", auto: AUTO, dark: DARK },
		{ withCloth: false, without: ["night"], overrides: OVERRIDES },
	);
	const { cloth, thread } = UNDYED;
	const { indigo, marigold } = clothColors.light;
	const dyes = `--gold:${oklchCss(marigold)};--indigo:${hex(indigo)};${bandOf(indigo)}`;
	return `${css}.lq{--cloth:${cloth};--thread:${thread};${dyes}}`;
}

/** The bands of the roles in their dyes, in hex: the site composes its colors of `--hue`, see `roleDyesCss`. */
function bands(): string {
	return ROLE_KEYS.map((role) => `[data-role=${role}]{${bandOf(roleDyes[role])}}`).join("");
}

function bandOf(dye: Oklch): string {
	return `--on-band:${hex(textOn(dye))};--band:${hex(dye)}`;
}

function minified(names: readonly string[], before = ""): string {
	const files = names.map((name) => readFileSync(`${widgetFolder}${name}.css`, "utf8"));
	const { code } = transform({
		filename: "widget.css",
		code: Buffer.from([before, ...files].join("\n")),
		minify: true,
	});
	// Programs that recolor pages, such as Dark Reader, can't read OKLCH, and would recolor a text without its ground.
	return code.toString().replace(/oklch\([\d.% ]+\)/g, hexOfCss);
}

/** The English role names as JSON, the only part of roles.json that the circle needs. */
export function circleRoles(): string {
	return JSON.stringify(roleNames(ENGLISH));
}

/** The names of the roles by key. The file is read on each call, so that a watch build sees changes. */
function roleNames({ lang }: Language): Record<string, string> {
	const file = lang === ENGLISH.lang ? "quiz/roles.json" : `quiz/${lang}/roles.json`;
	// English has a list of roles; the other languages have an object by role key.
	const roles: [key: string, { role?: string; name: string }][] = Object.entries(readJson(file));
	return Object.fromEntries(roles.map(([key, { role = key, name }]) => [role, name]));
}

function circleWords(language: Language): unknown {
	const folder = language.lang === ENGLISH.lang ? "circle" : `circle/${language.lang}`;
	return { language, names: roleNames(language), ...readJson(`${folder}/messages.json`) };
}

/**
 * Reads a JSON file of shared/, which `npm run check` has validated.
 * @param isLeftOut - whether to omit a key; `$schema` is always omitted
 */
function readJson(file: string, isLeftOut: (key: string) => boolean = () => false) {
	return JSON.parse(readFileSync(`${sharedFolder}${file}`, "utf8"), (key, value) =>
		key === "$schema" || isLeftOut(key) ? undefined : value,
	);
}

/** Fields of the quiz's files that the script doesn't use: without them, it has 340 bytes less. */
export const UNUSED = new Set(["motif", "category", "partner", "plans", "payment"]);
/** The id of the questions' module; Vite would read one that ends on ".json" as JSON. */
const QUESTIONS = "\0quiz-questions";

/** A plugin that shortens the quiz's JSON, and translates it in the script of a translation. */
function scriptContent(): Plugin {
	return {
		name: "liberation-quiz-script-content",
		enforce: "pre",
		resolveId: (id) => (id === "./questions.json" ? QUESTIONS : undefined),
		load(id) {
			const { mode, name } = this.environment;
			const language = translations().find(({ lang }) => lang === name);
			// The texts of the mail are in a script of their own, which only previews load.
			const isQuiz = mode === "build" && (name === "client" || language);
			const isLeftOut = (key: string) => UNUSED.has(key) || (key === "mail" && Boolean(isQuiz));
			const content = (file: string) => {
				const english = readJson(`quiz/${file}`, isLeftOut);
				const own = language && readJson(`quiz/${language.lang}/${file}`, isLeftOut);
				return withWords(english, own);
			};
			if (id === QUESTIONS) return packedQuestions(content("questions.json"));
			const [, file] = /\/shared\/quiz\/(\w+\.json)$/.exec(id) ?? [];
			if (file) return JSON.stringify(content(file));
			// The words are in the files above already, so the script needn't merge two languages.
			return language && id.endsWith(`/shared/quiz/${language.lang}/words.ts`)
				? `import { en } from "../en.ts";
export const words = { ...en, language: ${JSON.stringify(language)} };`
				: undefined;
		},
	};
}

/**
 * The questions as a module, in which each answer's role and pillars are three digits instead of their long keys: the
 * script has 160 bytes less.
 */
function packedQuestions(questions: readonly Question[]): string {
	const digits = questions
		.flatMap(({ options }) => options)
		.flatMap(({ role, pillars: [one, other] }) => [
			ROLE_KEYS.indexOf(role),
			PILLAR_KEYS.indexOf(one),
			PILLAR_KEYS.indexOf(other),
		]);
	const texts = questions.map(({ options, ...question }) => ({
		...question,
		options: options.map(({ label }) => label),
	}));
	return `import { PILLAR_KEYS, ROLE_KEYS } from ${JSON.stringify(`${sharedFolder}quiz/keys.ts`)};
const digits = "${digits.map((digit) => digit.toString(36)).join("")}";
let at = 0;
const next = (keys) => keys[parseInt(digits[at++], 36)];
export default ${JSON.stringify(texts)}.map((question) => ({
	...question,
	options: question.options.map((label) => ({
		label,
		role: next(ROLE_KEYS),
		pillars: [next(PILLAR_KEYS), next(PILLAR_KEYS)],
	})),
}));`;
}

/** A plugin that provides the modules declared in virtual.d.ts. */
function virtualModules(): Plugin {
	const modules: Record<string, () => unknown> = {
		"virtual:quiz-opening-styles": () => stylesOf("opening"),
		"virtual:quiz-later-styles": () => stylesOf("later"),
		"virtual:circle-styles": () => stylesOf("circle"),
		"virtual:circle-print-styles": () => minified(["common/styles/print", "circle/styles/print"]),
	};
	for (const language of [ENGLISH, ...translations()])
		modules[`virtual:circle-words/${language.lang}`] = () => circleWords(language);
	return {
		name: "liberation-quiz-virtual-modules",
		resolveId: (id) => (id in modules ? `\0${id}` : undefined),
		load(id) {
			const make = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
			return make && `export default ${JSON.stringify(make())}`;
		},
	};
}
