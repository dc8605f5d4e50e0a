import { expect, it } from "vitest";
import { fill } from "../../../shared/quiz/fill.ts";

it.each<[string, Record<string, string | number>, string]>([
	["{count} of 6", { count: 4 }, "4 of 6"],
	["Question {position} of {total}", { position: 1, total: 15 }, "Question 1 of 15"],
	["{role}, {role}", { role: "Healer" }, "Healer, Healer"],
	["{count} of 6", { count: 0 }, "0 of 6"],
	["{role} and {other}", { role: "Healer" }, "Healer and {other}"],
	["{role}", { role: "$& {other}", other: "x" }, "$& {other}"],
	["no gap", { role: "Healer" }, "no gap"],
	["{}", { "": "x" }, "{}"],
])("%j with %j is %j", (sentence, values, expected) => {
	expect(fill(sentence, values)).toBe(expected);
});
