import type { ElementEventName, ElementEvents } from "../../shared/analytics.js";
import type { RoleKey } from "../../shared/quiz/keys.js";
import type { LiberationQuizElement as ElementClass } from "../element.js";
export type QuizRole = RoleKey;
type EventType<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${EventType<Tail>}` : Name;
/** The element's events. They bubble and cross shadow roots; none carries the email address or the answers. */
export type LiberationQuizEventMap = {
    [Name in ElementEventName as EventType<Name>]: CustomEvent<ElementEvents[Name]>;
};
/** `<liberation-quiz>`: each property is mirrored by its attribute. */
export interface LiberationQuizElement extends ElementClass {
    addEventListener<Name extends keyof LiberationQuizEventMap>(type: Name, listener: (this: LiberationQuizElement, event: LiberationQuizEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
    addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (this: LiberationQuizElement, event: HTMLElementEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
/** The settings as properties; each may be left out. */
export interface LiberationQuizSettings {
    partner?: ElementClass["partner"] | undefined;
    siteUrl?: ElementClass["siteUrl"] | undefined;
    endpoint?: ElementClass["endpoint"] | undefined;
    resultRole?: ElementClass["resultRole"] | undefined;
    deepLink?: boolean | null | undefined;
    theme?: ElementClass["theme"] | undefined;
    resume?: ElementClass["resume"] | undefined;
    display?: ElementClass["display"] | undefined;
}
type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}` ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}` : "";
/** The settings by their names in markup, which every version of React and Preact sets. */
export type LiberationQuizAttributes = {
    [Name in keyof LiberationQuizSettings as AttributeName<Name>]?: NonNullable<LiberationQuizSettings[Name]> | undefined;
};
declare global {
    interface HTMLElementTagNameMap {
        "liberation-quiz": LiberationQuizElement;
    }
}
export {};
