import fc from "fast-check";
import { expect, it } from "vitest";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { type Answers, scoreInOrder, scoreQuiz } from "../../../shared/quiz/score.ts";
import { oracle } from "./oracle.ts";
import { anyLeaningSheet, anySheet, sheetOf } from "./sheets.ts";

const anyOrder = fc
	.shuffledSubarray([...ROLE_KEYS], { minLength: 10, maxLength: 10 })
	.map(([first, second, ...others]) => {
		if (!first || !second) throw new Error("ten roles have a first and a second");
		return [first, second, ...others] as const;
	});

it.each([
	["any sheet", anySheet],
	["sheets that lean to few roles, where ties are frequent", anyLeaningSheet],
])("scoring agrees with an independent implementation on %s", (_, sheets) => {
	const agrees = (answers: Answers) => {
		expect(scoreQuiz(answers)).toEqual(oracle(answers));
	};
	fc.assert(fc.property(sheets, agrees), { numRuns: 5000 });
});

it("the order of the catalogue changes no count, and makes or unmakes no tie", () => {
	fc.assert(
		fc.property(anySheet, anyOrder, (answers, order) => {
			const usual = scoreQuiz(answers);
			const permuted = scoreInOrder(order, answers);
			expect(permuted.roleCounts).toEqual(usual.roleCounts);
			expect(permuted.pillarCounts).toEqual(usual.pillarCounts);
			expect(permuted.secondary === null).toBe(usual.secondary === null);
			if (usual.secondary === null) expect(permuted).toEqual(usual);
		}),
	);
});

it("scoring changes neither its input nor the catalogue", () => {
	const before = structuredClone({ questions, roles, ROLE_KEYS, PILLAR_KEYS });
	fc.assert(
		fc.property(anySheet, anyOrder, (answers, order) => {
			// Writing to what is frozen throws.
			scoreInOrder(Object.freeze(order), Object.freeze(answers));
		}),
	);
	expect({ questions, roles, ROLE_KEYS, PILLAR_KEYS }).toEqual(before);
});

const complete = sheetOf(Array(15).fill(0));

it.each<[string, string, object]>([
	...QUESTION_IDS.map((id): [string, string, object] => ["lacks", id, { [id]: undefined }]),
	["has an unknown", "q16", { q16: 0 }],
	...[-1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "1", null, true, "length", [1]].map(
		(option): [string, string, object] => [
			`has ${JSON.stringify(option)} for`,
			"q7",
			{ q7: option },
		],
	),
])("a sheet that %s %s is refused by name", (_, id, change) => {
	const stored: object = { ...complete, ...change };
	expect(() => scoreQuiz(stored)).toThrow(RangeError);
	expect(() => scoreQuiz(stored)).toThrow(new RegExp(`^${id} `));
});
