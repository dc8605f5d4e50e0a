import { z } from "zod";
import { fieldMetadata } from "../../shared/content/field-metadata.ts";

const node = fieldMetadata.extend({
	type: z.enum(["string", "number", "integer", "boolean", "array", "object"]).optional(),
	/** Whether null is allowed, as the empty value. */
	nullable: z.boolean().optional(),
	enum: z.array(z.union([z.string(), z.literal(true)])).optional(),
	format: z.string().optional(),
	pattern: z.string().optional(),
	minLength: z.number().optional(),
	maxLength: z.number().optional(),
	maximum: z.number().optional(),
	minItems: z.number().optional(),
	maxItems: z.number().optional(),
	required: z.array(z.string()).optional(),
	/** The place of the zod schema in `rules`. */
	rule: z.number().optional(),
});

/** A schema as OpenAPI's JSON Schema, with the metadata of each field. */
export interface JsonSchema extends z.infer<typeof node> {
	readonly items?: JsonSchema | undefined;
	readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
	/** The variants of a union of objects, which differ in the value of one key. */
	readonly oneOf?: readonly JsonSchema[] | undefined;
}

const inner: z.ZodType<JsonSchema> = z.lazy(() => jsonSchema);
const jsonSchema = node.extend({
	items: inner.optional(),
	properties: z.record(z.string(), inner).optional(),
	oneOf: z.array(inner).optional(),
});

const made = new WeakMap<z.ZodType, JsonSchema>();

/** Converts a zod schema to JSON Schema, for the editor and the content check. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
	const known = made.get(schema);
	if (known) return known;
	const json = jsonSchema.parse(
		z.toJSONSchema(schema, { target: "openapi-3.0", io: "input", override: simplify }),
	);
	made.set(schema, json);
	return json;
}

/** The zod schemas that were converted, so that the editor judges a field by the very schema of its file. */
export const rules: z.ZodType[] = [];

/**
 * The discriminator that the editor needs where a schema allows a text or an object. Files don't contain this key.
 */
export const VARIANT = "variant";

/**
 * Simplifies a JSON Schema: a record gets one property per key, a tuple gets one schema for all items, a text keeps
 * only the last of its patterns, and a union of a text and an object gets the discriminator `VARIANT`.
 */
function simplify({ zodSchema, jsonSchema: json }: Parameters<Override>[0]): void {
	if (zodSchema instanceof z.ZodType) json.rule = rules.push(zodSchema) - 1;
	if (zodSchema instanceof z.ZodRecord && zodSchema.keyType instanceof z.ZodEnum) {
		const { labels = {} } = zodSchema.keyType.meta() ?? {};
		const value = Object(json.additionalProperties);
		json.properties = Object.fromEntries(
			zodSchema.keyType.options.map((key) => [
				key,
				{ ...value, label: labels[key] ?? value.label },
			]),
		);
	}
	if (zodSchema instanceof z.ZodTuple) [json.items] = Object(json.items).anyOf;
	if (json.allOf) json.pattern = Object(json.allOf.at(-1)).pattern;
	const [text, object] = json.anyOf?.map(Object) ?? [];
	if (text && object) {
		const only = (name: string) => ({ [VARIANT]: { enum: [name] } });
		json.oneOf = [
			{ label: text.label, properties: { ...only("text"), text }, required: ["text"] },
			{ ...object, properties: { ...only("object"), ...object.properties } },
		];
	}
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>;

/** The key of the group that holds an object's folded fields in the editor. Files don't contain this key. */
export const FOLD = "folded";

/** Moves the folded fields of every object into a group behind its others. */
export function folded(schema: JsonSchema): JsonSchema {
	const { items, oneOf, properties } = schema;
	const fields = Object.entries(properties ?? {});
	const away = fields.filter(([, each]) => each.fold);
	const group = {
		label: "More",
		collapsed: true as const,
		hint: "What every section may have.",
		properties: Object.fromEntries(away),
	};
	const shown = fields
		.filter(([, each]) => !each.fold)
		.map(([key, each]): [string, JsonSchema] => [key, folded(each)]);
	return {
		...schema,
		...(items && { items: folded(items) }),
		...(oneOf && { oneOf: oneOf.map(folded) }),
		...(properties && {
			properties: {
				...Object.fromEntries(shown),
				...(away.length > 0 && { [FOLD]: { type: "object", ...group } }),
			},
			required: [...(schema.required ?? []), FOLD],
		}),
	};
}

export interface Field {
	readonly key: string;
	readonly schema: JsonSchema;
	readonly isRequired: boolean;
}

/** Returns the fields of an object, or of every variant of a union. */
export function fieldsOf(schema: JsonSchema | undefined): Field[] {
	return (schema?.oneOf ?? [schema]).flatMap(({ properties = {}, required = [] } = {}) =>
		Object.entries(properties).map(([key, each]) => ({
			key,
			schema: each,
			isRequired: required.includes(key),
		})),
	);
}

/** Returns the only value that a schema allows; undefined if the schema allows several values. */
export function constantOf({ enum: values }: JsonSchema): string | true | undefined {
	return values?.length === 1 ? values[0] : undefined;
}

/** Returns the key whose value identifies the variant of a union. */
export function discriminatorOf({ oneOf = [] }: JsonSchema): string {
	const [first] = oneOf;
	const keys = Object.keys(first?.properties ?? {});
	const key = keys.find((each) => oneOf.every(({ properties }) => properties?.[each]?.enum));
	if (key === undefined) throw new Error(`No key tells apart ${JSON.stringify(oneOf)}`);
	return key;
}

/** Returns the variant of a union that a value matches, if any; a schema that is no union is returned unchanged. */
export function variantOf(schema: JsonSchema, value: unknown): JsonSchema | undefined {
	if (!schema.oneOf) return schema;
	const key = discriminatorOf(schema);
	const bare = typeof value === "string" ? "text" : "object";
	const name = Object(value)[key] ?? (key === VARIANT ? bare : undefined);
	return schema.oneOf.find(({ properties }) => properties?.[key]?.enum?.includes(name));
}
