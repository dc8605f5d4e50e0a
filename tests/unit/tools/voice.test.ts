import { expect, test } from "vitest";
import { measure } from "../../../tools/voice/measure.ts";

test("a block that ends on a short sentence is counted, a single sentence is not", () => {
	const voice = measure([
		"We meet on six evenings in the spring, and you can join from home. Come tired.",
		"Come as you are.",
		"Come tired. We meet on six evenings in the spring, and you can join from home.",
	]);
	expect(voice).toMatchObject({ blocks: 2, shortEndings: 1, sentences: 5, words: 36 });
});

test.each([
	["It’s here and you’ll find it, but don’t hurry.", 3, 0],
	["It is here and you will find it, but do not hurry.", 0, 3],
	["This is the founder’s own page.", 0, 0],
	["You have two hours, and you are welcome.", 0, 2],
])("%s: contracted %i, could be contracted %i", (text, contracted, uncontracted) => {
	expect(measure([text])).toMatchObject({ contracted, uncontracted });
});

test("neighboring fragments are counted, and so are negatives", () => {
	const voice = measure(["No countdowns. No calls. We email you when a course opens."]);
	expect(voice).toMatchObject({ fragmentPairs: 1, negatives: 2 });
});

test("a label without an end mark is no sentence", () => {
	expect(measure(["Save as PDF"])).toMatchObject({ sentences: 0, words: 0 });
});
