import type { Field as EditorField } from "@sveltia/cms";
import { LONGEST, TRIMMED } from "../../shared/content/fields.ts";
import type { ContentType } from "../schemas/content-types.ts";
import {
	constantOf,
	discriminatorOf,
	type Field,
	fieldsOf,
	type JsonSchema,
} from "../schemas/json-schema.ts";
import { linkedField } from "./linked.ts";

/** Looks up a content type and its collection by its name, for relation fields. */
export type Places = (type: string) => { readonly type: ContentType; readonly collection: string };

/** The name of the type of a field that is judged when it is left (Judged.ts). */
export const JUDGED = "judged";

const PICTURES = "image/jpeg,image/png,image/webp,image/avif";

/** Converts a schema field to a field of Sveltia. */
export function editorField(field: Field, places: Places): EditorField {
	const { key, schema } = field;
	const { label = key, hint, edit, why } = schema;
	if (edit === "hidden") {
		const constant = field.isRequired ? constantOf(schema) : undefined;
		return { name: key, widget: "hidden", ...defined({ default: constant }) };
	}
	const isOwn = schema.type === "object" || Boolean(schema.oneOf ?? schema.enum ?? schema.relation);
	return {
		name: key,
		// Sveltia would report what is missing before it asks for the rest (files.ts), so it doesn't know of it, unless
		// it offers to leave out what isn't required: an object, a choice, or the name of an entry that is deleted.
		required: isRequired(field) && isOwn,
		// Sveltia shows no hint for a read-only field, so the label includes the reason.
		...(edit === "readonly"
			? { label: [label, why].join(": "), readonly: true }
			: { label: isRequired(field) && !isOwn ? `${label} *` : label, ...defined({ hint }) }),
		...inputOf(schema, places),
		...defined({ default: schema.proposed ?? (isRequired(field) ? schema.enum?.[0] : undefined) }),
	};
}

export function rootField(name: string, schema: JsonSchema, places: Places): EditorField {
	const { label = name, hint } = schema;
	const list = listInput(schema, places);
	const fields = "fields" in list && { fields: [...list.fields, linkedField()] };
	return { ...list, ...fields, name, label, root: true, ...(hint && { hint }) };
}

/** Whether the editor requires a value. Lists without a minimum length may be empty; switches always have a value. */
function isRequired({ schema, isRequired }: Field): boolean {
	const { type, nullable, minItems } = schema;
	const isSwitch = type === "boolean" && constantOf(schema) === undefined;
	return isRequired && !nullable && !isSwitch && !(type === "array" && !minItems);
}

function inputOf(schema: JsonSchema, places: Places) {
	const { type, enum: values, relation, summary } = schema;
	if (relation) return relationOf(schema, relation, places);
	if (schema.oneOf) return { widget: "object" as const, ...typesOf(schema, places) };
	switch (type) {
		case "boolean":
			return { widget: "boolean" as const };
		case "number":
		case "integer":
			// Numbers have a text input, because Sveltia's number field is cleared by characters such as "$".
			return { widget: JUDGED, of: "string", rule: schema.rule, isNumber: true };
		case "array":
			return listInput(schema, places);
		case "object":
			return {
				widget: "object" as const,
				collapsed: schema.collapsed ?? ("auto" as const),
				fields: fieldsOf(schema).map((field) => editorField(field, places)),
				...defined({ summary }),
			};
		default:
			return values ? choiceInput(values.map(String), schema.labels) : textInput(schema);
	}
}

function textInput(schema: JsonSchema) {
	const { photo, format, lines, minLength, maxLength, expected, rule, choices, inline } = schema;
	if (photo) return { widget: "image" as const, choose_url: false, accept: PICTURES };
	if (inline) return SENTENCES;
	const judged = { widget: JUDGED, rule };
	if (choices) return { ...judged, of: "select", choices };
	if (format === "date") return { ...judged, of: "datetime", type: "date", format: "YYYY-MM-DD" };
	const type = lines === "many" ? ("text" as const) : ("string" as const);
	if (isGeneral(maxLength) && expected === TRIMMED)
		return { widget: type, use_emoji_autocomplete: false };
	const limits = isGeneral(maxLength) ? {} : defined({ shortest: minLength, longest: maxLength });
	return { ...judged, of: type, ...limits };
}

/** A text with links and emphasis, and no other buttons. */
const SENTENCES = {
	widget: "richtext" as const,
	buttons: ["bold" as const, "italic" as const, "link" as const],
	editor_components: [],
	minimal: true,
};

/** Whether a limit is the default of all fields, for which the editor shows no character count. */
function isGeneral(max: number | undefined): boolean {
	return max === LONGEST.line || max === LONGEST.prose;
}

/** Returns a list field. In a list of fixed length, entries can only be edited. */
function listInput(schema: JsonSchema, places: Places) {
	const { items = {}, minItems: min = 0, maxItems: max, item, summary, label } = schema;
	const common = {
		widget: "list" as const,
		collapsed: "auto" as const,
		...defined({ label_singular: item, summary, max }),
		...(min === max && {
			allow_add: false,
			allow_remove: false,
			allow_duplicate: false,
			allow_reorder: false,
		}),
	};
	if (items.properties)
		return { ...common, fields: fieldsOf(items).map((field) => editorField(field, places)) };
	if (items.oneOf) return { ...common, ...typesOf(items, places) };
	const entry = { ...items, label: items.label ?? item ?? label };
	const field = { key: "entry", schema: entry, isRequired: true };
	return { ...common, field: editorField(field, places) };
}

/** Returns the variants of a discriminated union, and the key that identifies a variant. */
function typesOf(schema: JsonSchema, places: Places) {
	const typeKey = discriminatorOf(schema);
	const types = (schema.oneOf ?? []).flatMap((object) => {
		const { enum: names = [], labels = {} } = object.properties?.[typeKey] ?? {};
		const fields = fieldsOf(object)
			.filter(({ key }) => key !== typeKey)
			.map((field) => editorField(field, places));
		return names.map(String).map((name) => {
			const label = labels[name] ?? object.label ?? name;
			return { name, label: object.hint ? `${label}: ${object.hint}` : label, fields };
		});
	});
	return { typeKey, types };
}

function choiceInput(values: readonly string[], labels: JsonSchema["labels"] = {}) {
	const options = values.map((value) => ({ value, label: labels[value] ?? value }));
	return { widget: "select" as const, options };
}

/** Returns a relation field: a choice among files, or among the entries of a list in one file. */
function relationOf(
	{ type, maxItems: max }: JsonSchema,
	relation: NonNullable<JsonSchema["relation"]>,
	places: Places,
) {
	const { type: target, collection } = places(relation.type);
	const several = type === "array" && { multiple: true, ...defined({ max }) };
	const common = { widget: "relation" as const, collection, ...several };
	if (target.files.includes("*")) {
		const value = relation.value === "slug" ? "{{slug}}" : relation.value;
		return { ...common, value_field: value, display_fields: [relation.label] };
	}
	const path = (key: string) => `${target.name}.*.${key}`;
	return {
		...common,
		file: target.name,
		value_field: path(relation.value),
		display_fields: [path(relation.label)],
	};
}

function defined<Value>(values: Record<string, Value | undefined>): Record<string, Value> {
	return Object.fromEntries(
		Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
	);
}
