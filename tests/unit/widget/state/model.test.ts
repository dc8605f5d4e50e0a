import fc from "fast-check";
import { expect, it } from "vitest";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS } from "../../../../shared/quiz/keys.ts";
import { scoreQuiz } from "../../../../shared/quiz/score.ts";
import {
	initialState,
	type Place,
	type QuizState,
	type ShownResult,
	STAGES,
} from "../../../../widget/state/state.ts";
import type { Action } from "../../../../widget/state/update.ts";
import { ADDRESS, fillingIn, play } from "./play.ts";

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
	{ address: fc.constant(ADDRESS), valid: fc.boolean(), consent: fc.boolean() },
	{ requiredKeys: [] },
);
const sending: Action[] = [fillingIn, { type: "email-submitted" }];
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
	fc.record({ type: fc.constant("visited" as const), place: anyPlace, linked: anyLink }),
);

/** What visitors really do comes in runs, and single random actions would hardly ever reach the end of the quiz. */
const anyRun: fc.Arbitrary<Action[]> = fc.oneof(
	fc
		.array(option, { minLength: 15, maxLength: 16 })
		.map((options) =>
			options.flatMap((chosen): Action[] => [{ type: "choose", option: chosen }, { type: "next" }]),
		),
	fc.constantFrom(sending, [...sending, settled]),
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
		{ numRuns: 200, seed: 20 },
	);
	// Otherwise the visits would have said nothing about the later stages.
	expect(stages).toEqual(new Set(STAGES));
	expect(names.size).toBe(5);
});
