/** Compares letters without accents and case; its order is that of the Unicode root collation. */
const { compare } = new Intl.Collator("en", { sensitivity: "base" });
const PLAIN = [..."abcdefghijklmnopqrstuvwxyz"];
const PAIRS = PLAIN.flatMap((one) => PLAIN.map((other) => one + other));

/** Caches the plain spelling of letters, and defines that of the two that are commonly spelled with two letters. */
const spellings = new Map([
	["þ", "th"],
	["ŋ", "ng"],
]);

/**
 * Spells a Latin letter in plain letters: as those that it sorts with (`æ` as `ae`, `ø` as `o`), else as the letter after
 * which it sorts (`ɔ` as `o`, `ŋ` as `n`). The clicks and stops that sort after all of these are left out, as people do.
 */
function spell(letter: string): string {
	const known = spellings.get(letter) ?? (compare(letter, "þ") > 0 ? "" : undefined);
	if (known !== undefined) return known;
	const equal = [...PLAIN, ...PAIRS].find((plain) => compare(plain, letter) === 0);
	const spelling = equal ?? PLAIN.findLast((plain) => compare(plain, letter) < 0) ?? letter;
	spellings.set(letter, spelling);
	return spelling;
}

/**
 * Normalizes text for searching: only letters and digits, in lower case, without accents. For example, `Zoë`, `ZOE` and
 * full-width `Ｚｏｅ` all become `zoe`, and `Jean—Paul O´Brien` becomes `jeanpaul obrien`.
 */
export function fold(text: string): string {
	// Nothing is removed before: that would join runs of marks, which take quadratic time. A text of letters triples at
	// most (Hangul); of ligatures of a whole phrase, which grow to 18 characters each, only the beginning is found.
	return text
		.normalize("NFKD")
		.slice(0, 3 * text.length)
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}\s]|\p{Lm}| (?=\p{M})/gu, "")
		.replaceAll(/(?=\p{Script=Latin})[^a-z]/gu, spell)
		.replaceAll("ς", "σ")
		.replaceAll(/\s+/g, " ");
}
