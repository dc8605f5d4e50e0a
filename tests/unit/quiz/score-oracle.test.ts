import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import { oracle } from "./oracle.ts";
import { anyLeaningSheet, anySheet } from "./sheets.ts";

describe("scoreQuiz agrees with an independent implementation", () => {
	it("on any sheet", () => {
		fc.assert(
			fc.property(anySheet, (answers) => {
				expect(scoreQuiz(answers)).toEqual(oracle(answers));
			}),
			{ numRuns: 5000 },
		);
	});

	it("on sheets that lean to few roles, where ties are rife", () => {
		fc.assert(
			fc.property(anyLeaningSheet, (answers) => {
				expect(scoreQuiz(answers)).toEqual(oracle(answers));
			}),
			{ numRuns: 5000 },
		);
	});
});
