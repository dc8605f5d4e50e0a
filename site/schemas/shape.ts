import { z } from "zod";
import { EDITOR_GROUPS } from "../../shared/content/editor-words.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a schema's metadata says to the editor (shared/content/editor-words.ts). */
const wordsSchema = z.object({
	label: z.string().optional(),
	hint: z.string().optional(),
	lines: z.enum(["one", "many"]).optional(),
	edit: z.enum(["hidden", "readonly"]).optional(),
	why: z.string().optional(),
	words: z.record(z.string(), z.string()).optional(),
	item: z.string().optional(),
	summary: z.string().optional(),
	relation: z.object({ kind: z.string(), value: z.string(), label: z.string() }).optional(),
	photo: z.literal(true).optional(),
	group: z.enum(EDITOR_GROUPS).optional(),
});

type Words = z.infer<typeof wordsSchema>;

interface Common {
	readonly words: Words;
	/** Whether null stands for an empty value. */
	readonly nullable: boolean;
}

export interface TextShape extends Common {
	readonly type: "text";
	readonly date: boolean;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	/** A regular expression, and the end of the sentence "Expected ...". */
	readonly pattern?: readonly [source: string, expected: string] | undefined;
}

interface NumberShape extends Common {
	readonly type: "number";
	readonly whole: boolean;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

export interface ListShape extends Common {
	readonly type: "list";
	readonly entry: Shape;
	readonly min: number;
	readonly max?: number | undefined;
}

export interface ObjectShape extends Common {
	readonly type: "object";
	readonly fields: readonly Field[];
}

interface Variant {
	readonly name: string;
	readonly label: string;
	/** Without the key that tells the variants apart. */
	readonly fields: readonly Field[];
}

/** One of several objects, told apart by the value under `key`. */
export interface UnionShape extends Common {
	readonly type: "union";
	readonly key: string;
	readonly variants: readonly Variant[];
	/** Whether a variant is a bare text, which the editor sees as `{ [key]: "text", text }`. */
	readonly bareText: boolean;
}

export type Shape =
	| TextShape
	| NumberShape
	| ListShape
	| ObjectShape
	| UnionShape
	| (Common & { readonly type: "boolean" })
	| (Common & { readonly type: "constant"; readonly value: unknown })
	| (Common & { readonly type: "choice"; readonly values: readonly string[] });

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
		return { ...shape, words: { ...shape.words, ...wordsSchema.parse(schema) }, nullable: true };
	}
	const common: Common = {
		words: wordsSchema.parse(schema),
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

function textOf(schema: JsonSchema, common: Common): TextShape {
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

function listOf(schema: JsonSchema, common: Common): ListShape {
	const [entry] = objectsOf([schema.prefixItems ?? schema.items ?? {}].flat());
	if (!entry) throw new Error("The editor knows no list without entries");
	const { minItems: min = 0, maxItems: max } = schema;
	return { ...common, type: "list", entry: fromJson(entry), min, max };
}

function objectOf(schema: JsonSchema, common: Common): ObjectShape {
	const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
	const [value] = objectsOf([additionalProperties]);
	// A record has the keys of an enum, and the same kind of value under each.
	const [names] = objectsOf([propertyNames]);
	const keys = names?.enum?.map(String) ?? [];
	const words = { ...common.words.words, ...(names && wordsSchema.parse(names).words) };
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

function unionOf(alternatives: readonly JsonSchema[], common: Common): UnionShape {
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
