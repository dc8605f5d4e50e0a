import fc from "fast-check";
import { expect, it } from "vitest";
import { questions, roles } from "../../../shared/quiz/catalogue.ts";
import { PILLAR_KEYS, QUESTION_IDS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { type Answers, scoreInOrder, scoreQuiz } from "../../../shared/quiz/score.ts";
import { anyLeaningSheet, anySheet, choosing, oracle, sheetOf } from "./sheets.ts";

it.each<[string, string, object]>([
	[
		"takes the role with the highest count, and no secondary beside it",
		// Disruptor 5; experimenter, weaver and caregiver 2 each.
		`guide frontline_responder disruptor disruptor experimenter
			visionary disruptor weaver weaver experimenter
			disruptor caregiver builder disruptor caregiver`,
		{ primary: "disruptor", secondary: null },
	],
	[
		"breaks a tie head to head, before pillars and catalogue order",
		// Disruptor 3, guide 3. They meet at q2 (guide chosen) and q14 (healer chosen).
		// Pillars (6 to 4) and the catalogue would both prefer the disruptor.
		`experimenter guide disruptor disruptor builder
			guide disruptor frontline_responder guide visionary
			visionary frontline_responder weaver healer caregiver`,
		{ primary: "guide", secondary: "disruptor", roleCounts: { disruptor: 3, guide: 3 } },
	],
	[
		"gives 2 for two passed over",
		// Builder, disruptor and guide 3 each. q2: guide over builder and disruptor; q7: disruptor
		// over builder; q14: disruptor over guide. Guide 2 - 1 = 1, disruptor 2 - 1 = 1, builder -2.
		// Pillars: guide 6, disruptor 5. With a gain of 1 at q2 the disruptor would lead 1 to 0.
		`guide guide experimenter healer builder
			visionary disruptor frontline_responder weaver builder
			disruptor guide builder disruptor caregiver`,
		{
			primary: "guide",
			secondary: "disruptor",
			roleCounts: { builder: 3, disruptor: 3, guide: 3 },
		},
	],
	[
		"ranks the secondary role by the same rule, against the catalogue",
		// Experimenter, visionary and builder 3 each. q3: experimenter over visionary; q5: builder over
		// experimenter; q6: builder over visionary; q10: visionary over experimenter and builder.
		// Builder 2 - 1 = 1, visionary 2 - 2 = 0, experimenter 1 - 2 = -1.
		`guide builder experimenter storyteller builder
			builder disruptor experimenter visionary visionary
			disruptor weaver weaver experimenter visionary`,
		{ primary: "builder", secondary: "visionary" },
	],
	[
		"goes by pillars when the tied roles never passed each other over",
		// Weaver and visionary 3 each. Of their meetings, q3 went to the disruptor and q9 to the healer.
		// Pillars: visionary 2 + 2, weaver 2 + 1.
		`guide builder disruptor caregiver healer
			visionary weaver weaver healer visionary
			storyteller caregiver weaver experimenter visionary`,
		{ primary: "visionary", secondary: "weaver", roleCounts: { weaver: 3, visionary: 3 } },
	],
])("%s", (_, roles, expected) => {
	expect(scoreQuiz(choosing(roles))).toMatchObject(expected);
});

it("follows the order of the catalogue, whatever it is, when all else is equal", () => {
	// Builder and guide 3 each: q2 to the guide, q6 to the builder; pillars 3 to 3.
	const even = choosing(`storyteller guide visionary disruptor experimenter
		builder builder storyteller guide builder
		frontline_responder weaver healer guide healer`);
	expect(scoreQuiz(even)).toMatchObject({ primary: "builder", secondary: "guide" });
	expect(scoreInOrder(["guide", "weaver", "builder"], even)).toMatchObject({
		primary: "guide",
		secondary: "builder",
	});
});

it.each<[string, string, object]>([
	[
		"are the primary role's own, the one with more marks first",
		// Fear of open conflict 4, right to comfort 2; others' marks don't count.
		`guide disruptor visionary disruptor healer
			builder disruptor frontline_responder visionary experimenter
			disruptor guide builder experimenter caregiver`,
		{ topPillars: ["fear_open_conflict", "right_to_comfort"] },
	],
	[
		"stand in the order of the catalogue when their marks are equal",
		// Both 2. The role lists them the other way round.
		`guide disruptor visionary healer experimenter
			builder weaver frontline_responder weaver experimenter
			disruptor caregiver storyteller disruptor visionary`,
		{ primary: "disruptor", topPillars: ["right_to_comfort", "fear_open_conflict"] },
	],
	[
		"are topped up with the strongest other pillar when one of the two has no mark",
		// Power hoarding 3, quantity over quality 0; individualism leads the others with 4.
		`storyteller disruptor experimenter disruptor builder
			storyteller builder frontline_responder healer builder
			frontline_responder guide weaver experimenter caregiver`,
		{ primary: "builder", topPillars: ["power_hoarding", "individualism"] },
	],
])("the top pillars %s", (_, roles, expected) => {
	expect(scoreQuiz(choosing(roles))).toMatchObject(expected);
});

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
