import { describe, expect, it } from "vitest";
import { initialState } from "../../../../widget/state/state.ts";
import { chosenOption } from "../../../../widget/state/update.ts";
import { answering, fillingIn, leaningTo, play, stateAfter, tiedAnswers } from "./play.ts";

describe("start", () => {
	it("opens the first question with nothing chosen, and records it", () => {
		const { state, events } = play(initialState, { type: "start" });
		expect(state).toEqual({ ...initialState, stage: "quiz", index: 0, moves: 1 });
		expect(chosenOption(state)).toBeUndefined();
		expect(events).toEqual([{ name: "quiz_started", payload: {} }]);
	});

	it("begins anew from results: answers, result, address and notice are gone", () => {
		const results = stateAfter(
			...answering(tiedAnswers),
			fillingIn,
			{ type: "email-submitted" },
			{ type: "email-settled", delivery: "sent" },
			{ type: "noticed", notice: "copied" },
		);
		const { state, events } = play(results, { type: "start" });
		expect(state).toEqual({ ...initialState, stage: "quiz", moves: results.moves + 1 });
		expect(events).toEqual([{ name: "quiz_started", payload: {} }]);
	});
});

describe("choosing", () => {
	it("keeps the choice for the present question and goes nowhere", () => {
		const { state, events } = play(stateAfter({ type: "start" }), { type: "choose", option: 2 });
		expect(state).toMatchObject({ stage: "quiz", index: 0, answers: { q1: 2 }, moves: 1 });
		expect(chosenOption(state)).toBe(2);
		expect(events).toEqual([]);
	});

	it.each([
		["landing", initialState],
		["email", stateAfter(...answering(tiedAnswers))],
		["results", stateAfter({ type: "link-opened", result: null })],
	])("does nothing at the stage %s", (_, state) => {
		const step = play(state, { type: "choose", option: 1 });
		expect(step.state).toBe(state);
		expect(step.events).toEqual([]);
	});
});

describe("Next", () => {
	it("does nothing without a choice", () => {
		const state = stateAfter({ type: "start" });
		const step = play(state, { type: "next" });
		expect(step.state).toBe(state);
		expect(step.events).toEqual([]);
	});

	it("reports each of the fifteen positions in whole percents", () => {
		const { events } = play(initialState, ...answering(tiedAnswers));
		const progress = events.filter(({ name }) => name === "quiz_progress");
		expect(progress.map(({ payload }) => payload)).toEqual(
			[7, 13, 20, 27, 33, 40, 47, 53, 60, 67, 73, 80, 87, 93, 100].map((percent, position) => ({
				index: position + 1,
				total: 15,
				percent,
			})),
		);
	});

	it.each([
		["landing", initialState],
		["email", stateAfter(...answering(tiedAnswers))],
		[
			"results",
			stateAfter(
				...answering(tiedAnswers),
				fillingIn,
				{ type: "email-submitted" },
				{ type: "email-settled", delivery: "sent" },
			),
		],
	])("does nothing at the stage %s", (_, state) => {
		const step = play(state, { type: "next" });
		expect(step.state).toBe(state);
		expect(step.events).toEqual([]);
	});
});

describe("Next on the last question", () => {
	const last = stateAfter(...answering(tiedAnswers, 14));

	it("does nothing without a choice", () => {
		expect(last.index).toBe(14);
		expect(play(last, { type: "next" })).toEqual({ state: last, events: [] });
	});

	it("hands the result over to the email stage, and records full progress and completion", () => {
		const { state, events } = play(last, { type: "choose", option: 0 }, { type: "next" });
		expect(state).toMatchObject({
			stage: "email",
			index: 14,
			moves: last.moves + 1,
			sending: false,
		});
		expect(state.result).toMatchObject({ primary: "weaver", secondary: "healer" });
		expect(events).toEqual([
			{ name: "quiz_progress", payload: { index: 15, total: 15, percent: 100 } },
			{ name: "quiz_completed", payload: { primary: "weaver", secondary: "healer" } },
		]);
	});

	it("records no secondary role where one role came first alone", () => {
		const { state, events } = play(initialState, ...answering(leaningTo("guide")));
		expect(state.result).toMatchObject({
			primary: "guide",
			secondary: null,
			roleCounts: { guide: 6 },
		});
		expect(events.at(-1)).toEqual({
			name: "quiz_completed",
			payload: { primary: "guide", secondary: null },
		});
	});
});

describe("Previous", () => {
	it("returns to the prior question and its answer, and keeps the later ones", () => {
		const state = stateAfter(...answering(leaningTo("guide"), 3), { type: "choose", option: 1 });
		const { state: back, events } = play(state, { type: "previous" });
		expect(back).toMatchObject({ stage: "quiz", index: 2, moves: state.moves + 1 });
		expect(chosenOption(back)).toBe(leaningTo("guide").q3);
		expect(back.answers).toEqual(state.answers);
		expect(events).toEqual([]);
	});

	it.each([
		["on the first question", stateAfter({ type: "start" }, { type: "choose", option: 1 })],
		["at the landing", initialState],
		["at the email stage", stateAfter(...answering(tiedAnswers))],
		["at results", stateAfter({ type: "link-opened", result: null })],
	])("does nothing %s", (_, state) => {
		const step = play(state, { type: "previous" });
		expect(step.state).toBe(state);
		expect(step.events).toEqual([]);
	});
});
