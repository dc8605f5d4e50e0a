import type { AnalyticsEvent } from "../../../../../shared/analytics.ts";
import { questions } from "../../../../../shared/quiz/catalogue.ts";
import { QUESTION_IDS, type RoleKey } from "../../../../../shared/quiz/keys.ts";
import type { Answers } from "../../../../../shared/quiz/score.ts";
import { initialState, type QuizState } from "../../../../../widget/quiz/state/state.ts";
import { type Action, update } from "../../../../../widget/quiz/state/update.ts";

export const ADDRESS = "sam.secret@example.org";

/** Freezes a value and all that it holds, so that a rule that writes to what it was given throws. */
function frozen<Value>(value: Value): Value {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const part of Object.values(value)) frozen(part);
	}
	return value;
}

export interface Played {
	state: QuizState;
	/** The events of all actions, in order. */
	events: AnalyticsEvent[];
}

/** Plays the actions one after the other; neither a state nor an action may be written to. */
export function play(from: QuizState, ...actions: readonly Action[]): Played {
	let state = frozen(from);
	const events: AnalyticsEvent[] = [];
	for (const action of actions) {
		const step = update(state, frozen(action));
		state = frozen(step.state);
		events.push(...step.events);
	}
	return { state, events };
}

/** The state after these actions of a visitor who has just arrived. */
export function stateAfter(...actions: readonly Action[]): QuizState {
	return play(initialState, ...actions).state;
}

/** Starts, and answers that many questions from the first on. */
export function answering(answers: Answers, count: number = QUESTION_IDS.length): Action[] {
	return [
		{ type: "start" },
		...QUESTION_IDS.slice(0, count).flatMap((id): Action[] => [
			{ type: "choose", option: answers[id] ?? 0 },
			{ type: "next" },
		]),
	];
}

/** The role wherever it is offered, the first option elsewhere: it comes first alone. */
export function leaningTo(role: RoleKey): Answers {
	return Object.fromEntries(
		questions.map(({ id, options }) => [
			id,
			Math.max(
				0,
				options.findIndex((option) => option.role === role),
			),
		]),
	);
}

/** The weaver comes first alone, so that the rules for ties don't matter to tests that use it. */
export const weaverAnswers = leaningTo("weaver");

/** The first option of each question but one: the weaver leads, tied with the healer. */
export const tiedAnswers: Answers = Object.fromEntries(
	QUESTION_IDS.map((id) => [id, id === "q11" ? 2 : 0]),
);

/** The action that fills in the form. */
export const fillingIn: Action = {
	type: "email-edited",
	change: { address: ADDRESS, consent: true },
};
