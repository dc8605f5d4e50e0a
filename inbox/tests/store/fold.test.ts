import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../../store/sql/fold.ts";

/** Latin letters with the spelling that people without a special keyboard use. */
const LETTERS: Readonly<Record<string, string>> = {
	...Object.fromEntries([..."abcdefghijklmnopqrstuvwxyz0123456789"].map((sign) => [sign, sign])),
	...{ é: "e", ñ: "n", ü: "u", ũ: "u", ệ: "e", ş: "s", ç: "c" },
	...{ æ: "ae", œ: "oe", ß: "ss", ø: "o", đ: "d", ł: "l", þ: "th", ŋ: "ng", ı: "i" },
	...{ ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y", ɔ: "o", ɛ: "e" },
};
const letter = fc.constantFrom(...Object.entries(LETTERS));
/** Apostrophes, hyphens, clicks and other marks within names, which people write in many ways or leave out. */
const joint = fc.constantFrom(..."'’‘ʼʻ´`′·-‐‑–—.!ǃǀǁǂʘʔ\u00ad\u200b", "");
const writing = fc.constantFrom<(text: string) => string>(
	(text) => text.toLowerCase(),
	(text) => text.toUpperCase(),
	(text) => text.normalize("NFD"),
	(text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
);

test("a name is found however its letters, apostrophes and hyphens are written", () => {
	const name = fc.array(fc.tuple(letter, joint), { minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(name, writing, (parts, write) => {
			const stored = parts.map(([[sign], mark]) => sign + mark).join("");
			const typed = parts.map(([[, plain]]) => plain).join("");
			expect(fold(write(stored)), write(stored)).toBe(typed);
		}),
		{ numRuns: 1_000 },
	);
});

test("words stay apart, and other scripts are compared by their letters", () => {
	expect(fold("Jean—Paul  O´Brien")).toBe("jeanpaul obrien");
	expect(fold("Σωκράτης")).toBe(fold("σωκρατησ"));
	expect(fold("李小龍")).toBe("李小龍");
});
