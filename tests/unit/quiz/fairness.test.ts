import { expect, test } from "vitest";
import { QUESTION_IDS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import figures from "../../../site/_data/fairness.json" with { type: "json" };
import { countSheets, emptyTally, readDesign, type Tally } from "../../../tools/fairness/count.ts";
import { designDigest } from "../../../tools/fairness/figures.ts";
import { rivalry, seededRandom, sheetOf } from "./sheets.ts";

const design = readDesign();

/** The tally of all sheets that begin with these options, made one by one with the quiz's own scoring. */
function tallyByRule(beginning: readonly number[]): Tally {
	const tally = emptyTally();
	const open = QUESTION_IDS.length - beginning.length;
	for (let rest = 0; rest < 4 ** open; rest++) {
		const options = QUESTION_IDS.slice(-open).map((_, digit) => Math.floor(rest / 4 ** digit) % 4);
		const answers = sheetOf([...beginning, ...options]);
		const { primary } = scoreQuiz(answers);
		addOne(tally.primary, ROLE_KEYS.indexOf(primary));
		const { listedFirst = primary, tied, afterDuels, afterPillars } = rivalry(answers);
		addOne(tally.listedFirst, ROLE_KEYS.indexOf(listedFirst));
		addOne(tally.settledBy, [tied, afterDuels, afterPillars, 1].indexOf(1));
	}
	return tally;
}

function addOne(counts: Int32Array, index: number) {
	counts[index] = (counts[index] ?? 0) + 1;
}

test("the published count of all answer sheets agrees with the quiz's own scoring", () => {
	const random = seededRandom(4);
	for (let each = 0; each < 4; each++) {
		const beginning = Array.from({ length: 10 }, () => Math.floor(random() * 4));
		expect(countSheets(design, beginning)).toEqual(tallyByRule(beginning));
	}
});

test("site/_data/fairness.json is about the questions as they are now (after a change: npm run quiz:fairness)", () => {
	expect(figures.design).toBe(designDigest());
});

test("site/_data/fairness.json counts every sheet once, and keeps every role within 10 ± 0.7%", () => {
	expect(figures.roles.map(({ role }) => role)).toEqual(ROLE_KEYS);
	expect(figures.roles.reduce((sum, { first }) => sum + first, 0)).toBe(4 ** 15);
	for (const { share } of figures.roles) expect(Math.abs(share - 10)).toBeLessThan(0.7);
});
