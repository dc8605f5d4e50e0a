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
/** The properties of the element that are settings: what HTML elements don't have, and methods aside. */
type SettingName = {
    [Name in keyof ElementClass]: ElementClass[Name] extends (...values: never[]) => unknown ? never : Name;
}[Exclude<keyof ElementClass, keyof HTMLElement>];
type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}` ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}` : "";
/** The settings by their names in markup; each may be left out. */
export type LiberationQuizAttributes = {
    [Name in SettingName as AttributeName<Name>]?: NonNullable<ElementClass[Name]> | undefined;
};
declare global {
    interface HTMLElementTagNameMap {
        "liberation-quiz": LiberationQuizElement;
    }
}
export {};
