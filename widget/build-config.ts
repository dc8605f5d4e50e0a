import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import type { Plugin, UserConfig } from "vite";
import { businessName, openPlan } from "../shared/business.ts";
import { bandOf, CREAM, oklchCss, tokensCss } from "../shared/design/tokens.ts";
import { ENGLISH, type Language } from "../shared/language.ts";
import { translations } from "../shared/languages.ts";
import { UNDYED } from "../shared/quilt/quilt.ts";

const widgetFolder = fileURLToPath(new URL("./", import.meta.url));
const sharedFolder = fileURLToPath(new URL("../shared/", import.meta.url));

/** What a build of the widget knows of its site. */
export interface WidgetContext {
	/** Origin of the site, and path prefix if any, without a trailing slash. */
	siteUrl: string;
	/** Base address of the site's forms: the email step posts to `{formsEndpoint}/quiz`. Null simulates the sending. */
	formsEndpoint: string | null;
}

/** Runs the widget's React source on Preact: docs/decisions/react-source-on-preact.md. */
export const preactAliases = {
	"react-dom/client": `${widgetFolder}common/preact/react-dom-client.ts`,
	"react-dom/server": "preact-render-to-string",
	"react/jsx-runtime": "preact/jsx-runtime",
	"react/jsx-dev-runtime": "preact/jsx-runtime",
	react: `${widgetFolder}common/preact/react.ts`,
};

/** The constants of a build in the widget's source. */
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

/** The configuration that builds and component tests share, on React and on Preact. */
export function widgetConfig(context: WidgetContext): UserConfig {
	return {
		publicDir: false,
		plugins: [virtualModules(), scriptContent()],
		define: widgetConstants(context),
		logLevel: "warn",
	};
}

/**
 * Changes with each word or key of the questions: answers saved under another version are discarded.
 * @param questions - the text of questions.json
 * @returns eight hexadecimal digits
 */
export function quizVersion(
	questions = readFileSync(`${sharedFolder}quiz/questions.json`, "utf8"),
): string {
	return createHash("sha256").update(questions).digest("hex").slice(0, 8);
}

/** The stylesheets of the landing and the questions. */
const OPENING_STYLES = [
	"common/styles/base",
	"common/styles/controls",
	"common/styles/quilt",
	"quiz/styles/answers",
	"quiz/styles/stages",
	"quiz/styles/stages-media",
];

/** The stylesheets of an element, in the order of the cascade. */
const STYLES = {
	quiz: [
		...OPENING_STYLES,
		"common/styles/fields",
		"quiz/styles/email",
		"quiz/styles/results",
		"common/styles/wheel",
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

/** The custom properties that partners may set (docs/embedding.md), by their token. */
const OVERRIDES = {
	paper: "--lq-surface",
	ink: "--lq-ink",
	action: "--lq-accent",
	link: "--lq-accent",
};

/** The styles of the landing and the first question. */
export function openingStyles(): string {
	return minified(OPENING_STYLES, tokens());
}

/** All styles of an element. */
export function stylesOf(element: keyof typeof STYLES): string {
	return minified(STYLES[element], tokens());
}

function tokens(): string {
	const css = tokensCss(
		{ base: ".lq", auto: ":host(:not([theme=light])) .lq", dark: ":host([theme=dark]) .lq" },
		{ withCloth: false, without: ["action-hover", "night"], overrides: OVERRIDES },
	);
	const { cloth, thread } = UNDYED;
	const [lightness, chroma] = bandOf(0);
	const band = `[data-role]{--band:oklch(${lightness} ${chroma} var(--hue))}`;
	const ground = `.lq{--cloth:${cloth};--thread:${thread};--cream:${oklchCss(CREAM)}}`;
	return [css, ground, band].join("\n");
}

function minified(names: readonly string[], before = ""): string {
	const files = names.map((name) => readFileSync(`${widgetFolder}${name}.css`, "utf8"));
	const { code } = transform({
		filename: "widget.css",
		code: Buffer.from([before, ...files].join("\n")),
		minify: true,
	});
	return code.toString();
}

/** The names of the roles in English, as JSON: the only part of roles.json in the circle. */
export function circleRoles(): string {
	return JSON.stringify(roleNames(ENGLISH));
}

/** Read anew each time, so that a watching build sees changes. */
function roleNames({ lang }: Language): Record<string, string> {
	const file = lang === ENGLISH.lang ? "quiz/roles.json" : `quiz/${lang}/roles.json`;
	// A list in English, an object by role in other languages.
	const roles: [key: string, { role?: string; name: string }][] = Object.entries(readJson(file));
	return Object.fromEntries(roles.map(([key, { role = key, name }]) => [role, name]));
}

function circleWords(language: Language): unknown {
	const folder = language.lang === ENGLISH.lang ? "circle" : `circle/${language.lang}`;
	return { language, names: roleNames(language), ...readJson(`${folder}/messages.json`) };
}

/**
 * Reads a file of shared/, which `npm run check` has validated.
 * @param isLeftOut - whether to leave out a key, besides the address of the schema
 */
function readJson(file: string, isLeftOut: (key: string) => boolean = () => false) {
	return JSON.parse(readFileSync(`${sharedFolder}${file}`, "utf8"), (key, value) =>
		key === "$schema" || isLeftOut(key) ? undefined : value,
	);
}

/** The translated fields of the quiz's files. */
const TRANSLATED = new Set([
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

/** Leaves the address of the schema out of the quiz's files, and their English words out of translated scripts. */
function scriptContent(): Plugin {
	const codes = new Set(translations().map(({ lang }) => lang));
	return {
		name: "liberation-quiz-script-content",
		enforce: "pre",
		load(id) {
			const [, file] = /\/shared\/(quiz\/\w+\.json)$/.exec(id) ?? [];
			if (!file) return undefined;
			const isTranslation = codes.has(this.environment.name);
			return JSON.stringify(readJson(file, (key) => isTranslation && TRANSLATED.has(key)));
		},
	};
}

/** Serves the modules of virtual.d.ts. */
function virtualModules(): Plugin {
	const modules: Record<string, () => unknown> = {
		"virtual:quiz-styles": () => stylesOf("quiz"),
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
