import fc from "fast-check";
import { expect, it } from "vitest";
import { QUESTION_IDS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { type Answers, scoreQuiz } from "../../../shared/quiz/score.ts";
import { anyLeaningSheet, anySheet, oracle, sheetOf } from "./sheets.ts";

const anyOrder = fc
	.shuffledSubarray([...ROLE_KEYS], { minLength: 10, maxLength: 10 })
	.map(([first, second, ...others]) => {
		if (!first || !second) throw new Error("ten roles have a first and a second");
		return [first, second, ...others] as const;
	});

it("scoring agrees with a second implementation on any sheet, ties included", () => {
	const agrees = (answers: Answers) => {
		expect(scoreQuiz(answers)).toEqual(oracle(answers));
	};
	// On sheets that lean to few roles, ties are frequent.
	fc.assert(fc.property(fc.oneof(anySheet, anyLeaningSheet), agrees), {
		numRuns: Number(process.env.PROPERTY_RUNS ?? 1_500),
	});
});

it("another order of the catalogue changes no count and no tie, and scoring doesn't modify the order", () => {
	fc.assert(
		fc.property(anySheet, anyOrder, (answers, order) => {
			const usual = scoreQuiz(answers);
			// Writing to what is frozen throws.
			const permuted = scoreQuiz(Object.freeze(answers), Object.freeze(order));
			expect(permuted.roleCounts).toEqual(usual.roleCounts);
			expect(permuted.pillarCounts).toEqual(usual.pillarCounts);
			expect(permuted.secondary === null).toBe(usual.secondary === null);
			if (usual.secondary === null) expect(permuted).toEqual(usual);
		}),
	);
});

const complete = sheetOf(Array(15).fill(0));

it("a sheet that lacks an answer or has one that is no option is refused by name", () => {
	const wrong = fc.oneof(
		fc.integer({ min: 4 }),
		fc.integer({ max: -1 }),
		fc.double(),
		fc.anything(),
	);
	const isOption = (value: unknown) => [0, 1, 2, 3].some((option) => option === value);
	fc.assert(
		fc.property(fc.constantFrom(...QUESTION_IDS), wrong, (id, option) => {
			fc.pre(!isOption(option));
			const stored: object = { ...complete, [id]: option };
			expect(() => scoreQuiz(stored)).toThrow(RangeError);
			expect(() => scoreQuiz(stored)).toThrow(new RegExp(`^${id} `));
		}),
	);
	const unknown: object = { ...complete, q16: 0 };
	expect(() => scoreQuiz(unknown)).toThrow(/^q16 /);
});
