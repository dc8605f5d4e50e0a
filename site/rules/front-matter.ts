/** The two parts of a Markdown file. */
interface FrontMatter {
	/** The YAML between the two lines of three hyphens. */
	readonly yaml: string;
	/** Where that YAML starts, in characters from the start of the file. */
	readonly offset: number;
	/** The Markdown below. */
	readonly body: string;
}

const PARTS = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file; undefined = its first line does not open front matter, or nothing closes it. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
	const match = PARTS.exec(text);
	if (match?.index !== 0) return undefined;
	const [all, opening = "", yaml = ""] = match;
	return { yaml, offset: opening.length, body: text.slice(all.length) };
}
