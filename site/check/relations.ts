import { nearest, suggestion } from "../../shared/nearest.ts";
import { type ContentType, isOfType } from "../schemas/content-types.ts";
import { fieldsOf, type JsonSchema, jsonSchemaOf, variantOf } from "../schemas/json-schema.ts";
import { type Fault, type Source, unexpected } from "./source.ts";
import { type JsonPath, select, valueAt } from "./values.ts";

/**
 * Reports relations to entries that don't exist. A deleted entry leaves a field that may be empty as if it were empty, so
 * that deleting it in the editor stops no build; a typo is reported.
 */
export function unknownEntries(sources: readonly Source[], types: readonly ContentType[]): Fault[] {
	return types.flatMap((type) => {
		const files = sources.filter(({ file, data }) => data !== undefined && isOfType(type, file));
		return files.flatMap((source) =>
			fieldsIn(jsonSchemaOf(type.schema), source.data).flatMap(
				({ schema: { enum: values, nullable, relation }, path, value }) => {
					// The schema itself reports invalid enum values.
					if (!relation || values || typeof value !== "string") return [];
					const target = types.find(({ name }) => name === relation.type);
					const entries = entriesOf(target?.files ?? "", relation.value, sources);
					if (!entries || entries.known.includes(value)) return [];
					if (isDeleted(value, entries.known, nullable)) return [];
					const expected = entries.expected + suggestion(value, entries.known);
					return [unexpected(source, path, value, expected)];
				},
			),
		);
	});
}

/** Whether a field that may be empty names an entry that isn't there, and that isn't a typo of one that is. */
function isDeleted(value: string, known: readonly string[], nullable = false): boolean {
	return nullable && nearest(value, known) === undefined;
}

interface FoundField {
	readonly schema: JsonSchema;
	readonly path: JsonPath;
	readonly value: unknown;
}

/** Lists every value of a file, at any depth, with the schema of its field. */
export function fieldsIn(schema: JsonSchema, value: unknown, path: JsonPath = []): FoundField[] {
	if (typeof value !== "object" || value === null) return [{ schema, path, value }];
	const { items } = schema;
	const inner = items
		? select(value, ["*"]).flatMap((entry) =>
				fieldsIn(items, entry.value, [...path, ...entry.path]),
			)
		: fieldsOf(variantOf(schema, value)).flatMap((field) =>
				fieldsIn(field.schema, valueAt(value, [field.key]), [...path, field.key]),
			);
	return [{ schema, path, value }, ...inner];
}

/** Lists the entries of a content type: the names of its files, or the keys of a list in one file. */
function entriesOf(files: string, key: string, sources: readonly Source[]) {
	const [folder = "", ending] = files.split("/*");
	if (ending === undefined) {
		const list = sources.find(({ file }) => file === files);
		// Syntax faults of the file are reported separately.
		if (list?.data === undefined) return undefined;
		const known = select(list.data, ["*", key]).map(({ value }) => String(value));
		return { known, expected: `the ${key} of an entry in ${files}` };
	}
	const known = sources.flatMap(({ file }) =>
		file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -ending.length) : [],
	);
	return { known, expected: `the name of a file in ${folder}` };
}
