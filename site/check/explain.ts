import type { z } from "zod";
import { TRIMMED } from "../../shared/content/fields.ts";
import { suggestion } from "../../shared/nearest.ts";
import { fieldsOf, type JsonSchema, jsonSchemaOf, VARIANT } from "../schemas/json-schema.ts";
import { describe, type JsonPath, SHOWN_LENGTH, valueAt } from "./values.ts";

type Issue = z.core.$ZodIssue;

/** A schema fault, explained to the person who edits the file. */
export interface Explanation {
	readonly path: JsonPath;
	readonly part: "key" | "value";
	readonly message: string;
}

const TYPES: Record<string, string> = {
	string: "some text",
	number: "only a number, such as 1210 or 19.50",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "an object",
	record: "an object",
	null: "null",
};

export function explain(schema: z.ZodType, data: unknown): Explanation[] {
	const result = schema.safeParse(data);
	return result.success
		? []
		: result.error.issues.flatMap((issue) => fromIssue(schema, data, issue));
}

function fromIssue(schema: z.ZodType, data: unknown, issue: Issue): Explanation[] {
	const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
	const value = valueAt(data, path);
	if (issue.code === "unrecognized_keys") {
		const known = keysAt(jsonSchemaOf(schema), path);
		const free = known.filter((key) => valueAt(value, [key]) === undefined);
		return issue.keys.map((key) => ({
			path: [...path, key],
			part: "key",
			message: `found the key "${key}", expected one of the keys ${known.join(", ")}${suggestion(key, free)}`,
		}));
	}
	const candidates = candidatesOf(issue);
	const isMissing = value === "" && issue.message === TRIMMED;
	const expected = isMissing ? "some text" : expectedOf(issue);
	const message = `found ${value === "" || value === null ? "nothing" : describe(value)}${sizeIn(issue, value)}, expected ${expected}${suggestion(value, candidates)}`;
	return [{ path, part: "value", message }];
}

function keysAt(schema: JsonSchema | undefined, [step, ...rest]: JsonPath): string[] {
	if (typeof step === "number") return keysAt(schema?.items, rest);
	const fields = fieldsOf(schema);
	if (step === undefined)
		return [...new Set(fields.map(({ key }) => key))].filter((key) => key !== VARIANT);
	return keysAt(fields.find(({ key }) => key === step)?.schema, rest);
}

function candidatesOf(issue: Issue): string[] {
	if (issue.code === "invalid_value") return issue.values.map(String);
	// Zod sets `inclusive: false` for a value that matches several options, so there is nothing to suggest.
	if (issue.code !== "invalid_union" || issue.inclusive === false) return [];
	return (issue.options ?? []).map(String);
}

function expectedOf(issue: Issue): string {
	// A flag is `true`, or its key is absent.
	if (issue.code === "invalid_value" && issue.values.length === 1 && issue.values[0] === true)
		return "true, without quotation marks, or no such line";
	const candidates = candidatesOf(issue);
	if (candidates.length === 1) return `"${candidates[0]}"`;
	if (candidates.length > 1) return `one of ${candidates.join(", ")}`;
	// Only Zod's default messages start with these words. Custom messages are already worded to follow "expected".
	if (!/^(Invalid|Too) /.test(issue.message)) return issue.message;
	switch (issue.code) {
		case "invalid_type":
			return TYPES[issue.expected] ?? issue.expected;
		case "invalid_format":
			return `a valid ${issue.format}`;
		case "too_small":
			return limit(issue, issue.minimum, issue.inclusive ? "at least" : "more than");
		case "too_big":
			return limit(issue, issue.maximum, issue.inclusive ? "at most" : "less than");
		case "invalid_union":
			return [...new Set(issue.errors.flat().map(expectedOf))].join(" or ");
		default:
			return issue.message;
	}
}

/** Formats a short text's length for messages about length limits; `describe` adds only the length of long texts. */
function sizeIn(issue: Issue, value: unknown): string {
	const isLimit = issue.code === "too_small" || issue.code === "too_big";
	const counts =
		isLimit && value !== "" && typeof value === "string" && value.length <= SHOWN_LENGTH;
	return counts ? ` (${value.length} characters)` : "";
}

const UNITS: Readonly<Record<string, readonly string[]>> = {
	string: ["character", "characters"],
	array: ["entry", "entries"],
};

function limit(issue: { origin: string; exact?: boolean }, bound: number | bigint, words: string) {
	const [one = "", many = ""] = UNITS[issue.origin] ?? [];
	const amount = `${bound} ${bound === 1 ? one : many}`.trim();
	return issue.exact ? `exactly ${amount}` : `${words} ${amount}`;
}
