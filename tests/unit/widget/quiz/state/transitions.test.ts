import fc from "fast-check";
import { expect, it } from "vitest";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS } from "../../../../../shared/quiz/keys.ts";
import { resultOfRole } from "../../../../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../../../../shared/quiz/score.ts";
import {
	initialState,
	type Place,
	type QuizState,
	type ShownResult,
	STAGES,
} from "../../../../../widget/quiz/state/state.ts";
import { type Action, chosenOption } from "../../../../../widget/quiz/state/update.ts";
import {
	ADDRESS,
	answering,
	fillingIn,
	leaningTo,
	play,
	stateAfter,
	weaverAnswers,
} from "./play.ts";

const submit: Action = { type: "email-submitted" };
const settle: Action = { type: "email-settled", delivery: "sent" };
const noticed: Action = { type: "noticed", notice: "copied" };

const healer = resultOfRole("healer");
const question = stateAfter({ type: "start" });
const email = stateAfter(...answering(weaverAnswers));
const filled = play(email, fillingIn).state;
const sending = play(filled, submit).state;
const results = play(sending, settle).state;
const shown = (primary: string, secondary: string | null) => [
	{ name: "role_result_shown", payload: { primary, secondary } },
];

it("starting again opens the first question without answer, address or notice", () => {
	const before = play(results, noticed).state;
	const { state, events } = play(before, { type: "start" });
	expect(state).toEqual({ ...initialState, stage: "quiz", moves: before.moves + 1 });
	expect(events).toEqual([{ name: "quiz_started", payload: {} }]);
});

it("the questions stay where they are after Next without a choice, and say why until an option is chosen", () => {
	const { state, events } = play(question, { type: "next" });
	expect(state).toEqual({ ...question, notice: "unanswered", notices: 1 });
	expect(events).toEqual([]);
	const chosen = play(state, { type: "choose", option: 2 });
	expect(chosen.state).toEqual({ ...question, answers: { q1: 2 }, notices: 1 });
	expect(chosen.events).toEqual([]);
});

it("the questions report each of the fifteen positions in whole percents, then the completion", () => {
	const percents = [7, 13, 20, 27, 33, 40, 47, 53, 60, 67, 73, 80, 87, 93, 100];
	const { state, events } = play(initialState, ...answering(weaverAnswers));
	expect(events.slice(1)).toEqual([
		...percents.map((percent, at) => ({
			name: "quiz_progress",
			payload: { index: at + 1, total: 15, percent },
		})),
		{ name: "quiz_completed", payload: { primary: "weaver", secondary: null } },
	]);
	expect(state).toMatchObject({ stage: "email", index: 14, moves: 16, sending: false });
	expect(state.result).toMatchObject({ primary: "weaver", roleCounts: { weaver: 6 } });
});

it("the questions give the answer back on Previous, and keep the later ones", () => {
	const state = stateAfter(...answering(leaningTo("guide"), 3), { type: "choose", option: 1 });
	const { state: back, events } = play(state, { type: "previous" });
	expect(back).toEqual({ ...state, index: 2, moves: state.moves + 1 });
	expect(chosenOption(back)).toBe(leaningTo("guide").q3);
	expect(events).toEqual([]);
});

it("an answer that is changed at the email stage is scored at once", () => {
	const changes = Object.entries(leaningTo("guide")).map(
		([_, option], index): Action => ({ type: "choose", option, index }),
	);
	expect(play(email, ...changes).state).toMatchObject({
		...email,
		answers: leaningTo("guide"),
		result: { primary: "guide", roleCounts: { guide: 6 } },
	});
});

it("sending stays at the form, and is recorded once however often it is submitted", () => {
	const { state, events } = play(filled, submit, submit);
	expect(state).toEqual({ ...filled, sending: true });
	expect(events).toEqual([{ name: "email_captured", payload: { source: "quiz", role: "weaver" } }]);
});

it("sending waits for an address and consent", () => {
	for (const missing of [{ address: "" }, { consent: false }]) {
		const incomplete = play(filled, { type: "email-edited", change: missing }).state;
		expect(play(incomplete, submit)).toEqual({ state: incomplete, events: [] });
	}
});

it("sending ends at results, keeps the address for the Role Pack's name, and records what is shown", () => {
	const { state, events } = play(sending, settle);
	expect(state).toMatchObject({
		stage: "results",
		sending: false,
		moves: sending.moves + 1,
		email: { address: ADDRESS },
		result: email.result,
	});
	expect(events).toEqual(shown("weaver", null));
});

it.each([
	["no secondary role", healer, shown("healer", null)],
	["no role at all, which is the error", null, []],
])("a link to results with %s shows and records them, and is no move", (_, result, recorded) => {
	const { state, events } = play(initialState, { type: "link-opened", result });
	expect(state).toEqual({ ...initialState, stage: "results", result });
	expect(events).toEqual(recorded);
});

const option = fc.integer({ min: 0, max: 3 });
const anyPlace: fc.Arbitrary<Place> = fc.record({
	stage: fc.constantFrom(...STAGES),
	index: fc.integer({ min: 0, max: 14 }),
});
const anyAnswers = fc.dictionary(fc.constantFrom(...QUESTION_IDS), option);
const anyLink: fc.Arbitrary<ShownResult | null> = fc.option(
	fc.record({
		primary: fc.constantFrom(...ROLE_KEYS),
		secondary: fc.option(fc.constantFrom(...ROLE_KEYS)),
		topPillars: fc.tuple(fc.constantFrom(...PILLAR_KEYS), fc.constantFrom(...PILLAR_KEYS)),
	}),
);
const anyEdit = fc.record(
	{ address: fc.constantFrom("", ADDRESS), consent: fc.boolean() },
	{ requiredKeys: [] },
);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
	fc.constantFrom<Action>(
		{ type: "start" },
		{ type: "next" },
		{ type: "previous" },
		{ type: "email-incomplete", silent: true },
		submit,
		settle,
		{ type: "noticed", notice: "copied" },
		{ type: "noticed", notice: "copyByHand" },
		{ type: "continued" },
		{ type: "printing", printing: true },
		{ type: "printing", printing: false },
	),
	fc.record({ type: fc.constant("choose" as const), option }),
	fc.record({ type: fc.constant("email-edited" as const), change: anyEdit }),
	fc.record({ type: fc.constant("link-opened" as const), result: anyLink }),
	fc.record({ type: fc.constant("visited" as const), place: anyPlace, result: anyLink }),
);

/** Runs of actions as visitors take them: single random actions would hardly ever reach the end of the quiz. */
const anyRun: fc.Arbitrary<Action[]> = fc.oneof(
	fc
		.array(option, { minLength: 15, maxLength: 16 })
		.map((options) =>
			options.flatMap((chosen): Action[] => [{ type: "choose", option: chosen }, { type: "next" }]),
		),
	fc.constantFrom<Action[]>([fillingIn, submit], [fillingIn, submit, settle]),
	fc.array(anyAction, { maxLength: 4 }),
);
/** Answers kept in storage are resumed once, before anything else. */
const anyOpening: fc.Arbitrary<Action> = fc.oneof(
	fc.constant<Action>({ type: "start" }),
	fc.record({
		type: fc.constant("resumed" as const),
		place: anyPlace,
		answers: anyAnswers,
		isAsked: fc.boolean(),
	}),
	anyAction,
);
const anyVisit = fc
	.tuple(anyOpening, fc.array(anyRun, { maxLength: 12 }))
	.map(([opening, runs]) => [opening, ...runs.flat()]);

/** What is true of every state (invariants). */
function expectSound(state: QuizState): void {
	expect(QUESTION_IDS[state.index]).toBeDefined();
	const skipped = QUESTION_IDS.slice(0, state.index).filter((id) => !(id in state.answers));
	if (state.stage === "quiz" || state.stage === "email") expect(skipped).toEqual([]);
	if (state.stage === "email") expect(state.result).toEqual(scoreQuiz(state.answers));
	if (state.result?.roleCounts && state.stage !== "landing" && state.stage !== "quiz") {
		expect(state.result).toEqual(scoreQuiz(state.answers));
	}
	if (state.sending) expect(state.stage).toBe("email");
	if (state.printing) expect(state.stage).toBe("results");
	if (state.notice) expect(["quiz", "email", "results"]).toContain(state.stage);
}

/** What a visitor can still do while the form is sent. */
const LEAVING: readonly Action["type"][] = ["start", "email-settled", "link-opened", "visited"];

it("any visit reaches only valid states, changes nothing while it sends, and reports no address and no answer", () => {
	const stages = new Set<string>();
	const names = new Set<string>();
	fc.assert(
		fc.property(anyVisit, (actions) => {
			let before = initialState;
			for (const action of actions) {
				const { state, events } = play(before, action);
				if (before.sending && !LEAVING.includes(action.type))
					expect(state, action.type).toBe(before);
				stages.add(state.stage);
				expectSound(state);
				for (const { name } of events) names.add(name);
				if (events.length > 0)
					expect(JSON.stringify(events)).not.toMatch(/sam|secret|@|answers|"q\d/);
				before = state;
			}
		}),
		{ numRuns: 100 },
	);
	// The visits reached every stage, so the later ones were tested, too.
	expect(stages).toEqual(new Set(STAGES));
	expect(names.size).toBe(5);
});
