import type { QuizEventName } from "../../shared/analytics.ts";
import type { LiberationQuizElement } from "../element.ts";
import type { SettingName } from "../settings.ts";
import type { StateName } from "../state/state.ts";

/*
 * What a page can do with the element. The README's tables, custom-elements.json and the typings are written from
 * here, and nothing of it ships. The keys are the source's own types, so that neither can have what the other lacks;
 * what types can't see (parts, custom properties) tests/component/api.test.ts compares with a real element.
 */

interface Attribute {
	/** Of the property, in TypeScript. */
	type: string;
	meaning: string;
	fallback: string;
}

/** A method of the element that neither HTML nor the custom element protocol gives it. */
type MethodName = Exclude<
	Extract<keyof LiberationQuizElement, string>,
	keyof HTMLElement | SettingName | `${string}Callback`
>;

export const attributes = {
	partner: {
		type: "string | null",
		meaning: "slug carried on analytics, links and the submission",
		fallback: "none",
	},
	siteUrl: {
		type: "string | null",
		meaning: "origin that links and Copy Link point to",
		fallback: "the build's `SITE_URL`",
	},
	endpoint: {
		type: "string | null",
		meaning: "where the email step POSTs; without one, sending is simulated",
		fallback: "the build's forms endpoint",
	},
	resultRole: {
		type: "QuizRole | null",
		meaning: "shows this role's results at once",
		fallback: "none",
	},
	deepLink: {
		type: "boolean",
		meaning: "reads `?role=...` from the page's address, and keeps Back and Forward in step",
		fallback: "off",
	},
	theme: {
		type: '"light" | "dark" | "auto" | null',
		meaning: "`light`, `dark` or `auto`",
		fallback: "`auto`",
	},
	resume: {
		type: '"session" | "off" | null',
		meaning: "`session` keeps the answers for a reload, `off` does not",
		fallback: "`session`",
	},
} as const satisfies Record<SettingName, Attribute>;

export const methods = {
	start: {
		parameters: "",
		meaning: "begins at the first question, without the answers of before; the focus follows",
	},
	reset: {
		parameters: "",
		meaning: "back to the landing; answers are forgotten, also stored ones",
	},
	showResult: {
		parameters: "role: QuizRole",
		meaning: "shows a role's results; an unknown role is named in the console and changes nothing",
	},
} as const satisfies Record<MethodName, { parameters: string; meaning: string }>;

const ROLES = "{ primary: QuizRole; secondary: QuizRole | null }";

export const events = {
	quiz_started: { detail: "Record<string, never>", meaning: "the first question came" },
	quiz_progress: {
		detail: "{ index: number; total: number; percent: number }",
		meaning: "a question was answered",
	},
	quiz_completed: { detail: ROLES, meaning: "the last one was" },
	role_result_shown: { detail: ROLES, meaning: "results came into view" },
	program_recommendation_clicked: {
		detail: `{ slug: string; role: QuizRole; source: "quiz"; medium: "result_page" | "email"; campaign: \`role_\${QuizRole}\` }`,
		meaning: "a recommended program was followed",
	},
	email_captured: {
		detail: "{ source: string; role: QuizRole }",
		meaning: "the email form was sent",
	},
} as const satisfies Record<QuizEventName, { detail: string; meaning: string }>;

export const customProperties: Readonly<Record<string, string>> = {
	"--lq-accent": "buttons, links, marks of choice",
	"--lq-surface": "the ground",
	"--lq-ink": "the text",
	"--lq-font": "the font family of the text",
	"--lq-font-display": "the font family of headings; `--lq-font` where it is not set",
	"--lq-radius": "the corners of buttons, options and fields",
	"--lq-min-height": "the least height of a question and of the email step",
};

export const parts: Readonly<Record<string, string>> = {
	button: "every button",
	heading: "the heading of what is shown",
	progress: "the fifteen patches",
	option: "an answer to choose, with its radio button",
	input: "the email field, and the link to copy by hand",
	card: "a recommended program, or a way to enroll",
	wheel: "the medicine wheel",
};

export const slots: Readonly<Record<string, string>> = {
	"": "a link to the quiz, shown until the script has come and wherever it can't; the quiz takes its place",
};

export const states = {
	landing: "the landing is shown",
	question: "a question is",
	email: "the email step is",
	results: "results are, or their error",
} as const satisfies Record<StateName, string>;
