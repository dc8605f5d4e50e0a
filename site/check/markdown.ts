import MarkdownIt from "markdown-it";
import { isMap, isNode, parseDocument } from "yaml";
import { broken, parseSource, type Source } from "./source.ts";

/**
 * Parses a content file: JSON, or the front matter of an article.
 * @param file - the file's path in the repository
 */
export function parseContent(file: string, text: string): Source {
	if (text.startsWith("\uFEFF")) {
		const message =
			'found a byte order mark, expected none: save the file as "UTF-8", not as "UTF-8 with BOM".';
		return broken(file, text, 0, message);
	}
	return file.endsWith(".md") ? parseMarkdown(file, text) : parseSource(file, text);
}

function parseMarkdown(file: string, text: string): Source {
	const parts = splitFrontMatter(text);
	if (!parts) {
		const message = 'found no front matter, expected lines such as "title: ..." between two "---".';
		return broken(file, text, 0, message);
	}
	const { yaml, offset, body } = parts;
	const document = parseDocument(yaml);
	const [error] = document.errors;
	if (error) {
		const message =
			error.code === "BLOCK_AS_IMPLICIT_KEY"
				? 'found a colon inside a text, expected "double quotes" around such a text.'
				: `found front matter that cannot be read: ${firstLine(error.message)}`;
		return broken(file, text, offset + error.pos[0], message);
	}
	if (!body.trim()) {
		const message = "found nothing below the front matter, expected the text of the article.";
		return broken(file, text, text.length, message);
	}
	const offsetOf: Source["offsetOf"] = (path, part) => {
		const value = document.getIn(path, true);
		const parent = document.getIn(path.slice(0, -1), true);
		const pair = isMap(parent) ? parent.items.find((each) => each.value === value) : undefined;
		const node = part === "key" && pair ? pair.key : value;
		return isNode(node) && node.range ? offset + node.range[0] : undefined;
	};
	return { file, text, data: document.toJS(), offsetOf, faults: [] };
}

const parser = new MarkdownIt();
/** Matches a link that Markdown can't parse: its URL contains a space, or its reference is unknown. */
const MALFORMED = /\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/;

/** The kinds of an article's tokens that aren't links, by token type; `malformed` is a link that Markdown can't parse. */
const KINDS: Readonly<Record<string, "picture" | "malformed">> = {
	image: "picture",
	text: "malformed",
};

/** Returns the links and pictures of an article; other files have none. */
export function linksIn({ file, text }: Source) {
	const parts = file.endsWith(".md") ? splitFrontMatter(text) : undefined;
	if (!parts) return [];
	const start = text.length - parts.body.length;
	let from = start;
	const offsetOf = (value: string) => {
		const next = text.indexOf(value, from);
		// If the URL isn't found after `from` (reference link, percent-encoding), the whole body is searched.
		if (next < 0) return Math.max(text.indexOf(value, start), start);
		from = next + value.length;
		return next;
	};
	const tokens = parser.parse(parts.body, {}).flatMap(({ children }) => children ?? []);
	return tokens.flatMap((token) => {
		const kind = KINDS[token.type] ?? "link";
		const address = token.attrGet("href") ?? token.attrGet("src");
		const value = kind === "malformed" ? MALFORMED.exec(token.content)?.[0] : address;
		return value ? [{ kind, value, offset: offsetOf(value) }] : [];
	});
}

function firstLine(message: string): string {
	return message.replace(/(?: at line \d+, column \d+)?:?\n[\s\S]*/, ".");
}

const PARTS = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into front matter, with its offset, and body; undefined without front matter. */
export function splitFrontMatter(text: string) {
	const match = PARTS.exec(text);
	if (match?.index !== 0) return undefined;
	const [all, opening = "", yaml = ""] = match;
	return { yaml, offset: opening.length, body: text.slice(all.length) };
}
