/*
 * Public types for partners, published as they are. They import nothing, so that they compile in any project;
 * conforms.ts holds them to the source.
 */

export type QuizRole =
	| "weaver"
	| "experimenter"
	| "frontline_responder"
	| "visionary"
	| "builder"
	| "caregiver"
	| "disruptor"
	| "healer"
	| "storyteller"
	| "guide";

interface OfQuiz {
	readonly partner?: string;
}

interface Roles extends OfQuiz {
	readonly primary: QuizRole;
	/** The runner-up among tied roles; null without a tie. */
	readonly secondary: QuizRole | null;
}

/** The element's events. They bubble and are composed; no payload has the email address or the answers. */
export interface LiberationQuizEventMap {
	"quiz-started": CustomEvent<OfQuiz>;
	"quiz-progress": CustomEvent<
		OfQuiz & { readonly index: number; readonly total: number; readonly percent: number }
	>;
	"quiz-completed": CustomEvent<Roles>;
	"role-result-shown": CustomEvent<Roles>;
	"program-recommendation-clicked": CustomEvent<
		OfQuiz & {
			readonly slug: string;
			readonly role: QuizRole;
			readonly source: "quiz";
			readonly medium: "result_page" | "email";
			readonly campaign: `role_${QuizRole}`;
		}
	>;
	"email-captured": CustomEvent<OfQuiz & { readonly source: string; readonly role: QuizRole }>;
	"quiz-opened": CustomEvent<OfQuiz>;
	"quiz-closed": CustomEvent<OfQuiz>;
	"link-copied": CustomEvent<{ readonly message: string }>;
}

type Events = HTMLElementEventMap & LiberationQuizEventMap;

interface Listening {
	<Name extends keyof Events>(
		type: Name,
		listener: (this: LiberationQuizElement, event: Events[Name]) => unknown,
		options?: boolean | AddEventListenerOptions,
	): void;
	(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void;
}

/** The settings of both elements: each is an attribute, and a property of the same meaning. */
interface CommonSettings {
	siteUrl: string | null;
	theme: "light" | "dark" | "auto" | null;
	deepLink: boolean;
}

export interface LiberationQuizSettings extends CommonSettings {
	partner: string | null;
	endpoint: string | null;
	resultRole: QuizRole | null;
	resume: "session" | "browser" | "off" | null;
	display: "inline" | "dialog" | null;
}

export interface LiberationCircleSettings extends CommonSettings {
	resume: "session" | "off" | null;
}

/** The `<liberation-quiz>` element, whose properties reflect its attributes. */
export interface LiberationQuizElement extends HTMLElement, LiberationQuizSettings {
	/** Starts the quiz at its first question, clears earlier answers and moves the focus there. Opens the dialog. */
	start(): void;
	/** Returns to the landing and deletes the answers, also the stored ones. */
	reset(): void;
	/** Shows a role's results. Opens the dialog. */
	showResult(role: QuizRole): void;
	addEventListener: Listening;
	removeEventListener: Listening;
}

/** The `<liberation-circle>` element, whose properties reflect its attributes. */
export interface LiberationCircleElement extends HTMLElement, LiberationCircleSettings {}

type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
	? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
	: "";

/** What a template may set on an element: its properties, and its attributes by their names in HTML. */
export type SettingsInMarkup<Settings> = {
	[Name in keyof Settings]?: Settings[Name] | undefined;
} & {
	[Name in keyof Settings & string as AttributeName<Name>]?: Settings[Name] | undefined;
};

declare global {
	interface HTMLElementTagNameMap {
		"liberation-quiz": LiberationQuizElement;
		"liberation-circle": LiberationCircleElement;
	}
}
