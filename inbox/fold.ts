/** Letters that Unicode doesn't take apart, as people type them who lack the key. */
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
 * A text as it is searched: small letters without accents and invisible characters, whether they were typed as one
 * character or as two. `Zoë`,
 * `ZOE` and full-width `Ｚｏｅ` are all `zoe`.
 */
export function fold(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.normalize("NFKD")
		.replaceAll(/[\p{Mn}\p{DI}]/gu, "")
		.replaceAll(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter);
}
