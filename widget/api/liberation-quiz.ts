import type { ElementEventName, ElementEvents } from "../../shared/analytics.ts";
import type { RoleKey } from "../../shared/quiz/keys.ts";
import type { LiberationQuizElement as ElementClass } from "../quiz/element.ts";

/* Public types for partners. A production build compiles them to declaration files beside the script. */

export type QuizRole = RoleKey;

type EventType<Name extends string> = Name extends `${infer Head}_${infer Tail}`
	? `${Head}-${EventType<Tail>}`
	: Name;

/** The element's events. They bubble and are composed; no payload has the email address or the answers. */
export type LiberationQuizEventMap = {
	[Name in ElementEventName as EventType<Name>]: CustomEvent<ElementEvents[Name]>;
};

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

/** The `<liberation-quiz>` element, whose properties reflect its attributes. */
export interface LiberationQuizElement extends ElementClass {
	addEventListener: Listening;
	removeEventListener: Listening;
}

/** The names of the settings: the element's own properties, except methods and members of `HTMLElement`. */
type SettingName = {
	[Name in keyof ElementClass]: ElementClass[Name] extends (...values: never[]) => unknown
		? never
		: Name;
}[Exclude<keyof ElementClass, keyof HTMLElement>];

type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
	? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
	: "";

/** The settings by attribute name. */
export type LiberationQuizAttributes = {
	[Name in SettingName as AttributeName<Name>]?: NonNullable<ElementClass[Name]> | undefined;
};

declare global {
	interface HTMLElementTagNameMap {
		"liberation-quiz": LiberationQuizElement;
	}
}
