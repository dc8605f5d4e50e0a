import {
	findNodeAtLocation,
	getNodeValue,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";

/** The path to a value in a JSON file: `[2, "options", 0, "role"]`. */
export type JsonPath = readonly (string | number)[];

/** A fault in the content. */
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
	return `${path.length > 0 ? `${place} ${formatPath(path)}` : place}: ${message}`;
}

/** Formats `[2, "options", 0, "role"]` as `[2].options[0].role`. */
function formatPath(path: JsonPath): string {
	return path.map(formatStep).join("").replace(/^\./, "");
}

function formatStep(step: string | number): string {
	if (typeof step === "number") return `[${step}]`;
	return /^[\w$]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

export function compareFaults(a: Fault, b: Fault): number {
	return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}

/** A parsed content file, with the positions of its values in the text. */
export interface Source {
	readonly file: string;
	readonly text: string;
	readonly tree: Node | undefined;
	readonly data: unknown;
	readonly faults: readonly Fault[];
}

/** A fault that a single file's schema cannot find. */
export interface CrossFault {
	readonly source: Source;
	readonly path: JsonPath;
	readonly part: "key" | "value";
	/** The offset in an article's text, for faults in the body. */
	readonly offset?: number;
	readonly message: string;
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
	const [first] = errors;
	if (first) {
		// Only the first error is reported, because later errors are mostly its consequences.
		return { file, text, tree, data: undefined, faults: [syntaxFault(file, text, first)] };
	}
	if (!tree) {
		const fault = { file, line: 1, column: 1, path: [], message: "found nothing, expected JSON." };
		return { file, text, tree, data: undefined, faults: [fault] };
	}
	const data: unknown = getNodeValue(tree);
	return { file, text, tree, data, faults: duplicateKeys(file, text, tree, []) };
}

/** The position of a value, or of its nearest existing parent. */
export function positionOf(source: Source, path: JsonPath, part: "key" | "value" = "value") {
	let node: Node | undefined;
	for (let length = path.length; !node && source.tree && length >= 0; length--) {
		node = findNodeAtLocation(source.tree, path.slice(0, length));
		if (part === "key" && node?.parent?.type === "property") node = node.parent;
	}
	return lineAndColumn(source.text, node?.offset ?? 0);
}

/** Converts an offset to a line and a column, both counted from 1. */
export function lineAndColumn(text: string, offset: number) {
	const before = text.slice(0, offset).split("\n");
	return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

function syntaxFault(file: string, text: string, { error, offset, length }: ParseError): Fault {
	const at =
		text.slice(offset, offset + Math.max(length, 1)).split("\n")[0] || "the end of the file";
	const comma = /,(\s*)$/.exec(text.slice(0, offset));
	const message =
		comma && /^[}\]]/.test(at)
			? `found a comma before "${at}", expected none after the last entry.`
			: `found ${at}, expected ${EXPECTED[printParseErrorCode(error)] ?? "valid JSON"}.`;
	return { file, ...lineAndColumn(text, offset), path: [], message };
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
