/** Characters without a decomposition, and their plain spellings. */
const PLAIN: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	đ: "d",
	ð: "d",
	þ: "th",
	ł: "l",
	ħ: "h",
	ŧ: "t",
	ŋ: "n",
	ı: "i",
	ς: "σ",
	"’": "'",
	"‘": "'",
	ʼ: "'",
	"“": '"',
	"”": '"',
	"‐": "-",
	"‑": "-",
	"–": "-",
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/**
 * Normalizes text for searching: lower case, without accents and invisible characters. For example, `Zoë`, `ZOE` and
 * full-width `Ｚｏｅ` all become `zoe`.
 */
export function fold(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.normalize("NFKD")
		.replaceAll(/[\p{Mn}\p{DI}]/gu, "")
		.replaceAll(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter);
}
