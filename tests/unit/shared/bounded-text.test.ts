import fc from "fast-check";
import { expect, test } from "vitest";
import { isBounded } from "../../../shared/bounded-text.ts";

const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
	.filter((code) => code < 0xd800 || code > 0xdfff)
	.map((code) => String.fromCodePoint(code));

/** Whether a character's canonical combining class isn't 0: then it changes places with a mark of class 1 or 230. */
function isNonStarter(character: string): boolean {
	const isSorted = (text: string) => text.normalize("NFD") === text;
	return !isSorted(`\u0301${character}`) || !isSorted(`${character}\u0334`);
}
const nonStarters = new Set(
	CHARACTERS.filter((each) => each.normalize("NFD") === each && isNonStarter(each)),
);

/** Characters without a boundary before them: `normalize` moves them, or composes them with what stands before them. */
const composing = new Set(
	CHARACTERS.filter((each) => each.normalize("NFC") === each && !/[가-힣]/.test(each)).flatMap(
		(each) => [...each.normalize("NFD")].slice(1),
	),
);
const attached = CHARACTERS.filter(
	(each) => composing.has(each) || nonStarters.has([...each.normalize("NFKD")][0] ?? ""),
);

test("every character that attaches to the one before it counts as a mark", () => {
	expect(attached.length).toBeGreaterThan(900);
	expect(attached.filter((each) => isBounded(`a${each.repeat(31)}`, 100))).toEqual([]);
	expect(attached.filter((each) => !isBounded(`a${each.repeat(30)}`, 100))).toEqual([]);
});

test("in a bounded text, no form of normalization sorts more than a hundred marks", () => {
	const among = (all: readonly string[]) =>
		fc.nat({ max: all.length - 1 }).map((index) => all[index] ?? "");
	const character = fc.oneof(
		{ weight: 20, arbitrary: among(attached) },
		{ weight: 1, arbitrary: among(CHARACTERS) },
	);
	const text = fc.array(character, { minLength: 30, maxLength: 200 }).map((all) => all.join(""));
	fc.assert(
		fc.property(text, (given) => {
			fc.pre(isBounded(given, 1_000));
			const runs = [...given.normalize("NFKD")]
				.map((each) => (nonStarters.has(each) ? "m" : " "))
				.join("")
				.split(" ");
			expect(Math.max(...runs.map(({ length }) => length))).toBeLessThan(100);
		}),
		{ numRuns: 1_000 },
	);
});

test("a text that is too long isn't bounded, whatever it holds", () => {
	expect(isBounded("a".repeat(10), 10)).toBe(true);
	expect(isBounded("a".repeat(11), 10)).toBe(false);
});

test("writing systems that stack marks stay as they are", () => {
	for (const word of ["Nguyễn Thị Ánh", "བོད་ཡིག བསྒྲུབས", "שָׁלוֹם", "ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ", "ก็ได้", "한국어", "﷽ ﷺ"])
		expect([word, word.normalize("NFD")].map((each) => isBounded(each, 100))).toEqual([true, true]);
});
