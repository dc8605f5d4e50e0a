import type { Node } from "jsonc-parser";
import MarkdownIt from "markdown-it";
import { isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";
import { splitFrontMatter } from "../rules/front-matter.ts";
import { type Fault, lineAndColumn, type Source } from "./source.ts";

/**
 * Parses front matter into the same syntax tree as JSON, so that faults are located in the same way.
 * @param file - the file's path in the repository
 */
export function parseMarkdown(file: string, text: string): Source {
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
	const tree = treeOf(document.contents, offset);
	if (!body.trim()) {
		const message = "found nothing below the front matter, expected the text of the article.";
		return broken(file, text, text.length, message);
	}
	return { file, text, tree, data: document.toJS(), faults: [] };
}

function broken(file: string, text: string, offset: number, message: string): Source {
	const fault: Fault = { file, ...lineAndColumn(text, offset), path: [], message };
	return { file, text, tree: undefined, data: undefined, faults: [fault] };
}

const parser = new MarkdownIt();
/** Matches a link that Markdown can't parse: its URL contains a space, or its reference is unknown. */
const UNREAD = /\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/;

/** A link or picture in an article; `unread` is a link that Markdown can't parse. */
interface ArticleLink {
	readonly kind: "link" | "picture" | "unread";
	readonly value: string;
	readonly offset: number;
}

/** The links and pictures of an article; other files have none. */
export function linksIn({ file, text }: Source): ArticleLink[] {
	const parts = file.endsWith(".md") ? splitFrontMatter(text) : undefined;
	if (!parts) return [];
	const start = text.length - parts.body.length;
	let from = start;
	const offsetOf = (value: string) => {
		const next = text.indexOf(value, from);
		// The URL may be absent here (reference link, percent-encoding): then the whole body is searched.
		if (next < 0) return Math.max(text.indexOf(value, start), start);
		from = next + value.length;
		return next;
	};
	const tokens = parser.parse(parts.body, {}).flatMap(({ children }) => children ?? []);
	return tokens.flatMap((token): ArticleLink[] => {
		const address = token.attrGet("href") ?? token.attrGet("src");
		const value = token.type === "text" ? UNREAD.exec(token.content)?.[0] : address;
		const kind = { text: "unread", image: "picture" } as const;
		const known = token.type === "text" || token.type === "image" ? kind[token.type] : "link";
		return value ? [{ kind: known, value, offset: offsetOf(value) }] : [];
	});
}

function firstLine(message: string): string {
	return message.replace(/(?: at line \d+, column \d+)?:?\n[\s\S]*/, ".");
}

function treeOf(yaml: unknown, start: number): Node {
	const [from, to] = rangeOf(yaml);
	const place = { offset: start + from, length: to - from };
	if (isMap(yaml)) return withChildren("object", place, yaml.items, start);
	if (isSeq(yaml)) return withChildren("array", place, yaml.items, start);
	if (isPair(yaml))
		return withChildren("property", offsetsOf(yaml.key, start), [yaml.key, yaml.value], start);
	const value: unknown = isScalar(yaml) ? yaml.value : null;
	return { type: typeOf(value), value, ...place };
}

function offsetsOf(yaml: unknown, start: number) {
	const [from, to] = rangeOf(yaml);
	return { offset: start + from, length: to - from };
}

function withChildren(
	type: "object" | "array" | "property",
	place: { offset: number; length: number },
	items: readonly unknown[],
	start: number,
): Node {
	const parent: Node = { type, ...place };
	return { ...parent, children: items.map((item) => ({ ...treeOf(item, start), parent })) };
}

function typeOf(value: unknown): "string" | "number" | "boolean" | "null" {
	const type = typeof value;
	return type === "string" || type === "number" || type === "boolean" ? type : "null";
}

function rangeOf(yaml: unknown): readonly [number, number] {
	if ((isMap(yaml) || isSeq(yaml) || isScalar(yaml)) && yaml.range) {
		return [yaml.range[0], yaml.range[1]];
	}
	return [0, 0];
}
