import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { attributeName } from "../settings.ts";
import { eventName, listenerName } from "./names.ts";
import { attributes, events, methods } from "./table.ts";

const GENERATED = "// Written by `npm run api` from widget/api/table.ts.\n";

/** `liberation-quiz.d.ts`: the element, its events and its place in HTMLElementTagNameMap. */
export function elementDeclarations(): string {
	const roles = ROLE_KEYS.map((role) => `\t| "${role}"`).join("\n");
	const properties = Object.entries(attributes).map(([name, { type, meaning, fallback }]) =>
		member(`${meaning}. Default: ${fallback}.`, `${name}: ${type};`),
	);
	const calls = Object.entries(methods).map(([name, { parameters, meaning }]) =>
		member(`${meaning}.`, `${name}(${parameters}): void;`),
	);
	const heard = Object.entries(events).map(([name, { detail, meaning }]) =>
		member(`${meaning}.`, `"${eventName(name)}": CustomEvent<${detail}>;`),
	);
	return `${GENERATED}
export type QuizRole =
${roles};

/** They bubble and cross shadow roots; none carries the email address or the answers. */
export interface LiberationQuizEventMap {
${heard.join("\n")}
}

/** \`<liberation-quiz>\`: each property is mirrored by its attribute. */
export interface LiberationQuizElement extends HTMLElement {
${[...properties, ...calls].join("\n")}
	addEventListener<Name extends keyof LiberationQuizEventMap>(
		type: Name,
		listener: (this: LiberationQuizElement, event: LiberationQuizEventMap[Name]) => unknown,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener<Name extends keyof HTMLElementEventMap>(
		type: Name,
		listener: (this: LiberationQuizElement, event: HTMLElementEventMap[Name]) => unknown,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void;
}

declare global {
	interface HTMLElementTagNameMap {
		"liberation-quiz": LiberationQuizElement;
	}
}
`;
}

/**
 * `react.d.ts`: the element in JSX, for React 18.2.6 and later, whose types let a module add to theirs, and the
 * component of the npm package.
 */
export function reactDeclarations(): string {
	const settings = Object.entries(attributes).map(([name, { type, meaning }]) =>
		member(`${meaning}.`, `${name}?: ${type.replace(" | null", "")} | null | undefined;`),
	);
	const listeners = Object.entries(events).map(([name, { meaning }]) =>
		member(
			`${meaning}.`,
			`${listenerName(name)}?: ((event: LiberationQuizEventMap["${eventName(name)}"]) => void) | undefined;`,
		),
	);
	return `${GENERATED}
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type { LiberationQuizElement, LiberationQuizEventMap, QuizRole } from "./liberation-quiz.js";

export interface LiberationQuizProps extends HTMLAttributes<LiberationQuizElement> {
${[...settings, ...listeners].join("\n")}
}

/** The quiz as a component; its children are the link that is shown until the element is there. */
export declare const LiberationQuiz: ForwardRefExoticComponent<
	LiberationQuizProps & RefAttributes<LiberationQuizElement>
>;

${jsxAttributes()}

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"liberation-quiz": DetailedHTMLProps<HTMLAttributes<LiberationQuizElement>, LiberationQuizElement> &
				LiberationQuizAttributes;
		}
	}
}
`;
}

/** `preact.d.ts`: the element in JSX, for Preact, where events have listeners of their own names. */
export function preactDeclarations(): string {
	const listeners = Object.keys(events).map(
		(name) =>
			`\t"on${eventName(name)}"?: (event: LiberationQuizEventMap["${eventName(name)}"]) => void;`,
	);
	return `${GENERATED}
import type { ClassAttributes, HTMLAttributes } from "preact";
import type { LiberationQuizElement, LiberationQuizEventMap, QuizRole } from "./liberation-quiz.js";

${jsxAttributes()}

export interface LiberationQuizListeners {
${listeners.join("\n")}
}

declare module "preact" {
	namespace JSX {
		interface IntrinsicElements {
			"liberation-quiz": HTMLAttributes<LiberationQuizElement> &
				ClassAttributes<LiberationQuizElement> &
				LiberationQuizAttributes &
				LiberationQuizListeners;
		}
	}
}
`;
}

/** By their names in markup, which every version of both libraries sets. */
function jsxAttributes(): string {
	const lines = Object.entries(attributes).map(([name, { type, meaning }]) => {
		const value = type.replace(" | null", " | undefined").replace("boolean", "boolean | undefined");
		return member(`${meaning}.`, `"${attributeName(name)}"?: ${value};`);
	});
	return `export interface LiberationQuizAttributes {\n${lines.join("\n")}\n}`;
}

function member(comment: string, line: string): string {
	return `\t/** ${comment[0]?.toUpperCase()}${comment.slice(1)} */\n\t${line}`;
}
