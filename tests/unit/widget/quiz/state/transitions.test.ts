import fc from "fast-check";
import { describe, expect, it } from "vitest";
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
import { type Action, canSubmit, chosenOption } from "../../../../../widget/quiz/state/update.ts";
import { ADDRESS, answering, fillingIn, leaningTo, play, stateAfter, tiedAnswers } from "./play.ts";

const submit: Action = { type: "email-submitted" };
const settle: Action = { type: "email-settled", delivery: "sent" };
const noticed: Action = { type: "noticed", notice: "copied" };
const print: Action = { type: "printing", printing: true };

const healer = resultOfRole("healer");
const question = stateAfter({ type: "start" });
const lastQuestion = stateAfter(...answering(tiedAnswers, 14));
const email = stateAfter(...answering(tiedAnswers));
const filled = play(email, fillingIn).state;
const sending = play(filled, submit).state;
const results = play(sending, settle).state;
const linked = stateAfter({ type: "link-opened", result: healer });
const shown = (primary: string, secondary: string | null) => [
	{ name: "role_result_shown", payload: { primary, secondary } },
];

const states: Record<string, QuizState> = {
	"the landing": initialState,
	"a question without a choice": question,
	"the first question, answered": play(question, { type: "choose", option: 1 }).state,
	"the last question without a choice": lastQuestion,
	"the empty form": email,
	"a form without a valid address": play(filled, {
		type: "email-edited",
		change: { address: "" },
	}).state,
	"a form without consent": play(filled, { type: "email-edited", change: { consent: false } })
		.state,
	"the filled form": filled,
	"the form while it is being sent": sending,
	"a question after going back from sending": play(sending, {
		type: "visited",
		place: { stage: "quiz", index: 14 },
		result: null,
	}).state,
	"a visitor's own results": results,
	"linked results": linked,
};

/** Which states each action changes; in all others it does nothing and records nothing. */
const applies: [Action, (state: QuizState) => boolean][] = [
	[
		{ type: "choose", option: 2 },
		({ stage, sending }) => (stage === "quiz" || stage === "email") && !sending,
	],
	[{ type: "next" }, ({ stage }) => stage === "quiz"],
	[{ type: "previous" }, ({ stage, index }) => stage === "quiz" && index > 0],
	[fillingIn, ({ stage, sending }) => stage === "email" && !sending],
	[
		{ type: "email-incomplete", silent: true },
		({ stage, sending }) => stage === "email" && !sending,
	],
	[submit, (state) => state === filled],
	[settle, (state) => state === sending],
	[noticed, ({ stage }) => stage === "results"],
	[print, ({ stage }) => stage === "results"],
];

describe.each(applies)("%j", (action, appliesTo) => {
	it.each(Object.entries(states))("acts only where it applies: %s", (_, state) => {
		const step = play(state, action);
		expect(step.state !== state).toBe(appliesTo(state));
		if (!appliesTo(state)) expect(step.events).toEqual([]);
	});
});

it.each(Object.entries(states))("the form can be submitted only when it is ready: %s", (_, state) =>
	expect(canSubmit(state)).toBe(state === filled),
);

describe("start", () => {
	it.each([
		["from the landing", initialState],
		["from results, whose answers, address and notice are gone", play(results, noticed).state],
	])("opens the first question with nothing chosen, %s", (_, state) => {
		const step = play(state, { type: "start" });
		expect(step.state).toEqual({ ...initialState, stage: "quiz", moves: state.moves + 1 });
		expect(step.events).toEqual([{ name: "quiz_started", payload: {} }]);
	});
});

describe("the questions", () => {
	it("keep a choice for the present question and go nowhere", () => {
		const { state, events } = play(question, { type: "choose", option: 2 });
		expect(state).toEqual({ ...question, answers: { q1: 2 } });
		expect(events).toEqual([]);
	});

	it("stay where they are after Next without a choice, and say why until an option is chosen", () => {
		const { state, events } = play(question, { type: "next" });
		expect(state).toEqual({ ...question, notice: "unanswered", notices: 1 });
		expect(events).toEqual([]);
		expect(play(state, { type: "choose", option: 0 }).state.notice).toBeNull();
	});

	it("report each of the fifteen positions in whole percents, then the completion", () => {
		const percents = [7, 13, 20, 27, 33, 40, 47, 53, 60, 67, 73, 80, 87, 93, 100];
		const { state, events } = play(initialState, ...answering(tiedAnswers));
		expect(events.slice(1)).toEqual([
			...percents.map((percent, at) => ({
				name: "quiz_progress",
				payload: { index: at + 1, total: 15, percent },
			})),
			{ name: "quiz_completed", payload: { primary: "weaver", secondary: "healer" } },
		]);
		expect(state).toMatchObject({ stage: "email", index: 14, moves: 16, sending: false });
		expect(state.result).toMatchObject({ primary: "weaver", secondary: "healer" });
	});

	it("record no secondary role where one role came first alone", () => {
		const { state, events } = play(initialState, ...answering(leaningTo("guide")));
		expect(state.result).toMatchObject({ primary: "guide", roleCounts: { guide: 6 } });
		expect(events.at(-1)?.payload).toEqual({ primary: "guide", secondary: null });
	});

	it("give the answer back on Previous, and keep the later ones", () => {
		const state = stateAfter(...answering(leaningTo("guide"), 3), { type: "choose", option: 1 });
		const { state: back, events } = play(state, { type: "previous" });
		expect(back).toEqual({ ...state, index: 2, moves: state.moves + 1 });
		expect(chosenOption(back)).toBe(leaningTo("guide").q3);
		expect(events).toEqual([]);
	});
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

describe("sending", () => {
	it("stays at the form, and records the form and the role once however often it is submitted", () => {
		const { state, events } = play(filled, submit, submit);
		expect(state).toEqual({ ...filled, sending: true });
		expect(events).toEqual([
			{ name: "email_captured", payload: { source: "quiz", role: "weaver" } },
		]);
	});

	it("ends at results, keeps the address for the Role Pack's name, and records what is shown", () => {
		const { state, events } = play(sending, settle);
		expect(state).toMatchObject({
			stage: "results",
			sending: false,
			moves: sending.moves + 1,
			email: { address: ADDRESS },
			result: email.result,
		});
		expect(events).toEqual(shown("weaver", "healer"));
	});
});

describe("results opened from a link", () => {
	it.each([
		["no secondary role", healer, shown("healer", null)],
		["a secondary role", { ...healer, secondary: "guide" as const }, shown("healer", "guide")],
		["no role at all, which is the error", null, []],
	])("with %s show and are recorded, and count as no move", (_, result, recorded) => {
		const { state, events } = play(initialState, { type: "link-opened", result });
		expect(state).toEqual({ ...initialState, stage: "results", result });
		expect(events).toEqual(recorded);
	});

	it("put an unfinished quiz aside, and keep the number of moves", () => {
		const halfway = stateAfter(...answering(tiedAnswers, 7));
		const { state } = play(halfway, { type: "link-opened", result: healer });
		expect(state).toEqual({ ...linked, moves: 8 });
	});
});

it("a notice at results is counted, and is no move", () => {
	expect(play(linked, noticed)).toEqual({
		state: { ...linked, notice: "copied", notices: 1 },
		events: [],
	});
});

it("printing at results begins and ends, and changes nothing else", () => {
	const printing = play(linked, print);
	expect(printing).toEqual({ state: { ...linked, printing: true }, events: [] });
	expect(play(printing.state, { type: "printing", printing: false }).state).toEqual(linked);
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
const sendingIt: Action[] = [fillingIn, { type: "email-submitted" }];
const settled: Action = { type: "email-settled", delivery: "sent" };
const anyAction: fc.Arbitrary<Action> = fc.oneof(
	fc.constantFrom<Action>(
		{ type: "start" },
		{ type: "next" },
		{ type: "previous" },
		{ type: "email-submitted" },
		settled,
		{ type: "noticed", notice: "copied" },
		{ type: "noticed", notice: "copyByHand" },
		{ type: "printing", printing: true },
		{ type: "printing", printing: false },
	),
	fc.record({ type: fc.constant("choose" as const), option }),
	fc.record({ type: fc.constant("email-edited" as const), change: anyEdit }),
	fc.record({ type: fc.constant("link-opened" as const), result: anyLink }),
	fc.record({ type: fc.constant("visited" as const), place: anyPlace, result: anyLink }),
);

/** What visitors really do comes in runs, and single random actions would hardly ever reach the end of the quiz. */
const anyRun: fc.Arbitrary<Action[]> = fc.oneof(
	fc
		.array(option, { minLength: 15, maxLength: 16 })
		.map((options) =>
			options.flatMap((chosen): Action[] => [{ type: "choose", option: chosen }, { type: "next" }]),
		),
	fc.constantFrom(sendingIt, [...sendingIt, settled]),
	fc.array(anyAction, { maxLength: 4 }),
);
/** Answers kept in storage are resumed once, before anything else. */
const anyOpening: fc.Arbitrary<Action> = fc.oneof(
	fc.constant<Action>({ type: "start" }),
	fc.record({ type: fc.constant("resumed" as const), place: anyPlace, answers: anyAnswers }),
	anyAction,
);
const anyVisit = fc
	.tuple(anyOpening, fc.array(anyRun, { maxLength: 12 }))
	.map(([opening, runs]) => [opening, ...runs.flat()]);

/** What every state keeps to, however it was reached. */
function expectSound(state: QuizState): void {
	expect(QUESTION_IDS[state.index]).toBeDefined();
	if (state.stage === "email") expect(state.result).toEqual(scoreQuiz(state.answers));
	if (state.result?.roleCounts && state.stage !== "landing" && state.stage !== "quiz") {
		expect(state.result).toEqual(scoreQuiz(state.answers));
	}
	if (state.sending) expect(state.stage).toBe("email");
	if (state.printing) expect(state.stage).toBe("results");
	if (state.notice) expect(["quiz", "results"]).toContain(state.stage);
}

it("keeps to its rules on any visit, and lets neither address nor answers into any event", () => {
	const stages = new Set<string>();
	const names = new Set<string>();
	fc.assert(
		fc.property(anyVisit, (actions) => {
			let before = initialState;
			for (const action of actions) {
				const { state, events } = play(before, action);
				stages.add(state.stage);
				expectSound(state);
				for (const { name } of events) names.add(name);
				expect(JSON.stringify(events)).not.toMatch(/sam|secret|@|answers|"q\d/);
				before = state;
			}
		}),
		{ numRuns: 200 },
	);
	// Otherwise the visits would have said nothing about the later stages.
	expect(stages).toEqual(new Set(STAGES));
	expect(names.size).toBe(5);
});
