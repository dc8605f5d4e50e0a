/** The longest text that is read, in letters: far more than the mails of two hundred people. */
const LONGEST = 300_000;

const ENTITIES: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	"#38": "&",
	"#x26": "&",
	"#39": "'",
	"#61": "=",
	"#x3d": "=",
};

/** A line without the marks of a quotation. */
interface TextLine {
	readonly text: string;
	readonly isQuoted: boolean;
}

/** The lines of a pasted text, mails and web pages as their readers see them. */
export function linesOf(pasted: string): TextLine[] {
	return withoutMarkup(pasted.slice(0, LONGEST))
		.split(/\r\n?|\n|\u2028|\u2029/)
		.map((line) => {
			const text = line.replace(/^\s*(?:>\s?)+/, "");
			return { text, isQuoted: text !== line && line.trimStart().startsWith(">") };
		});
}

/** The text of HTML, with the addresses of its links beside their words. */
function withoutMarkup(text: string): string {
	return withoutEntities(withoutEntities(text))
		.replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]{0,500}>/gi, "\n")
		.replace(/<a\b[^<>]{0,500}?href=["']?([^"'<>\s]{1,2000})[^<>]{0,500}>/gi, " $1 ")
		.replace(/<\/?[a-z][a-z\d]*(?:\s[^<>]{0,2000})?\/?>/gi, " ")
		.replace(/[\u00ad\u200b\u2060\ufeff]/g, "");
}

function withoutEntities(text: string): string {
	return text.replace(/&(#?\w{1,5});/g, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all);
}
