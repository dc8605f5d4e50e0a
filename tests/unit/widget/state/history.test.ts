import { describe, expect, it } from "vitest";
import { resultOfRole } from "../../../../shared/quiz/result-link.ts";
import {
	initialState,
	type Place,
	type QuizState,
	type ShownResult,
	samePlace,
} from "../../../../widget/state/state.ts";
import { answering, fillingIn, frozen, leaningTo, play, stateAfter, tiedAnswers } from "./play.ts";

const fresh = initialState;
const halfway = stateAfter(...answering(tiedAnswers, 5));
const finished = stateAfter(...answering(tiedAnswers));
const linked = resultOfRole("healer");

function visit(state: QuizState, place: Place, link: ShownResult | null = null) {
	return play(state, { type: "visited", place, linked: link });
}

describe("Back and Forward lead to", () => {
	it.each<[string, QuizState, Place, Partial<QuizState>]>([
		["the landing", halfway, { stage: "landing", index: 0 }, { stage: "landing", index: 0 }],
		["an answered question", halfway, { stage: "quiz", index: 2 }, { stage: "quiz", index: 2 }],
		[
			"the first unanswered question",
			halfway,
			{ stage: "quiz", index: 5 },
			{ stage: "quiz", index: 5 },
		],
		[
			"any question once all are answered",
			finished,
			{ stage: "quiz", index: 14 },
			{ stage: "quiz", index: 14 },
		],
		[
			"the email stage once all are answered",
			finished,
			{ stage: "email", index: 14 },
			{ stage: "email", index: 14 },
		],
	])("%s", (_, state, place, expected) => {
		const { state: arrived, events } = visit(state, place);
		expect(arrived).toMatchObject({ ...expected, answers: state.answers, moves: state.moves + 1 });
		expect(events).toEqual([]);
	});

	it.each<[string, QuizState, Place, Place]>([
		["a question too far", halfway, { stage: "quiz", index: 9 }, { stage: "quiz", index: 5 }],
		[
			"a question, with no answer at all",
			fresh,
			{ stage: "quiz", index: 3 },
			{ stage: "quiz", index: 0 },
		],
		["the email stage", halfway, { stage: "email", index: 14 }, { stage: "quiz", index: 5 }],
		[
			"the email stage, with no answer at all",
			fresh,
			{ stage: "email", index: 14 },
			{ stage: "quiz", index: 0 },
		],
	])("the nearest place that the answers support, instead of %s", (_, state, place, nearest) => {
		const { state: arrived, events } = visit(state, place);
		expect(arrived).toMatchObject({ ...nearest, moves: state.moves + 1 });
		expect(events).toEqual([]);
	});

	it("the first gap, where an answer in the middle is missing", () => {
		const { q4: _, ...gapped } = tiedAnswers;
		const { state } = visit({ ...halfway, answers: gapped }, { stage: "email", index: 14 });
		expect(state).toMatchObject({ stage: "quiz", index: 3, result: null });
	});

	it("the email stage with the result of answers that changed since", () => {
		const changed = { ...finished, answers: leaningTo("guide") };
		const { state } = visit(changed, { stage: "email", index: 14 });
		expect(state.result).toMatchObject({ primary: "guide", secondary: null });
	});
});

describe("Back and Forward to results", () => {
	const results: Place = { stage: "results", index: 14 };

	it("show the visitor's own, with counts, where the address names none", () => {
		const { state, events } = visit(finished, results);
		expect(state).toMatchObject({
			stage: "results",
			result: { primary: "weaver", roleCounts: { weaver: 2 } },
		});
		expect(events).toEqual([
			{ name: "role_result_shown", payload: { primary: "weaver", secondary: "healer" } },
		]);
	});

	it("show the visitor's own, with counts, where the address names the same", () => {
		const same: ShownResult = {
			primary: "weaver",
			secondary: "healer",
			topPillars: ["im_the_only_one", "individualism"],
		};
		expect(visit(finished, results, same).state.result).toMatchObject({
			roleCounts: { weaver: 2 },
		});
	});

	it.each<[string, ShownResult]>([
		[
			"role",
			{ primary: "guide", secondary: "healer", topPillars: ["im_the_only_one", "individualism"] },
		],
		[
			"secondary role",
			{ primary: "weaver", secondary: null, topPillars: ["im_the_only_one", "individualism"] },
		],
		[
			"pillars",
			{ primary: "weaver", secondary: "healer", topPillars: ["either_or", "individualism"] },
		],
	])("show the address's where it names another %s", (_, other) => {
		const { state, events } = visit(finished, results, other);
		expect(state.result).toEqual(other);
		expect(events).toEqual([
			{
				name: "role_result_shown",
				payload: { primary: other.primary, secondary: other.secondary },
			},
		]);
	});

	it("show the address's where the quiz isn't finished", () => {
		expect(visit(halfway, results, linked).state).toMatchObject({
			stage: "results",
			result: linked,
		});
	});

	it("are the error, and record nothing, where there is no result at all", () => {
		const { state, events } = visit(halfway, results);
		expect(state).toMatchObject({ stage: "results", result: null });
		expect(events).toEqual([]);
	});

	it("are recorded once for each arrival, not when they are shown already", () => {
		const shown = visit(finished, results).state;
		expect(visit(shown, results).events).toEqual([]);
		const back = visit(shown, { stage: "email", index: 14 }).state;
		expect(visit(back, results).events).toHaveLength(1);
	});
});

describe("Back and Forward leave behind", () => {
	it("the sending, whose end no longer pulls the visitor along", () => {
		const sending = play(finished, fillingIn, { type: "email-submitted" }).state;
		const { state } = visit(sending, { stage: "quiz", index: 14 });
		expect(state).toMatchObject({ stage: "quiz", index: 14, sending: false });
	});

	it("the notice and the printing of the results", () => {
		const busy = stateAfter(
			{ type: "link-opened", result: linked },
			{ type: "noticed", notice: "copied" },
			{ type: "printing", printing: true },
		);
		const { state } = visit(busy, { stage: "landing", index: 0 });
		expect(state).toMatchObject({ notice: null, printing: false });
	});

	it("never what stands in the form", () => {
		const filled = play(finished, fillingIn).state;
		expect(visit(filled, { stage: "quiz", index: 3 }).state.email).toEqual(filled.email);
	});
});

describe("a resumed quiz", () => {
	it.each<[string, Place, Place]>([
		["where it was", { stage: "quiz", index: 4 }, { stage: "quiz", index: 4 }],
		[
			"no further than its answers reach",
			{ stage: "quiz", index: 12 },
			{ stage: "quiz", index: 5 },
		],
		[
			"at a question, if its answers don't support the email stage",
			{ stage: "email", index: 14 },
			{ stage: "quiz", index: 5 },
		],
	])("opens %s, which is no move and records nothing", (_, place, expected) => {
		const { state, events } = play(fresh, { type: "resumed", place, answers: halfway.answers });
		expect(state).toEqual({
			...fresh,
			...expected,
			answers: halfway.answers,
			result: state.result,
		});
		expect(state.moves).toBe(0);
		expect(events).toEqual([]);
	});

	it("opens the email stage with its result", () => {
		const { state } = play(fresh, {
			type: "resumed",
			place: { stage: "email", index: 14 },
			answers: tiedAnswers,
		});
		expect(state).toMatchObject({
			stage: "email",
			index: 14,
			moves: 0,
			result: { primary: "weaver" },
		});
	});
});

describe("samePlace", () => {
	it.each<[Place, Place, boolean]>([
		[{ stage: "quiz", index: 3 }, { stage: "quiz", index: 3 }, true],
		[{ stage: "quiz", index: 3 }, { stage: "quiz", index: 4 }, false],
		[{ stage: "quiz", index: 14 }, { stage: "email", index: 14 }, false],
		[{ stage: "landing", index: 0 }, { stage: "landing", index: 5 }, true],
	])("of %j and %j is %j", (a, b, same) => {
		expect(samePlace(frozen(a), frozen(b))).toBe(same);
	});
});
