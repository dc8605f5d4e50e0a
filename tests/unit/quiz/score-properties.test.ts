import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questions, roleOf, roles } from "../../../shared/quiz/catalogue.ts";
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

const total = (counts: object) => Object.values(counts).reduce((sum, count) => sum + count, 0);

it.each([
	["any sheet", anySheet],
	["sheets that lean to few roles, where ties are frequent", anyLeaningSheet],
])("scoring agrees with an independent implementation on %s", (_, sheets) => {
	const agrees = (answers: Answers) => {
		expect(scoreQuiz(answers)).toEqual(oracle(answers));
	};
	fc.assert(fc.property(sheets, agrees), { numRuns: 5000 });
});

describe("every outcome", () => {
	const property = (check: (outcome: ReturnType<typeof scoreQuiz>) => void) =>
		fc.assert(fc.property(anySheet, (answers) => check(scoreQuiz(answers))));

	it("counts 15 answers and 30 marks", () => {
		property(({ roleCounts, pillarCounts }) => {
			expect(Object.keys(roleCounts)).toEqual([...ROLE_KEYS]);
			expect(Object.keys(pillarCounts)).toEqual([...PILLAR_KEYS]);
			expect(total(roleCounts)).toBe(15);
			expect(total(pillarCounts)).toBe(30);
			expect(Math.max(...Object.values(roleCounts))).toBeLessThanOrEqual(6);
			expect(Math.max(...Object.values(pillarCounts))).toBeLessThanOrEqual(8);
		});
	});

	it("has a primary role that none exceeds, and a secondary exactly when another reaches it", () => {
		property(({ primary, secondary, roleCounts }) => {
			const highest = Math.max(...Object.values(roleCounts));
			const tied = ROLE_KEYS.filter((role) => roleCounts[role] === highest);
			expect(tied).toContain(primary);
			if (tied.length === 1) expect(secondary).toBeNull();
			else expect(tied.filter((role) => role !== primary)).toContain(secondary);
		});
	});

	it("has two different top pillars, with marks, the role's own before any other", () => {
		property(({ primary, topPillars, pillarCounts }) => {
			const [first, second] = topPillars;
			const own = roleOf(primary).dismantles.filter((pillar) => pillarCounts[pillar] > 0);
			expect(first).not.toBe(second);
			expect(Math.min(pillarCounts[first], pillarCounts[second])).toBeGreaterThan(0);
			expect(topPillars.filter((pillar) => own.includes(pillar))).toHaveLength(own.length);
			if (own.length === 1) expect(own).toEqual([first]);
			else expect(pillarCounts[first]).toBeGreaterThanOrEqual(pillarCounts[second]);
		});
	});
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
