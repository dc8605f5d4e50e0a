import type { Field, Shape, ShapeOf } from "../schemas/shape.ts";

/** The editor knows a photo by this folder and its name, a file of the content by the name alone. */
export const PHOTOS = "/photos";

type Values = Readonly<Record<string, unknown>>;

/** A value as the editor takes it, from a file. */
export function toEditor(shape: Shape, value: unknown): unknown {
	if (shape.type === "list" && Array.isArray(value)) {
		return value.map((entry) => toEditor(shape.entry, entry));
	}
	if (shape.type === "object" && isObject(value)) return mapFields(shape.fields, value, toEditor);
	if (shape.type === "union") return variantToEditor(shape, value);
	if (shape.type === "number" && typeof value === "number") return String(value);
	return shape.words.photo && typeof value === "string" ? `${PHOTOS}/${value}` : value;
}

function variantToEditor(shape: ShapeOf<"union">, value: unknown): unknown {
	if (shape.bareText && typeof value === "string") return { [shape.key]: "text", text: value };
	if (!isObject(value)) return value;
	const name = value[shape.key] ?? "object";
	const fields = shape.variants.find((variant) => variant.name === name)?.fields ?? [];
	return { [shape.key]: name, ...mapFields(fields, value, toEditor) };
}

function mapFields(
	fields: readonly Field[],
	values: Values,
	map: (shape: Shape, value: unknown) => unknown,
): Values {
	return Object.fromEntries(
		fields.flatMap(({ key, shape }) => (key in values ? [[key, map(shape, values[key])]] : [])),
	);
}

/**
 * A value as the file has it, from the editor: keys in the schema's order, null for what may be null and is
 * empty, and optional keys without a value left out. What is wrong stays wrong, for the schema to refuse.
 * @returns undefined where the file has no such key
 */
export function fromEditor({ shape, required }: Omit<Field, "key">, value: unknown): unknown {
	if (isEmpty(value)) return emptyOf(shape, required);
	switch (shape.type) {
		case "object":
			return isObject(value) ? objectFromEditor(shape, value) : value;
		case "union":
			return isObject(value) ? variantFromEditor(shape, value) : value;
		case "list":
			return Array.isArray(value) ? listFromEditor(shape, value, required) : value;
		case "constant":
			return value === shape.value || required ? value : undefined;
		case "number":
			return numberOf(value);
		case "text":
			return shape.words.photo ? String(value).replace(`${PHOTOS}/`, "") : value;
		default:
			return value;
	}
}

/**
 * A number as people type it: `1210`, `$1,210` or `19.50`. A comma may stand only between thousands, and a point only
 * before one digit or two of cents, so that nothing is read as another number than was meant.
 */
export const NUMBER_AS_TYPED = /^\s*-?(?:\$\s*)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?\s*$/;

/** What can't be read stays as it was typed, for the schema to refuse. */
function numberOf(value: unknown): unknown {
	if (typeof value !== "string" || !NUMBER_AS_TYPED.test(value)) return value;
	return Number(value.replace(/[$,\s]/g, ""));
}

function listFromEditor({ entry }: ShapeOf<"list">, values: readonly unknown[], required: boolean) {
	if (values.length === 0 && !required) return undefined;
	return values.map((value) => fromEditor({ shape: entry, required: true }, value));
}

function emptyOf(shape: Shape, required: boolean): unknown {
	if (shape.nullable) return required ? null : undefined;
	if (!required) return undefined;
	if (shape.type === "list") return [];
	if (shape.type === "boolean") return false;
	if (shape.type === "object") return objectFromEditor(shape, {});
	return shape.type === "constant" ? shape.value : "";
}

function objectFromEditor({ fields }: Pick<ShapeOf<"object">, "fields">, values: Values): Values {
	return Object.fromEntries(
		fields.flatMap(({ key, ...field }) => {
			const value = fromEditor(field, values[key]);
			return value === undefined ? [] : [[key, value]];
		}),
	);
}

function variantFromEditor(shape: ShapeOf<"union">, values: Values): unknown {
	const variant = shape.variants.find(({ name }) => name === values[shape.key]);
	if (!variant) return values;
	const result = objectFromEditor(variant, values);
	if (!shape.bareText) return { [shape.key]: variant.name, ...result };
	return variant.name === "text" ? result.text : result;
}

/** The editor empties an object field by field. */
function isEmpty(value: unknown): boolean {
	if (isObject(value)) return Object.values(value).every(isEmpty);
	return value === undefined || value === null || value === "";
}

function isObject(value: unknown): value is Values {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
