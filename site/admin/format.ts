import { PHOTOS } from "../check/markdown.ts";
import {
	constantOf,
	type Field,
	FOLD,
	fieldsOf,
	type JsonSchema,
	VARIANT,
	variantOf,
} from "../schemas/json-schema.ts";

type Values = Readonly<Record<string, unknown>>;

export function toEditor(schema: JsonSchema, value: unknown): unknown {
	const { items, photo } = schema;
	if (items && Array.isArray(value)) return value.map((entry) => toEditor(items, entry));
	const variant = variantOf(schema, value);
	const name = constantOf(variant?.properties?.[VARIANT] ?? {});
	if (name === "text" && typeof value === "string") return { [VARIANT]: name, text: value };
	if (variant?.properties && isObject(value)) {
		const named = name ? { [VARIANT]: name, ...value } : value;
		const values = FOLD in variant.properties ? { ...named, [FOLD]: value } : named;
		return Object.fromEntries(
			fieldsOf(variant).flatMap(({ key, schema }) =>
				key in values ? [[key, toEditor(schema, values[key])]] : [],
			),
		);
	}
	if (typeof value === "number") return String(value);
	return photo && typeof value === "string" ? PHOTOS + value : value;
}

/**
 * Converts a value of the editor to a value for the file: keys in the schema's order, null for empty nullable values,
 * no empty optional keys. Invalid values stay unchanged, so that the schema reports them.
 * @returns undefined if the file should omit the key
 */
export function fromEditor({ schema, isRequired }: Omit<Field, "key">, value: unknown): unknown {
	if (isEmpty(value)) return emptyOf(schema, isRequired);
	const { items, type, photo } = schema;
	const variant = variantOf(schema, value);
	if (variant?.properties && isObject(value)) {
		const { [VARIANT]: name, ...own } = objectFromEditor(variant, value);
		return name === "text" ? own.text : own;
	}
	if (items && Array.isArray(value)) {
		if (value.length === 0 && !isRequired) return undefined;
		return value.map((entry) => fromEditor({ schema: items, isRequired: true }, entry));
	}
	const constant = constantOf(schema);
	if (constant !== undefined && value !== constant && !isRequired) return undefined;
	if (type === "number" || type === "integer") return numberOf(value);
	return photo ? String(value).replace(PHOTOS, "") : value;
}

/**
 * A number as people type it: `1210`, `$1,210` or `19.50`. Commas must group thousands, and at most two decimals are
 * allowed, so that an ambiguous number such as `1,5` doesn't match.
 */
const NUMBER_AS_TYPED = /^\s*-?(?:\$\s*)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?\s*$/;

/** Parses a typed number. Returns any other value unchanged, so that the schema reports the value. */
export function numberOf(value: unknown): unknown {
	if (typeof value !== "string" || !NUMBER_AS_TYPED.test(value)) return value;
	return Number(value.replace(/[$,\s]/g, ""));
}

function emptyOf(schema: JsonSchema, isRequired: boolean): unknown {
	if (!isRequired) return undefined;
	if (schema.nullable) return null;
	if (schema.items) return [];
	if (schema.properties) return objectFromEditor(schema, {});
	return constantOf(schema) ?? (schema.type === "boolean" ? false : "");
}

function objectFromEditor(schema: JsonSchema, values: Values): Values {
	return Object.fromEntries(
		fieldsOf(schema).flatMap(({ key, ...field }) => {
			const value = fromEditor(field, values[key]);
			return value === undefined ? [] : [[key, value]];
		}),
	);
}

/** An object is empty if all its fields are, because the editor clears an object field by field. */
function isEmpty(value: unknown): boolean {
	if (isObject(value)) return Object.values(value).every(isEmpty);
	return value === undefined || value === null || value === "";
}

/** Puts the fields of folded groups back into their objects. */
export function unfolded(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(unfolded);
	if (!isObject(value)) return value;
	const { [FOLD]: away, ...own } = value;
	const all = Object.entries({ ...own, ...(isObject(away) && away) });
	return Object.fromEntries(all.map(([key, each]) => [key, unfolded(each)]));
}

function isObject(value: unknown): value is Values {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
