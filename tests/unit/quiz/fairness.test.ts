import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { QUESTION_IDS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { type Answers, scoreQuiz } from "../../../shared/quiz/score.ts";
import {
	addTallies,
	countSheets,
	emptyTally,
	readDesign,
	type Tally,
} from "../../../tools/fairness/count.ts";
import { beginningsOf, countInProcesses } from "../../../tools/fairness/pool.ts";
import { reportMark } from "../../../tools/fairness/report.ts";
import { rivalry, seededRandom, sheetOf } from "./sheets.ts";

const design = readDesign();

/** The tally of all sheets that begin so, made one by one with the quiz's own rule. */
function tallyByRule(beginning: readonly number[]): Tally {
	const tally = emptyTally();
	for (const rest of beginningsOf(QUESTION_IDS.length - beginning.length)) {
		const answers = sheetOf([...beginning, ...rest]);
		const { primary, secondary } = scoreQuiz(answers);
		const { tied, listedFirst } = rivalry(answers);
		addOne(tally.primary, ROLE_KEYS.indexOf(primary));
		if (secondary) addOne(tally.secondary, ROLE_KEYS.indexOf(secondary));
		addOne(tally.listedFirst, ROLE_KEYS.indexOf(listedFirst ?? primary));
		addOne(tally.sharing, tied);
		addOne(tally.settledBy, settler(answers));
	}
	return tally;
}

/** Position in SETTLERS. */
function settler(answers: Answers): number {
	const { tied, afterDuels, afterPillars } = rivalry(answers);
	return [tied, afterDuels, afterPillars, 1].indexOf(1);
}

function addOne(counts: Int32Array, index: number) {
	counts[index] = (counts[index] ?? 0) + 1;
}

test("the exhaustive count agrees with the quiz on all sheets with these beginnings, in any number of processes", async () => {
	const random = seededRandom(4);
	const beginnings = Array.from({ length: 4 }, () =>
		Array.from({ length: 10 }, () => Math.floor(random() * 4)),
	);
	const expected = beginnings.map(tallyByRule).reduce(addTallies);
	expect(beginnings.map((each) => countSheets(design, each)).reduce(addTallies)).toEqual(expected);
	expect(await countInProcesses(beginnings, 2)).toEqual(expected);
});

describe("docs/fairness.md", () => {
	const report = readFileSync(new URL("../../../docs/fairness.md", import.meta.url), "utf8");

	test("is about the shipped questions (else: npm run quiz:fairness)", () => {
		expect(report).toContain(reportMark());
	});

	test("counts every sheet once, and keeps every role within 10 ± 0.7%", () => {
		const rows = [...report.matchAll(/^\| [A-Z][\w ]+ \| ([\d,]+) \| ([\d.]+)%/gm)]
			.slice(0, ROLE_KEYS.length)
			.map(([, count = "", share]) => ({
				count: Number(count.replaceAll(",", "")),
				share: Number(share),
			}));
		expect(rows).toHaveLength(ROLE_KEYS.length);
		expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(4 ** 15);
		for (const { share } of rows) expect(Math.abs(share - 10)).toBeLessThan(0.7);
	});
});
