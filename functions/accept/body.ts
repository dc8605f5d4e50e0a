import type { Answers } from "../check/schema.ts";

/** Bytes of the largest submission: the longest answers of the longest form, and room to spare. */
export const LARGEST_BODY = 64 * 1024;

/** Why a body was not read; each is a status of its own. */
export type BodyFault = "too-large" | "wrong-type" | "unreadable";

export type Body =
	| { readonly fault: BodyFault }
	| { readonly kind: "form" | "json"; readonly answers: Answers };

/** Reads what a form or a script posted: `application/x-www-form-urlencoded` or JSON. */
export async function readBody(request: Request): Promise<Body> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json" && type !== "application/x-www-form-urlencoded") {
		return { fault: "wrong-type" };
	}
	const read = await readText(request);
	if ("fault" in read) return read;
	try {
		return type === "application/json"
			? { kind: "json", answers: fromJson(read.text) }
			: { kind: "form", answers: fromForm(read.text) };
	} catch {
		return { fault: "unreadable" };
	}
}

/** Reads a body as the very text that was sent. */
export async function readText(
	request: Request,
): Promise<{ readonly text: string } | { readonly fault: BodyFault }> {
	const bytes = await readBytes(request);
	if (!bytes) return { fault: "too-large" };
	try {
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
	} catch {
		return { fault: "unreadable" };
	}
}

/** The body, or undefined as soon as it is too large: a length that was announced may be a lie. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
	if (Number(request.headers.get("content-length") ?? 0) > LARGEST_BODY) return undefined;
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = request.body?.getReader();
	for (;;) {
		const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
		if (done || !value) return joined(chunks, length);
		length += value.length;
		if (length > LARGEST_BODY) {
			await reader?.cancel();
			return undefined;
		}
		chunks.push(value);
	}
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.length;
	}
	return bytes;
}

/** @throws TypeError or SyntaxError where it is no JSON object */
function fromJson(text: string): Answers {
	const value: unknown = JSON.parse(text);
	if (typeof value !== "object" || value === null || Array.isArray(value)) {
		throw new TypeError("not an object");
	}
	return Object.fromEntries(Object.entries(value));
}

function fromForm(text: string): Answers {
	const query = new URLSearchParams(text);
	return Object.fromEntries(
		[...new Set(query.keys())].map((name) => {
			const [value, ...more] = query.getAll(name);
			return [name, more.length > 0 ? [value, ...more] : value];
		}),
	);
}
