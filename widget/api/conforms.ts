import type { ElementEventName, ElementEvents } from "../../shared/analytics.ts";
import type { LiberationCircleElement as CircleClass } from "../circle/element.tsx";
import type { CIRCLE_PROPERTIES } from "../circle/settings.ts";
import type { LiberationQuizElement as QuizClass } from "../quiz/element.ts";
import type { QUIZ_PROPERTIES } from "../quiz/settings.ts";
import type {
	LiberationCircleSettings,
	LiberationQuizElement,
	LiberationQuizEventMap,
	LiberationQuizSettings,
} from "./liberation-quiz.d.ts";

/* Holds the published types to the source, at the check of types: nothing here runs. */

type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;

type EventType<Name extends string> = Name extends `${infer Head}_${infer Tail}`
	? `${Head}-${EventType<Tail>}`
	: Name;

type Dispatched = {
	[Name in ElementEventName as EventType<Name>]: CustomEvent<ElementEvents[Name]>;
};

type Method = "start" | "reset" | "showResult";

/** Each entry has type `never`, which refuses `true`, if the published type differs from the source's. */
export const CONFORMS: readonly [
	Same<LiberationQuizEventMap, Dispatched>,
	Same<LiberationQuizSettings, Pick<QuizClass, (typeof QUIZ_PROPERTIES)[number]>>,
	Same<LiberationCircleSettings, Pick<CircleClass, (typeof CIRCLE_PROPERTIES)[number]>>,
	Same<Pick<LiberationQuizElement, Method>, Pick<QuizClass, Method>>,
	Same<
		Method,
		keyof Omit<QuizClass, keyof HTMLElement | "quizChanged" | keyof LiberationQuizSettings>
	>,
] = [true, true, true, true, true];
