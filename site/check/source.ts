import {
	findNodeAtLocation,
	getNodeValue,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";
import { z } from "zod";
import { describe, type JsonPath } from "./values.ts";

export interface Fault {
	/** Path in the repository, with forward slashes. */
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** `found X, expected Y. Did you mean "Z"?` */
	readonly message: string;
}

/** Formats a fault as one line that starts with `file:line:column`, which editors and terminals turn into a link. */
export function formatFault({ file, line, column, path, message }: Fault): string {
	const place = `${file}:${line}:${column}`;
	return `${path.length > 0 ? `${place} ${z.core.toDotPath(path)}` : place}: ${message}`;
}

export function compareFaults(a: Fault, b: Fault): number {
	return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}

/** A parsed content file, with the positions of its values in the text. */
export interface Source {
	readonly file: string;
	readonly text: string;
	readonly data: unknown;
	/** Returns the offset of a value, or of its key; undefined if the file has no such value. */
	readonly offsetOf: (path: JsonPath, part: "key" | "value") => number | undefined;
	readonly faults: readonly Fault[];
}

/**
 * Creates a fault with the line and column of a value.
 * @param at - `key` for the position of the value's key; a number is an offset in an article's text
 */
export function faultAt(
	source: Source,
	path: JsonPath,
	message: string,
	at: "key" | "value" | number = "value",
): Fault {
	const position =
		typeof at === "number" ? lineAndColumn(source.text, at) : positionOf(source, path, at);
	return { file: source.file, ...position, path, message };
}

/** Creates a fault whose message states the found and the expected value. */
export function unexpected(
	source: Source,
	path: JsonPath,
	found: unknown,
	expected: string,
	at?: number,
): Fault {
	return faultAt(source, path, `found ${describe(found)}, expected ${expected}`, at);
}

const EXPECTED: Readonly<Record<string, string>> = {
	InvalidNumberFormat: "a number",
	PropertyNameExpected: 'a key in "double quotes"',
	ValueExpected: "a value",
	ColonExpected: "a colon before it",
	CommaExpected: "a comma before it",
	CloseBraceExpected: 'a closing "}" before it',
	CloseBracketExpected: 'a closing "]" before it',
	EndOfFileExpected: "the end of the file",
	InvalidCommentToken: "no comment: JSON has none",
	UnexpectedEndOfString: "a closing quotation mark on the same line",
	InvalidEscapeCharacter: 'one of \\" \\\\ \\n after a backslash',
};

/**
 * Parses the text of a JSON content file.
 * @param file - the file's path in the repository
 */
export function parseSource(file: string, text: string): Source {
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { disallowComments: true });
	// Only the first error is reported, because later errors are mostly its consequences.
	const [first] = errors;
	if (first) return broken(file, text, first.offset, syntaxMessage(text, first));
	if (!tree) return broken(file, text, 0, "found nothing, expected JSON.");
	const offsetOf: Source["offsetOf"] = (path, part) => {
		const node = findNodeAtLocation(tree, [...path]);
		const isKey = part === "key" && node?.parent?.type === "property";
		return isKey ? node.parent?.offset : node?.offset;
	};
	const data: unknown = getNodeValue(tree);
	return { file, text, data, offsetOf, faults: duplicateKeys(file, text, tree, []) };
}

/** Creates a fault that reports a missing file. */
export function absent(file: string, message: string): Fault {
	return { file, line: 1, column: 1, path: [], message };
}

/** Creates the `Source` of a file with a syntax error, without data. */
export function broken(file: string, text: string, offset: number, message: string): Source {
	const fault: Fault = { file, ...lineAndColumn(text, offset), path: [], message };
	return { file, text, data: undefined, offsetOf: () => undefined, faults: [fault] };
}

/** Returns the line and column of a value, or of its nearest existing parent. */
export function positionOf(source: Source, path: JsonPath, part: "key" | "value" = "value") {
	let offset: number | undefined;
	for (let length = path.length; offset === undefined && length >= 0; length--) {
		offset = source.offsetOf(path.slice(0, length), part);
	}
	return lineAndColumn(source.text, offset ?? 0);
}

/** Converts an offset to a line and a column, both counted from 1. */
export function lineAndColumn(text: string, offset: number) {
	const before = text.slice(0, offset).split("\n");
	return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

function syntaxMessage(text: string, { error, offset, length }: ParseError): string {
	const at =
		text.slice(offset, offset + Math.max(length, 1)).split("\n")[0] || "the end of the file";
	return /,\s*$/.test(text.slice(0, offset)) && /^[}\]]/.test(at)
		? `found a comma before "${at}", expected none after the last entry.`
		: `found ${at}, expected ${EXPECTED[printParseErrorCode(error)] ?? "valid JSON"}.`;
}

function duplicateKeys(file: string, text: string, node: Node, path: JsonPath): Fault[] {
	if (node.type === "array") {
		return (node.children ?? []).flatMap((child, index) =>
			duplicateKeys(file, text, child, [...path, index]),
		);
	}
	if (node.type !== "object") return [];
	const seen = new Set<string>();
	return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
		if (!key || !value) return [];
		const name = String(key.value);
		const faults = duplicateKeys(file, text, value, [...path, name]);
		if (!seen.has(name)) {
			seen.add(name);
			return faults;
		}
		const message = `found the key "${name}" a second time, expected it once.`;
		return [
			{ file, ...lineAndColumn(text, key.offset), path: [...path, name], message },
			...faults,
		];
	});
}
