import { describe, expect, it } from "vitest";
import { resultOfRole } from "../../../../shared/quiz/result-link.ts";
import { initialState } from "../../../../widget/state/state.ts";
import { answering, fillingIn, play, stateAfter, tiedAnswers } from "./play.ts";

const healer = resultOfRole("healer");

describe("results opened from a link", () => {
	it("show, without counts, and are recorded; no move of the visitor's led there", () => {
		const { state, events } = play(initialState, { type: "link-opened", result: healer });
		expect(state).toEqual({ ...initialState, stage: "results", result: healer });
		expect(events).toEqual([
			{ name: "role_result_shown", payload: { primary: "healer", secondary: null } },
		]);
	});

	it("record a secondary role where the link names one", () => {
		const { events } = play(initialState, {
			type: "link-opened",
			result: { ...healer, secondary: "guide" },
		});
		expect(events).toEqual([
			{ name: "role_result_shown", payload: { primary: "healer", secondary: "guide" } },
		]);
	});

	it("are an error that records nothing where the link names no role that exists", () => {
		const { state, events } = play(initialState, { type: "link-opened", result: null });
		expect(state).toEqual({ ...initialState, stage: "results" });
		expect(events).toEqual([]);
	});

	it("put an unfinished quiz aside, and keep the number of moves", () => {
		const halfway = stateAfter(...answering(tiedAnswers, 7));
		const { state } = play(halfway, { type: "link-opened", result: healer });
		expect(state).toEqual({ ...initialState, stage: "results", result: healer, moves: 8 });
	});
});

describe("at results", () => {
	const shown = stateAfter({ type: "link-opened", result: healer });

	it("a notice stands, and no move is counted", () => {
		const { state, events } = play(shown, { type: "noticed", notice: "copy-by-hand" });
		expect(state).toEqual({ ...shown, notice: "copy-by-hand", notices: 1 });
		expect(events).toEqual([]);
	});

	it("printing from the page begins and ends, and nothing else changes", () => {
		const { state: printing, events } = play(shown, { type: "printing", printing: true });
		expect(printing).toEqual({ ...shown, printing: true });
		expect(events).toEqual([]);
		expect(play(printing, { type: "printing", printing: false }).state).toEqual(shown);
	});
});

describe.each([
	["landing", initialState],
	["quiz", stateAfter({ type: "start" })],
	["email", stateAfter(...answering(tiedAnswers), fillingIn)],
])("what comes late, once the visitor is at the stage %s", (_, state) => {
	it("shows no notice there: the clipboard may take its time", () => {
		expect(play(state, { type: "noticed", notice: "copied" }).state).toBe(state);
	});

	it("prints nothing there", () => {
		expect(play(state, { type: "printing", printing: true }).state).toBe(state);
	});
});
