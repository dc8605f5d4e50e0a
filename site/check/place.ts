import type { ContentType } from "../schemas/content-types.ts";
import { fieldsOf, type JsonSchema, jsonSchemaOf, variantOf } from "../schemas/json-schema.ts";
import { ONLY_ON } from "../schemas/modular-pages.ts";
import { nameOfItem } from "./links.ts";
import type { Source } from "./source.ts";
import { type JsonPath, valueAt } from "./values.ts";

/** The fields used as an entry's name if the schema has no `summary`, by precedence. */
const NAMING_KEYS = ["title", "name", "label", "what", "who", "when", "day", "metadata.title"];

/**
 * Returns the editor's labels along a path: "Ways to pay", "Choose Seed", "Amount in dollars".
 * @param data - the data that names list entries; without data, entries are numbered, such as "way 2"
 */
export function namesOf(schema: JsonSchema | undefined, path: JsonPath, data?: unknown): string[] {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const value = valueAt(data, [step]);
	if (typeof step === "number") {
		const { item = "entry", summary, items } = schema ?? {};
		const name = entryName(value, summary) ?? `${item} ${step + 1}`;
		return [name, ...namesOf(items, rest, value)];
	}
	const known = schema && data !== undefined ? variantOf(schema, data) : schema;
	const field = fieldsOf(known).find(({ key }) => key === step)?.schema;
	return [field?.label ?? step, ...namesOf(field, rest, value)];
}

/** Returns the path of a field in the editor: `Events › Harvest table › Registration page`. */
export function placeInEditor(
	type: ContentType,
	{ file, data }: Pick<Source, "file" | "data">,
	path: JsonPath,
): string {
	const schema = jsonSchemaOf(type.schema);
	const { label = type.name, group = "Pages", summary } = schema;
	const page = type.name === "page" ? ONLY_ON[nameOfItem(file)] : undefined;
	// In the path of a translation, `*` stands for the language; the editor shows each translation as a single file.
	const isItem = !page && type.files.includes("*") && !type.files.includes("/*/");
	const start = isItem
		? [label, entryName(data, summary) ?? nameOfItem(file)]
		: [group, page?.label ?? label];
	return [...start, ...namesOf(schema, path, data)].join(" › ");
}

function entryName(data: unknown, summary = ""): string | undefined {
	const shown = [...summary.matchAll(/\{\{(?:fields\.)?([\w.]+)\}\}/g)].map(
		([, keys = ""]) => keys,
	);
	return [...shown, ...NAMING_KEYS]
		.map((keys) => valueAt(data, keys.split(".")))
		.find((name) => typeof name === "string");
}
