interface FrontMatter {
	readonly yaml: string;
	/** The offset of `yaml` in the file. */
	readonly offset: number;
	readonly body: string;
}

const PARTS = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into front matter and body; undefined without front matter. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
	const match = PARTS.exec(text);
	if (match?.index !== 0) return undefined;
	const [all, opening = "", yaml = ""] = match;
	return { yaml, offset: opening.length, body: text.slice(all.length) };
}
