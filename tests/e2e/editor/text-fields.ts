import type { EditorKind } from "../../../site/admin/config.ts";
import { writeFile } from "../../../site/admin/files.ts";
import type { Shape } from "../../../site/schemas/shape.ts";

type Step = string | number;

/** A text in an entry that the editor lets one change. */
interface TextField {
	readonly steps: readonly Step[];
	readonly value: string;
}

/** The first text of an entry that can become another one, and that other one. */
export function changeFor(kind: EditorKind, data: unknown): { path: string; text: string } {
	const root = kind.shape.type === "list" ? [kind.name] : [];
	for (const { steps, value } of textFields(kind.shape, data, [])) {
		const text = value.replace(/.(.?)$/, "x$1");
		const changed = withValue(data, steps, text);
		if (writeFile(kind, changed).refused.length > 0) continue;
		return { path: [...root, ...steps].join("."), text };
	}
	throw new Error(`${kind.name} has no text to change`);
}

function textFields(shape: Shape, data: unknown, steps: readonly Step[]): TextField[] {
	const { edit, relation, photo } = shape.words;
	if (edit || relation || photo || data === null || data === undefined) return [];
	if (shape.type === "text") {
		const value = String(data);
		return shape.date || /["\\\n]/.test(value) ? [] : [{ steps, value }];
	}
	if (shape.type === "list" && Array.isArray(data)) {
		// The editor knows an entry that is no object by its place alone.
		return data.flatMap((entry, index) => textFields(shape.entry, entry, [...steps, index]));
	}
	if (shape.type !== "object" || typeof data !== "object") return [];
	const values = new Map(Object.entries(data));
	return shape.fields
		.filter(({ key }) => !["$schema", "slug", "id"].includes(key))
		.flatMap((field) => textFields(field.shape, values.get(field.key), [...steps, field.key]));
}

/** A copy of data with another value in one place. */
function withValue(data: unknown, [step, ...rest]: readonly Step[], value: string): unknown {
	if (step === undefined) return value;
	if (Array.isArray(data)) {
		return data.map((entry, index) => (index === step ? withValue(entry, rest, value) : entry));
	}
	const entries = Object.entries(data ?? {});
	return Object.fromEntries(
		entries.map(([key, each]) => [key, key === step ? withValue(each, rest, value) : each]),
	);
}

/** The lines of a text that another one does not have in the same place. */
export function changedLines(before: string, after: string): string[] {
	const old = before.split("\n");
	const lines = after.split("\n");
	if (old.length !== lines.length)
		return lines.filter((line) => !old.includes(line)).concat("(another length)");
	return lines.filter((line, index) => line !== old[index]);
}
