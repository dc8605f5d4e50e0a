import { z } from "zod";
import type { JsonPath } from "./fault.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The keys that a schema allows in the object at a path, in the schema's order. */
export function keysAt(schema: z.ZodType, path: JsonPath): string[] {
	let nodes = branches(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
	for (const step of path) {
		nodes = nodes.flatMap((node) => child(node, step)).flatMap(branches);
	}
	return [...new Set(nodes.flatMap(keysOf))];
}

/** The alternatives of a union, or the schema itself. */
function branches(schema: JsonSchema): JsonSchema[] {
	const alternatives = schema.anyOf ?? schema.oneOf;
	return alternatives ? alternatives.filter(isSchema).flatMap(branches) : [schema];
}

function child(schema: JsonSchema, step: string | number): JsonSchema[] {
	const children =
		typeof step === "number"
			? [schema.prefixItems?.[step], schema.items]
			: [schema.properties?.[step], schema.additionalProperties];
	return children.flat().filter(isSchema);
}

function keysOf(schema: JsonSchema): string[] {
	const names = isSchema(schema.propertyNames) ? schema.propertyNames.enum : undefined;
	return [...Object.keys(schema.properties ?? {}), ...(names ?? []).map(String)];
}

function isSchema(value: unknown): value is JsonSchema {
	return typeof value === "object" && value !== null;
}
