import { describe, expect, it } from "vitest";
import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import { scoreQuiz } from "../../../shared/quiz/score.ts";
import { sheetOf } from "./sheets.ts";

const complete = sheetOf(Array(15).fill(0));

describe("a sheet that can't be scored", () => {
	it.each(QUESTION_IDS)("names %s when it lacks an answer", (id) => {
		expect(() => scoreQuiz({ ...complete, [id]: undefined })).toThrow(RangeError);
		expect(() => scoreQuiz({ ...complete, [id]: undefined })).toThrow(new RegExp(`^${id} `));
	});

	it("names the first question when there is no answer at all", () => {
		expect(() => scoreQuiz({})).toThrow(/^q1 needs an answer/);
	});

	it.each([-1, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses option %d", (option) => {
		expect(() => scoreQuiz({ ...complete, q7: option })).toThrow(RangeError);
		expect(() => scoreQuiz({ ...complete, q7: option })).toThrow(/^q7 /);
	});

	it.each(["1", null, true, "length", [1]])("refuses %j, which is no number", (option) => {
		const stored: object = { ...complete, q7: option };
		expect(() => scoreQuiz(stored)).toThrow(/^q7 /);
	});

	it("names a question that the quiz doesn't have", () => {
		const stored: object = { ...complete, q16: 0 };
		expect(() => scoreQuiz(stored)).toThrow(RangeError);
		expect(() => scoreQuiz(stored)).toThrow(/^q16 /);
	});
});
