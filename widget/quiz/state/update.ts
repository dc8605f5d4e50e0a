import type { QuizEvent } from "../../../shared/analytics.ts";
import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import { type Answers, scoreQuiz } from "../../../shared/quiz/score.ts";
import {
	type EmailForm,
	initialState,
	type Notice,
	type Place,
	type QuizState,
	type ResultsMailStatus,
	type ShownResult,
} from "./state.ts";

export type Action =
	/** `early` is the state of the prerendered first question, whose answer and focus are kept. */
	| { type: "start"; early?: QuizState | undefined }
	| { type: "reset" }
	/** By default, `index` is the current question. */
	| { type: "choose"; option: number; index?: number }
	| { type: "next" }
	| { type: "previous" }
	| { type: "email-edited"; change: Partial<EmailForm> }
	/** Address or consent is missing, or the address has a typo; `silent` if the invalid field receives the focus, so that no notice is needed. */
	| { type: "email-incomplete"; silent: boolean }
	| { type: "email-submitted" }
	/** The visitor wants to send the results to another address. */
	| { type: "email-changed" }
	/** An email stored by an earlier page view is sent again. */
	| { type: "email-kept" }
	/** `isAnimated` tells whether an animation may reveal the results. */
	| { type: "email-settled"; delivery: ResultsMailStatus; isAnimated?: boolean | undefined }
	/** The animation that reveals the results has ended. */
	| { type: "revealed" }
	/** What quiz, circle and forms had stored was deleted. */
	| { type: "forgotten" }
	/** `answers` are the visitor's stored answers, if any. */
	| { type: "link-opened"; result: ShownResult | null; answers?: Answers | undefined }
	/** `isAsked` stays on the landing, which asks the visitor whether to go on. */
	| { type: "resumed"; place: Place; answers: Answers; isAsked?: boolean }
	/** The visitor goes on where they were. */
	| { type: "continued" }
	/** The visitor used Back or Forward; `result` is the result in the URL. */
	| { type: "visited"; place: Place; result: ShownResult | null; answers?: Answers | undefined }
	/** `notice: null` removes the notice. */
	| { type: "noticed"; notice: Notice | null }
	| { type: "printing"; printing: boolean };

/** The next state, and the analytics events to record. */
export interface Step {
	state: QuizState;
	events: readonly QuizEvent[];
}

const TOTAL = QUESTION_IDS.length;

export function chosenOption(state: QuizState): number | undefined {
	const id = QUESTION_IDS[state.index];
	return id && state.answers[id];
}

/** Whether the email form is valid and not being submitted. */
export function canSubmit({ stage, email, sending }: QuizState): boolean {
	return stage === "email" && email.address !== "" && email.consent && !sending;
}

/** The reducer of the quiz's state. An action that doesn't apply to the current stage changes nothing. */
export function update(state: QuizState, action: Action): Step {
	switch (action.type) {
		case "start":
			return {
				state: action.early ?? { ...initialState, stage: "quiz", moves: state.moves + 1 },
				events: [{ name: "quiz_started", payload: {} }],
			};
		case "reset":
			return still(initialState);
		case "choose":
			return still(choose(state, action.option, action.index));
		case "next":
			return next(state);
		case "previous":
			if (state.stage !== "quiz" || state.index === 0) return still(state);
			return still(moved(state, { stage: "quiz", index: state.index - 1 }));
		case "email-edited":
			return still(edited(state, action.change));
		case "email-incomplete":
			return still(incomplete(state, action.silent));
		case "email-submitted":
			if (!canSubmit(state) || !state.result) return still(state);
			return {
				state: { ...state, sending: true, notice: null },
				events: [
					{ name: "email_captured", payload: { source: "quiz", role: state.result.primary } },
				],
			};
		case "email-kept":
			return still({ ...state, delivery: "restored" });
		case "email-changed":
			if (!state.result?.roleCounts) return still(state);
			return still({
				...moved(state, { stage: "email", index: TOTAL - 1 }),
				email: { ...state.email, attempted: false, replaced: state.email.address },
			});
		case "email-settled":
			return settle(state, action.delivery, action.isAnimated);
		case "revealed":
			return stillAtResults(state, { reveal: "ended" });
		case "forgotten":
			return still(forgotten(state));
		case "link-opened":
			return shown(opened(state, action));
		case "resumed": {
			const { answers, place, isAsked } = action;
			const arrived = arrive({ ...state, answers }, place, null);
			return still(isAsked ? { ...arrived, stage: "landing" } : arrived);
		}
		case "continued":
			return still(moved(state, { stage: "quiz", index: state.index }));
		case "visited":
			return visit(action.answers ? { ...state, answers: action.answers } : state, action);
		case "noticed":
			return stillAtResults(state, noticed(state, action.notice));
		case "printing":
			return stillAtResults(state, { printing: action.printing });
	}
}

function still(state: QuizState): Step {
	return { state, events: [] };
}

/** The state after the stored data was deleted. The heading gets the focus, because the clicked button disappears. */
function forgotten(state: QuizState): QuizState {
	const delivery = isWaiting(state) ? "waitingHere" : state.delivery;
	const answers = state.stage === "landing" ? {} : state.answers;
	return { ...noticed(state, "forgotten"), answers, delivery, moves: state.moves + 1 };
}

/** Shows the result in a URL. It counts as the visitor's own if the stored answers give the same result. */
function opened(
	{ moves }: QuizState,
	{ result, answers = {} }: { result: ShownResult | null; answers?: Answers | undefined },
): QuizState {
	const own = result && ownResult(answers);
	const isOwn = own && sameResult(own, result);
	return {
		...initialState,
		moves,
		stage: "results",
		...(isOwn ? { index: TOTAL - 1, answers, result: own } : { result }),
	};
}

/** The result of the answers; null if any answer is missing. */
function ownResult(answers: Answers): ShownResult | null {
	return QUESTION_IDS.every((id) => answers[id] !== undefined) ? scoreQuiz(answers) : null;
}

/** Whether the status can change without the visitor. */
function isWaiting({ delivery }: QuizState): boolean {
	return delivery === "waiting" || delivery === "waitingHere" || delivery === "restored";
}

/**
 * Shows the results after the first attempt to send. Later attempts update the status of a waiting mail. A mail of an
 * earlier page view may be another person's, so its outcome isn't this person's.
 */
function settle(state: QuizState, delivery: ResultsMailStatus, isAnimated = false): Step {
	if (!state.sending) {
		if (!isWaiting(state)) return still(state);
		if (state.delivery !== "restored") return still({ ...state, delivery });
		return still({ ...state, delivery: delivery.startsWith("waiting") ? "restored" : null });
	}
	const results = moved(state, { stage: "results", index: TOTAL - 1 });
	// Whoever changed the address knows the role already.
	const reveal = isAnimated && !state.email.replaced ? "running" : null;
	return shown({ ...results, sending: false, delivery, reveal });
}

function incomplete(state: QuizState, silent: boolean): QuizState {
	const next = edited(state, { attempted: true, asked: state.email.address });
	if (silent || next === state) return next;
	const { address, consent, fault } = state.email;
	return noticed(next, (!address && fault) || (consent ? "meant" : "disagreed"));
}

function edited(state: QuizState, change: Partial<EmailForm>): QuizState {
	if (state.stage !== "email" || state.sending) return state;
	return { ...state, notice: null, email: { ...state.email, ...change } };
}

/** Applies a change only while the results are still shown: copying and printing are asynchronous. */
function stillAtResults(state: QuizState, change: Partial<QuizState>): Step {
	return still(state.stage === "results" ? { ...state, ...change } : state);
}

function noticed(state: QuizState, notice: Notice | null): QuizState {
	return { ...state, notice, notices: state.notices + Number(notice !== null) };
}

function moved(state: QuizState, place: Place): QuizState {
	return { ...state, ...place, notice: null, reveal: null, moves: state.moves + 1 };
}

/** Sets an answer. Answers can also be changed at the email stage, until the submission. */
function choose(state: QuizState, option: number, index = state.index): QuizState {
	const id = QUESTION_IDS[index];
	const isEmail = state.stage === "email";
	if (!id || state.sending || !(isEmail || state.stage === "quiz")) return state;
	const answers = { ...state.answers, [id]: option };
	return { ...state, answers, notice: null, result: isEmail ? scoreQuiz(answers) : state.result };
}

function next(state: QuizState): Step {
	if (state.stage !== "quiz") return still(state);
	if (chosenOption(state) === undefined) return still(noticed(state, "unanswered"));
	const position = state.index + 1;
	const progress: QuizEvent = {
		name: "quiz_progress",
		payload: { index: position, total: TOTAL, percent: Math.round((position / TOTAL) * 100) },
	};
	if (position < TOTAL) {
		return { state: moved(state, { stage: "quiz", index: position }), events: [progress] };
	}
	const result = scoreQuiz(state.answers);
	const completed: QuizEvent = {
		name: "quiz_completed",
		payload: { primary: result.primary, secondary: result.secondary },
	};
	return {
		state: { ...moved(state, { stage: "email", index: state.index }), result },
		// Whoever comes back from the email step has completed the quiz before.
		events: state.result ? [progress] : [progress, completed],
	};
}

/** Records the event `role_result_shown`, unless there is no result and an error message shows instead. */
function shown(state: QuizState): Step {
	if (!state.result) return still(state);
	const { primary, secondary } = state.result;
	return { state, events: [{ name: "role_result_shown", payload: { primary, secondary } }] };
}

function visit(
	state: QuizState,
	{ place, result }: { place: Place; result: ShownResult | null },
): Step {
	const { stage, index } = state;
	const left = moved({ ...state, sending: false, printing: false }, { stage, index });
	const arrived = arrive(left, place, result);
	return arrived.stage === "results" && state.stage !== "results" ? shown(arrived) : still(arrived);
}

/** Moves to a position in the quiz, or to the furthest position that the answers allow. */
function arrive(state: QuizState, place: Place, shared: ShownResult | null): QuizState {
	const unanswered = QUESTION_IDS.findIndex((id) => state.answers[id] === undefined);
	const own = ownResult(state.answers);
	const furthest = own ? TOTAL - 1 : unanswered;
	switch (place.stage) {
		case "landing":
			return { ...state, stage: "landing" };
		case "quiz":
			return { ...state, stage: "quiz", index: Math.min(place.index, furthest) };
		case "email":
			return { ...state, stage: own ? "email" : "quiz", index: furthest, result: own };
		case "results":
			// The visitor's own result is preferred, because it has counts, unlike the equal result in the URL.
			return {
				...state,
				stage: "results",
				result: own && (!shared || sameResult(own, shared)) ? own : shared,
			};
	}
}

function sameResult(a: ShownResult, b: ShownResult): boolean {
	return (
		a.primary === b.primary &&
		a.secondary === b.secondary &&
		`${a.topPillars}` === `${b.topPillars}`
	);
}
