import { attempt } from "@liberation/shared/attempt";
import { isBounded } from "@liberation/shared/bounded-text";
import type { Answers } from "../check/schema.ts";

/** Maximum size of a body in bytes and of its JSON in characters: 10,000 non-Latin characters take up to 90 kB. */
export const LARGEST_BODY = 128 * 1024;

/** Maximum number and nesting of values in a body. No form comes near these limits. */
const MOST_VALUES = 200;
const DEEPEST = 4;

export type BodyFault = "too-large" | "wrong-type" | "unreadable";
type Faulty = { readonly fault: BodyFault };

/** Parses a request body as `application/x-www-form-urlencoded` or JSON. */
export async function readBody(
	request: Request,
): Promise<Faulty | { readonly kind: "form" | "json"; readonly answers: Answers }> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	const isJson = type === "application/json";
	if (!isJson && type !== "application/x-www-form-urlencoded") return { fault: "wrong-type" };
	const read = await readText(request);
	if ("fault" in read) return read;
	const answers = attempt(() => bounded(isJson ? fromJson(read.text) : fromForm(read.text)));
	return answers ? { kind: isJson ? "json" : "form", answers } : { fault: "unreadable" };
}

/** Reads a request body as text, up to LARGEST_BODY bytes. */
export async function readText(request: Request): Promise<Faulty | { readonly text: string }> {
	// `Content-Length` allows an early refusal but may be wrong, so the received bytes are also counted.
	if (Number(request.headers.get("content-length") ?? 0) > LARGEST_BODY) {
		return { fault: "too-large" };
	}
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.length;
		if (length > LARGEST_BODY) return { fault: "too-large" };
		chunks.push(chunk);
	}
	const bytes = await new Blob(chunks).arrayBuffer();
	const text = attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	return text === undefined ? { fault: "unreadable" } : { text };
}

/** Returns a parsed body. @throws TypeError unless all of its names and texts are bounded, however escaped */
export function bounded<Value>(value: Value): Value {
	if (!isBounded(JSON.stringify(value), LARGEST_BODY)) throw new TypeError("unbounded text");
	return value;
}

/** @throws TypeError or SyntaxError unless the text is a JSON object within the limits */
function fromJson(text: string): Answers {
	const value: unknown = JSON.parse(text);
	if (typeof value !== "object" || value === null || Array.isArray(value) || !isModest(value)) {
		throw new TypeError("not an object of answers");
	}
	return Object.fromEntries(Object.entries(value));
}

/** Whether a value is small and flat enough. The traversal is breadth-first, so that deep nesting is refused early. */
function isModest(value: object): boolean {
	let level: unknown[] = [value];
	for (let depth = 0; depth < DEEPEST && level.length <= MOST_VALUES; depth += 1) {
		level = level.flatMap((each) => (each instanceof Object ? Object.values(each) : []));
		if (level.length === 0) return true;
	}
	return false;
}

/** @throws TypeError where the text has more fields than any form */
function fromForm(text: string): Answers {
	if (text.split("&", MOST_VALUES + 1).length > MOST_VALUES) throw new TypeError("too many names");
	const parameters = new URLSearchParams(text);
	const answers = [...parameters].map(([name, value]) => {
		const all = parameters.getAll(name);
		return [name, all.length > 1 ? all : value] as const;
	});
	return Object.fromEntries(answers);
}
