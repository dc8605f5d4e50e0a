/** The path to a value in a JSON file: `[2, "options", 0, "role"]`. */
export type JsonPath = readonly (string | number)[];

export const SHOWN_LENGTH = 60;

/** The fields that identify an entry in messages, by precedence. */
const IDENTIFYING_KEYS = ["id", "slug", "key", "role", "label", "name", "title"];

export function valueAt(data: unknown, path: JsonPath): unknown {
	let value = data;
	for (const step of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
			return undefined;
		value = Reflect.get(value, step);
	}
	return value;
}

/** Describes a value for messages: shortens long texts and adds their length. */
export function describe(value: unknown): string {
	if (value === undefined) return "nothing";
	if (typeof value === "string") return describeText(value).replace(INVISIBLE, nameOfMark);
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value !== "object" || value === null) return String(value);
	const name = IDENTIFYING_KEYS.map((key) => valueAt(value, [key])).find(
		(name) => typeof name === "string",
	);
	return name === undefined ? "an object" : JSON.stringify(name);
}

const INVISIBLE = /[\u00A0\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Returns the name of an invisible mark, such as `U+200B`. */
function nameOfMark(mark: string): string {
	return `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function describeText(text: string): string {
	if (text.length <= SHOWN_LENGTH) return JSON.stringify(text);
	const start = JSON.stringify(`${text.slice(0, SHOWN_LENGTH).trimEnd()} ...`);
	const words = text.trim().split(/\s+/).length;
	return `${start} (${text.length} characters, ${words} words)`;
}

interface Selected {
	readonly path: JsonPath;
	readonly value: unknown;
}

/** Selects every value whose path matches a pattern, where `*` matches any key or index. Invalid data is skipped. */
export function select(data: unknown, pattern: JsonPath): Selected[] {
	return pattern.reduce<Selected[]>(
		(found, step) =>
			found.flatMap(({ path, value }) =>
				entriesOf(value)
					.filter(([key]) => step === "*" || step === key)
					.map(([key, inner]) => ({ path: [...path, key], value: inner })),
			),
		[{ path: [], value: data }],
	);
}

export function texts(data: unknown, path: JsonPath = []): Selected[] {
	if (typeof data === "string") return [{ path, value: data }];
	return entriesOf(data).flatMap(([key, value]) => texts(value, [...path, key]));
}

export function objects(data: unknown, path: JsonPath = []): Selected[] {
	const inner = entriesOf(data).flatMap(([key, value]) => objects(value, [...path, key]));
	const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
	return isObject ? [{ path, value: data }, ...inner] : inner;
}

function entriesOf(value: unknown): [string | number, unknown][] {
	if (Array.isArray(value)) return [...value.entries()];
	return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
