import MarkdownIt from "markdown-it";

/** Knows links and emphasis, and takes everything else for words. */
const markdown = new MarkdownIt("zero").enable(["emphasis", "link"]);

/** Returns a text with links and emphasis as HTML. */
export function sentenceHtml(text: string): string {
	return markdown.renderInline(text);
}

/** Returns the words of a text with links and emphasis, for calendars and search engines. */
export function wordsOfSentence(text: string): string {
	return markdown
		.parseInline(text, {})
		.flatMap(({ children }) => children ?? [])
		.map(({ content }) => content)
		.join("");
}
