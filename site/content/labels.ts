import { z } from "zod";

/** A field without `.optional()` and `.nullable()`, and what its metadata say of it. */
export interface Field {
	readonly schema: z.ZodType;
	readonly words: z.GlobalMeta;
}

/** Metadata outside a wrapper win over those inside it. */
export function fieldOf(schema: unknown): Field {
	if (!(schema instanceof z.ZodType)) throw new Error("found something that is no schema");
	const words = schema.meta() ?? {};
	if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)) {
		return { schema, words };
	}
	const inner = fieldOf(schema.unwrap());
	return { schema: inner.schema, words: { ...inner.words, ...words } };
}

/** The fields of an object or a record with their keys; of anything else none. */
export function fieldsIn(schema: z.ZodType): [key: string, field: Field][] {
	if (schema instanceof z.ZodObject) {
		return Object.entries(schema.shape).map(([key, value]) => [key, fieldOf(value)]);
	}
	if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
		const { words: names = {} } = fieldOf(schema.keyType).words;
		const { schema: value, words } = fieldOf(schema.valueType);
		return schema.keyType.options.map((key) => {
			const { label, ...others } = words;
			const name = names[key];
			return [String(key), { schema: value, words: name ? { ...others, label: name } : others }];
		});
	}
	return [];
}

/** What one entry of a list or a tuple can be, and what a union can be; of anything else none. */
export function choicesIn(schema: z.ZodType, index = 0): Field[] {
	if (schema instanceof z.ZodArray) return [fieldOf(schema.element)];
	if (schema instanceof z.ZodTuple) return [fieldOf(schema.def.items[index])];
	if (schema instanceof z.ZodUnion) return schema.options.map(fieldOf);
	return [];
}
