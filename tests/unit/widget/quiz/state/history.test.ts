import { expect, it } from "vitest";
import { resultOfRole } from "../../../../../shared/quiz/result-link.ts";
import { scoreQuiz } from "../../../../../shared/quiz/score.ts";
import {
	initialState,
	type Place,
	type QuizState,
	type ShownResult,
} from "../../../../../widget/quiz/state/state.ts";
import { answering, fillingIn, play, stateAfter, weaverAnswers } from "./play.ts";

const halfway = stateAfter(...answering(weaverAnswers, 5));
const finished = stateAfter(...answering(weaverAnswers));

const email: Place = { stage: "email", index: 14 };
const results: Place = { stage: "results", index: 14 };
const question = (index: number): Place => ({ stage: "quiz", index });

function visit(state: QuizState, place: Place, link: ShownResult | null = null) {
	return play(state, { type: "visited", place, result: link });
}

it("Back and Forward lead no further than the first question without an answer, and record nothing", () => {
	const { q4: _, ...gapped } = weaverAnswers;
	for (const place of [email, question(9)]) {
		const { state, events } = visit({ ...halfway, answers: gapped }, place);
		expect(state).toMatchObject({ ...question(3), moves: halfway.moves + 1 });
		expect(events).toEqual([]);
	}
});

it("Back and Forward end the wait for a submission, whose answer then no longer moves the visitor", () => {
	const sending = play(finished, fillingIn, { type: "email-submitted" }).state;
	expect(visit(sending, question(14)).state).toMatchObject({ ...question(14), sending: false });
});

const own: ShownResult = {
	primary: "weaver",
	secondary: null,
	topPillars: scoreQuiz(weaverAnswers).topPillars,
};

it("Back and Forward to results show the visitor's own result, with counts, where the URL names no other", () => {
	const { state, events } = visit(finished, results, own);
	expect(state).toMatchObject({
		stage: "results",
		result: { ...own, roleCounts: { weaver: 6 } },
	});
	expect(events).toEqual([
		{ name: "role_result_shown", payload: { primary: "weaver", secondary: null } },
	]);
});

it.each<[string, QuizState, ShownResult]>([
	["another secondary role", finished, { ...own, secondary: "guide" }],
	["other pillars", finished, { ...own, topPillars: ["either_or", "individualism"] }],
	["a role in an unfinished quiz", halfway, resultOfRole("healer")],
])("Back and Forward to results show the URL's result where it names %s", (_, from, link) => {
	const { state } = visit(from, results, link);
	expect(state).toMatchObject({ stage: "results", result: link });
	expect(state.result).not.toHaveProperty("roleCounts");
});

it("Back and Forward to results show the error, and record nothing, where there is no result", () => {
	const { state, events } = visit(halfway, results);
	expect(state).toMatchObject({ stage: "results", result: null });
	expect(events).toEqual([]);
});

it("Back and Forward to results are recorded at each arrival, but not again while they are shown", () => {
	const shown = visit(finished, results).state;
	expect(visit(shown, results).events).toEqual([]);
	expect(visit(visit(shown, email).state, results).events).toHaveLength(1);
});

it("a resumed quiz opens where it was, which is no move and records nothing", () => {
	const { answers } = halfway;
	const { state, events } = play(initialState, { type: "resumed", place: question(4), answers });
	expect(state).toEqual({ ...initialState, ...question(4), answers });
	expect(events).toEqual([]);
});

it("a resumed quiz that asks stays on the landing, and goes on where it was", () => {
	const { answers } = halfway;
	const { state } = play(initialState, {
		type: "resumed",
		place: question(4),
		answers,
		isAsked: true,
	});
	expect(state).toEqual({ ...initialState, ...question(4), stage: "landing", answers });
	const goOn = play(state, { type: "continued" });
	expect(goOn).toEqual({ state: { ...state, ...question(4), moves: 1 }, events: [] });
});

it("a quiz that was left at the email step is recorded as completed once, not again on going on", () => {
	const { state } = play(initialState, {
		type: "resumed",
		place: email,
		answers: weaverAnswers,
		isAsked: true,
	});
	const { state: there, events } = play(state, { type: "continued" }, { type: "next" });
	expect(there).toMatchObject(email);
	expect(events.map(({ name }) => name)).toEqual(["quiz_progress"]);
});

it("a resumed quiz opens the email stage with its result", () => {
	const { state } = play(initialState, { type: "resumed", place: email, answers: weaverAnswers });
	expect(state).toMatchObject({ ...email, moves: 0, result: { primary: "weaver" } });
});
