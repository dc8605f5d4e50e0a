/** The path to a value in a JSON file: `[2, "options", 0, "role"]`. */
export type JsonPath = readonly (string | number)[];

/** A fault in the content. */
export interface Fault {
	/** Path in the repository, with forward slashes. */
	readonly file: string;
	/** Both count from 1, as editors do. */
	readonly line: number;
	readonly column: number;
	readonly path: JsonPath;
	/** `found X, expected Y. Did you mean "Z"?` */
	readonly message: string;
}

/** A fault as one line; editors and terminals link it to the place. */
export function formatFault({ file, line, column, path, message }: Fault): string {
	const place = `${file}:${line}:${column}`;
	return `${path.length > 0 ? `${place} ${formatPath(path)}` : place}: ${message}`;
}

/** `[2, "options", 0, "role"]` as `[2].options[0].role`. */
function formatPath(path: JsonPath): string {
	return path.map(formatStep).join("").replace(/^\./, "");
}

function formatStep(step: string | number): string {
	if (typeof step === "number") return `[${step}]`;
	return /^[\w$]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** For sorting: by file, then from top to bottom. */
export function compareFaults(a: Fault, b: Fault): number {
	return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}
