import type { Field as EditorField } from "@sveltia/cms";
import { LONGEST } from "../../shared/content/fields.ts";
import type { ContentKind } from "../schemas/kinds.ts";
import type { Field, Shape, ShapeOf } from "../schemas/shape.ts";
import { NUMBER_AS_TYPED } from "./format.ts";

/** Where the entries of each kind are, for fields that choose among them. */
export type Places = (kind: string) => { readonly kind: ContentKind; readonly collection: string };

/** The kinds of picture that the site can show. */
const PICTURES = "image/jpeg,image/png,image/webp,image/avif";

/** The editor's field for each field of an object. */
export function fieldsOf(fields: readonly Field[], places: Places): EditorField[] {
	return fields.map((field) => fieldOf(field, places));
}

/** The editor's field for a value. */
function fieldOf(field: Field, places: Places): EditorField {
	const { key, shape } = field;
	const { label = key, hint, edit, why } = shape.words;
	if (edit === "hidden") {
		return {
			name: key,
			widget: "hidden",
			...(shape.type === "constant" && { default: shape.value }),
		};
	}
	return {
		name: key,
		required: isRequired(field),
		// The editor shows no hint beside a field that can't be changed.
		...(edit === "readonly"
			? { label: [label, why].join(": "), readonly: true }
			: { label, ...defined({ hint }) }),
		...inputOf(shape, places),
		// A new entry starts with the first choice.
		...(shape.type === "choice" && isRequired(field) && { default: shape.values[0] }),
	};
}

/** The field of a file that is a list, and nothing else. */
export function rootField(name: string, shape: ShapeOf<"list">, places: Places): EditorField {
	const { label = name, hint } = shape.words;
	return { ...listInput(shape, places), name, label, root: true, ...(hint && { hint }) };
}

/** An empty list is a value of its own, and a switch always has one. */
function isRequired({ shape, required }: Field): boolean {
	const canBeEmpty = shape.type === "boolean" || (shape.type === "list" && shape.min === 0);
	return required && !shape.nullable && !canBeEmpty;
}

function inputOf(shape: Shape, places: Places) {
	if (shape.words.relation) return relationOf(shape, shape.words.relation, places);
	switch (shape.type) {
		case "text":
			return textInput(shape);
		case "number":
			// The editor's own field for numbers empties itself at a character that it doesn't take, such as "$".
			return { widget: "string" as const, use_emoji_autocomplete: false, pattern: NUMBER };
		case "boolean":
		case "constant":
			return { widget: "boolean" as const };
		case "choice":
			return choiceInput(shape.values, shape.words.words);
		case "list":
			return listInput(shape, places);
		case "object":
			return {
				widget: "object" as const,
				collapsed: "auto" as const,
				fields: fieldsOf(shape.fields, places),
				...defined({ summary: shape.words.summary }),
			};
		case "union":
			return { widget: "object" as const, ...typesOf(shape, places) };
	}
}

function textInput({ words, date, min, max, pattern }: ShapeOf<"text">) {
	if (words.photo) return { widget: "image" as const, choose_url: false, accept: PICTURES };
	if (date) return { widget: "datetime" as const, type: "date" as const, format: "YYYY-MM-DD" };
	return {
		widget: words.lines === "many" ? ("text" as const) : ("string" as const),
		use_emoji_autocomplete: false,
		...(!isGeneral(max) && defined({ minlength: min, maxlength: max })),
		...(pattern && { pattern: patternOf(pattern) }),
	};
}

/** Whether a text has only the limit that every text has: nobody needs to see its characters counted. */
function isGeneral(max: number | undefined): boolean {
	return max === LONGEST.line || max === LONGEST.prose;
}

/** A number as people type it, which format.ts reads. */
const NUMBER: [RegExp, string] = [
	NUMBER_AS_TYPED,
	"Expected only a number, such as 1210 or 19.50.",
];

function patternOf([source, expected]: readonly [string, string]): [RegExp, string] {
	return [new RegExp(source, "u"), `Expected ${expected}.`];
}

/** A list whose size is fixed can be reworded, and nothing else. */
function listInput({ entry, min, max, words }: ShapeOf<"list">, places: Places) {
	const fixed = min === max;
	const common = {
		widget: "list" as const,
		collapsed: "auto" as const,
		...defined({ label_singular: words.item, summary: words.summary, min, max }),
		...(fixed && {
			allow_add: false,
			allow_remove: false,
			allow_duplicate: false,
			allow_reorder: false,
		}),
	};
	if (entry.type === "object") return { ...common, fields: fieldsOf(entry.fields, places) };
	if (entry.type === "union") return { ...common, ...typesOf(entry, places) };
	const one = { ...entry, words: { label: words.item ?? words.label, ...entry.words } };
	return { ...common, field: fieldOf({ key: "entry", shape: one, required: true }, places) };
}

function typesOf({ key, variants }: ShapeOf<"union">, places: Places) {
	const types = variants.map(({ name, label, fields }) => ({
		name,
		label,
		fields: fieldsOf(fields, places),
	}));
	return { typeKey: key, types };
}

function choiceInput(values: readonly string[], words: Readonly<Record<string, string>> = {}) {
	const options = values.map((value) => ({ value, label: words[value] ?? value }));
	return { widget: "select" as const, options };
}

/** Choices among the entries of another kind: its files, or the entries of the list in its one file. */
function relationOf(
	shape: Shape,
	relation: { kind: string; value: string; label: string },
	places: Places,
) {
	const { kind, collection } = places(relation.kind);
	const several = shape.type === "list" && {
		multiple: true,
		min: shape.min,
		...defined({ max: shape.max }),
	};
	const common = { widget: "relation" as const, collection, ...several };
	if (kind.files.includes("*")) {
		const value = relation.value === "slug" ? "{{slug}}" : relation.value;
		return { ...common, value_field: value, display_fields: [relation.label] };
	}
	const path = (key: string) => `${kind.name}.*.${key}`;
	return {
		...common,
		file: kind.name,
		value_field: path(relation.value),
		display_fields: [path(relation.label)],
	};
}

/** Without the keys that have no value. */
function defined<Value>(values: Record<string, Value | undefined>): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
	);
}
