import MarkdownIt, { type Token } from "markdown-it";
import { isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import { broken, type Fault, parseSource, type Source } from "./source.ts";

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
	try {
		return file.endsWith(".md") ? parseMarkdown(file, text) : parseSource(file, text);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return broken(file, text, 0, "found lists in lists too deep to read, expected fewer levels.");
	}
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
	const hidden: Fault[] = [];
	visit(document, {
		Node(_, node) {
			const [, end = 0] = node.range ?? [];
			if (isMap(node) || isSeq(node) ? !node.flow : !isScalar(node)) return;
			if (!/^[ \t]+#/.test(yaml.slice(end))) return;
			const message = `found a "#", which hides the rest of its line, expected "double quotes" around the whole value.`;
			hidden.push(...broken(file, text, offset + end, message).faults);
		},
	});
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
	return { file, text, data: document.toJS(), offsetOf, faults: hidden };
}

/** Reads HTML as such, so that the check finds it; pages show it as text. */
const parser = new MarkdownIt({ html: true });

/** The address of the site's photos in the text of an article, as the editor writes it. */
export const PHOTOS = "/photos/";

/** Something in Markdown that is more than words: a link, emphasis, a picture, or what no page shows. */
export interface Mark {
	readonly kind: "link" | "emphasis" | "picture" | "fault";
	/** The address of a link or a picture, or the signs as typed. */
	readonly value: string;
	/** What to write instead of what no page shows. */
	readonly expected: string;
	/** The offset in the text. */
	readonly offset: number;
}

/** What stands in a line outside code, and what to write instead. */
const IN_LINES: readonly (readonly [RegExp, string])[] = [
	[
		/^(?:<{7}|\|{7}|>{7})(?:\s.*)?$/,
		"one of the two versions that Git left here, without its marks.",
	],
	[/\[\^[^\]\s]+\]/, "no footnote: put it into the sentence, or behind a link."],
	[/^\s*(?:[-*+]|\d+[.)])\s+\[[ xX]\](?=\s)/, 'an entry without a box, such as "- Bread".'],
];

/** What to write instead of what no page shows. */
const INSTEAD = {
	h1: '"##" before a heading: the page has its title as the first one.',
	html: "words without HTML, because neither tags nor comments work here.",
	image: "no picture: only the text of an article shows pictures.",
	noPhoto: `a photo of this site, such as "![A table](${PHOTOS}table.jpg)".`,
	noWords: "what the picture shows, between its brackets, for people who can’t see it.",
	beside: "an empty line before and after the picture.",
	link: "a link such as [words](/academy), without a blank in its address.",
} as const;

/** Matches a link that Markdown can't parse: its URL contains a space, or its reference is unknown. */
const MALFORMED = /\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])/;

/** Lists the links and emphasis of a text in Markdown, and what no page shows. */
export function marksIn(text: string): Mark[] {
	const lines = text.split("\n");
	const found = parser.parse(text, {}).flatMap((token, index, tokens): Found[] => {
		const { type, tag, map, content, children } = token;
		const [line = 0, end = 0] = map ?? [];
		if (type === "fence" || type === "code_block") lines.fill("", line, end);
		if (type === "html_block") return [["fault", content.trim(), INSTEAD.html, line]];
		if (type === "heading_open" && tag === "h1")
			return [["fault", tokens[index + 1]?.content ?? "", INSTEAD.h1, line]];
		return (children ?? [])
			.flatMap((child) => inToken(child, children ?? []))
			.map(([kind, value, expected]) => [kind, value, expected, line]);
	});
	const inLines = lines.flatMap((text, line) =>
		IN_LINES.flatMap(([pattern, expected]): Found[] => {
			const [value] = pattern.exec(text.replace(/`[^`]*`/g, "")) ?? [];
			return value ? [["fault", value, expected, line]] : [];
		}),
	);
	return [...withOffsets(text, found), ...withOffsets(text, inLines)];
}

/** The kind of a mark, its value, what to write instead, and the line in which to look for it. */
type Found = readonly [
	kind: Mark["kind"],
	value: string,
	expected?: string | undefined,
	line?: number,
];

/** Finds links, emphasis, pictures and HTML in a token within a paragraph. */
function inToken(token: Token, { length }: readonly Token[]): Found[] {
	const { type, content, markup } = token;
	switch (type) {
		case "link_open":
			return [["link", token.attrGet("href") ?? ""]];
		case "em_open":
		case "strong_open":
			return [["emphasis", markup]];
		case "image": {
			const src = token.attrGet("src") ?? "";
			if (!src.startsWith(PHOTOS)) return [["fault", src, INSTEAD.noPhoto]];
			if (!content.trim()) return [["fault", src, INSTEAD.noWords]];
			return [length > 1 ? ["fault", src, INSTEAD.beside] : ["picture", src, INSTEAD.image]];
		}
		case "html_inline":
			return [["fault", content, INSTEAD.html]];
		default: {
			const [malformed] = (type === "text" && MALFORMED.exec(content)) || [];
			return malformed ? [["fault", malformed, INSTEAD.link]] : [];
		}
	}
}

/** Looks each value up behind the one before, because Markdown's parser doesn't tell where in its lines it stands. */
function withOffsets(text: string, found: readonly Found[]): Mark[] {
	const lines = text.split("\n");
	let from = 0;
	return found.map(([kind, value, expected = "", line = 0]) => {
		const start = lines.slice(0, line).join("\n").length;
		const next = text.indexOf(value, Math.max(from, start));
		if (next >= 0) from = next + value.length;
		// A value that isn't found there is that of a reference or is percent-encoded.
		return { kind, value, expected, offset: next < 0 ? Math.max(text.indexOf(value), 0) : next };
	});
}

/** Returns the links and the faults of an article; other files have none. */
export function marksOf({ file, text }: Source): Mark[] {
	const parts = file.endsWith(".md") ? splitFrontMatter(text) : undefined;
	if (!parts) return [];
	const start = text.length - parts.body.length;
	return marksIn(parts.body).map((mark) => ({ ...mark, offset: start + mark.offset }));
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
