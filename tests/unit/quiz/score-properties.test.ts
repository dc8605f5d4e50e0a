import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questions, roleOf, roles } from "../../../shared/quiz/catalogue.ts";
import { PILLAR_KEYS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { scoreInOrder, scoreQuiz } from "../../../shared/quiz/score.ts";
import { anySheet } from "./sheets.ts";

const anyOrder = fc
	.shuffledSubarray([...ROLE_KEYS], { minLength: 10, maxLength: 10 })
	.map(([first, second, ...others]) => {
		if (!first || !second) throw new Error("ten roles have a first and a second");
		return [first, second, ...others] as const;
	});

describe("every outcome", () => {
	it("counts 15 answers and 30 marks", () => {
		fc.assert(
			fc.property(anySheet, (answers) => {
				const { roleCounts, pillarCounts } = scoreQuiz(answers);
				expect(Object.keys(roleCounts)).toEqual([...ROLE_KEYS]);
				expect(Object.keys(pillarCounts)).toEqual([...PILLAR_KEYS]);
				expect(total(roleCounts)).toBe(15);
				expect(total(pillarCounts)).toBe(30);
				expect(Math.max(...Object.values(roleCounts))).toBeLessThanOrEqual(6);
				expect(Math.max(...Object.values(pillarCounts))).toBeLessThanOrEqual(8);
			}),
		);
	});

	it("has a primary role that none exceeds, and a secondary exactly when another reaches it", () => {
		fc.assert(
			fc.property(anySheet, (answers) => {
				const { primary, secondary, roleCounts } = scoreQuiz(answers);
				const highest = Math.max(...Object.values(roleCounts));
				const tied = ROLE_KEYS.filter((role) => roleCounts[role] === highest);
				expect(tied).toContain(primary);
				if (tied.length === 1) expect(secondary).toBeNull();
				else expect(tied.filter((role) => role !== primary)).toContain(secondary);
			}),
		);
	});

	it("has two different top pillars, with marks, the role's own before any other", () => {
		fc.assert(
			fc.property(anySheet, (answers) => {
				const { primary, topPillars, pillarCounts } = scoreQuiz(answers);
				const [first, second] = topPillars;
				const own = roleOf(primary).dismantles.filter((pillar) => pillarCounts[pillar] > 0);
				expect(first).not.toBe(second);
				expect(pillarCounts[first]).toBeGreaterThan(0);
				expect(pillarCounts[second]).toBeGreaterThan(0);
				expect(topPillars.filter((pillar) => own.includes(pillar))).toHaveLength(own.length);
				if (own.length === 1) expect(own).toEqual([first]);
				if (own.length !== 1) {
					expect(pillarCounts[first]).toBeGreaterThanOrEqual(pillarCounts[second]);
				}
			}),
		);
	});
});

describe("the order of the catalogue", () => {
	it("never changes a count", () => {
		fc.assert(
			fc.property(anySheet, anyOrder, (answers, order) => {
				const usual = scoreQuiz(answers);
				const permuted = scoreInOrder(order, answers);
				expect(permuted.roleCounts).toEqual(usual.roleCounts);
				expect(permuted.pillarCounts).toEqual(usual.pillarCounts);
			}),
		);
	});

	it("never makes or unmakes a tie", () => {
		fc.assert(
			fc.property(anySheet, anyOrder, (answers, order) => {
				const usual = scoreQuiz(answers);
				const permuted = scoreInOrder(order, answers);
				expect(permuted.secondary === null).toBe(usual.secondary === null);
				if (usual.secondary === null) expect(permuted).toEqual(usual);
			}),
		);
	});
});

it("scoring changes neither its input nor the catalogue", () => {
	const before = structuredClone({ questions, roles, ROLE_KEYS, PILLAR_KEYS });
	fc.assert(
		fc.property(anySheet, anyOrder, (answers, order) => {
			// Writing to what is frozen throws.
			scoreInOrder(Object.freeze(order), Object.freeze(answers));
			scoreQuiz(answers);
		}),
	);
	expect({ questions, roles, ROLE_KEYS, PILLAR_KEYS }).toEqual(before);
});

function total(counts: Readonly<Record<string, number>>): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
