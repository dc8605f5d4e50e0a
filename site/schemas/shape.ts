import { z } from "zod";
import { type EditorWords, editorWordsSchema } from "../../shared/content/editor-words.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Common {
	readonly words: EditorWords;
	/** Whether null stands for an empty value. */
	readonly nullable: boolean;
}

interface Variant {
	readonly name: string;
	readonly label: string;
	/** Without the key that tells the variants apart. */
	readonly fields: readonly Field[];
}

interface Limits {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

type Kinds =
	/** The pattern is a regular expression, and the end of the sentence "Expected ...". */
	| ({ type: "text"; date: boolean; pattern?: readonly [string, string] | undefined } & Limits)
	| ({ type: "number"; whole: boolean } & Limits)
	| { type: "list"; entry: Shape; min: number; max?: number | undefined }
	| { type: "object"; fields: readonly Field[] }
	/**
	 * One of several objects, told apart by the value under `key`. With `bareText` a variant is a bare text, which the
	 * editor sees as `{ [key]: "text", text }`.
	 */
	| { type: "union"; key: string; variants: readonly Variant[]; bareText: boolean }
	| { type: "boolean" }
	| { type: "constant"; value: unknown }
	| { type: "choice"; values: readonly string[] };

/** What a schema allows, with what its metadata says to the editor. */
export type Shape = Common & Readonly<Kinds>;

/** The shape of one type. */
export type ShapeOf<Type extends Shape["type"]> = Extract<Shape, { readonly type: Type }>;

export interface Field {
	readonly key: string;
	readonly shape: Shape;
	readonly required: boolean;
}

/** Under this key the editor keeps which variant an entry is, where the file has no key for it. */
const VARIANT = "variant";

/** What a schema allows, in the few terms that the editor and the files need. */
export function shapeOf(schema: z.ZodType): Shape {
	return fromJson(z.toJSONSchema(schema, { io: "input" }));
}

/** The fields of an object, or of every object that a union allows. */
export function fieldsIn(shape: Shape | undefined): readonly Field[] {
	if (shape?.type === "union") return shape.variants.flatMap(({ fields }) => fields);
	return shape?.type === "object" ? shape.fields : [];
}

/** The keys that a file may have in the object at a path, in the schema's order. */
export function keysAt(
	shape: Shape | undefined,
	[step, ...rest]: readonly (string | number)[],
): string[] {
	if (typeof step === "number")
		return keysAt(shape?.type === "list" ? shape.entry : undefined, rest);
	if (step !== undefined)
		return keysAt(fieldsIn(shape).find(({ key }) => key === step)?.shape, rest);
	const ofUnion = shape?.type === "union" && shape.key !== VARIANT ? [shape.key] : [];
	return [...new Set([...ofUnion, ...fieldsIn(shape).map(({ key }) => key)])];
}

function fromJson(schema: JsonSchema): Shape {
	const alternatives = objectsOf(schema.anyOf ?? schema.oneOf);
	const others = alternatives.filter(({ type }) => type !== "null");
	const [only] = others;
	if (only && others.length === 1) {
		const shape = fromJson(only);
		return {
			...shape,
			words: { ...shape.words, ...editorWordsSchema.parse(schema) },
			nullable: true,
		};
	}
	const common: Common = {
		words: editorWordsSchema.parse(schema),
		nullable: others.length < alternatives.length,
	};
	if (only) return unionOf(others, common);
	return single(schema, {
		...common,
		nullable: Array.isArray(schema.type) && schema.type.includes("null"),
	});
}

function single(schema: JsonSchema, common: Common): Shape {
	if ("const" in schema) return { ...common, type: "constant", value: schema.const };
	if (schema.enum) return { ...common, type: "choice", values: schema.enum.map(String) };
	const type = [schema.type].flat().find((each) => each !== "null");
	const { minimum: min, maximum: max } = schema;
	switch (type) {
		case "string":
			return textOf(schema, common);
		case "integer":
			// zod names the largest safe integers as the limits of every whole number.
			return { ...common, type: "number", whole: true, ...bounds(min, max) };
		case "number":
			return { ...common, type: "number", whole: false, ...bounds(min, max) };
		case "boolean":
			return { ...common, type };
		case "array":
			return listOf(schema, common);
		case "object":
			return objectOf(schema, common);
		default:
			throw new Error(`The editor knows no field for ${JSON.stringify(schema)}`);
	}
}

function bounds(min: number | undefined, max: number | undefined) {
	const real = (bound: number | undefined) =>
		bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
	return { min: real(min), max: real(max) };
}

function textOf(schema: JsonSchema, common: Common): ShapeOf<"text"> {
	const { minLength: min, maxLength: max, format, expected } = schema;
	const pattern = schema.pattern ?? objectsOf(schema.allOf).at(-1)?.pattern;
	return {
		...common,
		type: "text",
		date: format === "date",
		min,
		max,
		pattern: pattern && typeof expected === "string" ? [pattern, expected] : undefined,
	};
}

function listOf(schema: JsonSchema, common: Common): ShapeOf<"list"> {
	const [entry] = objectsOf([schema.prefixItems ?? schema.items ?? {}].flat());
	if (!entry) throw new Error("The editor knows no list without entries");
	const { minItems: min = 0, maxItems: max } = schema;
	return { ...common, type: "list", entry: fromJson(entry), min, max };
}

function objectOf(schema: JsonSchema, common: Common): ShapeOf<"object"> {
	const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
	const [value] = objectsOf([additionalProperties]);
	// A record has the keys of an enum, and the same kind of value under each.
	const [names] = objectsOf([propertyNames]);
	const keys = names?.enum?.map(String) ?? [];
	const words = { ...common.words.words, ...(names && editorWordsSchema.parse(names).words) };
	const entries: [string, JsonSchema][] = value
		? keys.map((key) => [key, { ...value, label: words[key] ?? value.label }])
		: Object.entries(properties).flatMap(([key, each]) =>
				objectsOf([each]).map((one): [string, JsonSchema] => [key, one]),
			);
	const fields = entries.map(([key, each]) => ({
		key,
		shape: fromJson(each),
		required: required.includes(key),
	}));
	return { ...common, type: "object", fields };
}

function unionOf(alternatives: readonly JsonSchema[], common: Common): ShapeOf<"union"> {
	const shapes = alternatives.map(fromJson);
	const text = shapes.find((shape) => shape.type === "text");
	const objects = shapes.filter((shape) => shape.type === "object");
	const fields = objects.flatMap((shape) => shape.fields);
	const key = fields.find(({ shape }) => shape.type === "constant")?.key ?? VARIANT;
	const variants = objects.flatMap((shape) => {
		const kind = shape.fields.find((field) => field.key === key)?.shape;
		return (kind ? valuesOf(kind) : ["object"]).map((name) => ({
			name,
			label: kind?.words.words?.[name] ?? shape.words.label ?? name,
			fields: shape.fields.filter((field) => field.key !== key),
		}));
	});
	const bareText = text && {
		name: "text",
		label: text.words.label ?? "Text",
		fields: [{ key: "text", shape: text, required: true }],
	};
	return {
		...common,
		type: "union",
		key,
		bareText: bareText !== undefined,
		variants: bareText ? [bareText, ...variants] : variants,
	};
}

function valuesOf(shape: Shape): readonly string[] {
	if (shape.type === "choice") return shape.values;
	return shape.type === "constant" ? [String(shape.value)] : [];
}

function objectsOf(values: readonly unknown[] | undefined): JsonSchema[] {
	return (values ?? []).filter(
		(value): value is JsonSchema => typeof value === "object" && value !== null,
	);
}
