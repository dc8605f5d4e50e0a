import { basename } from "node:path";
import { choicesIn, type Field, fieldOf, fieldsIn } from "../../site/content/labels.ts";
import { kindOf } from "../../site/content/registry.ts";
import type { JsonPath } from "../check-content/fault.ts";
import type { Source } from "../check-content/source.ts";
import { valueAt } from "../check-content/values.ts";

/** The keys that name an entry which has no summary; the first one that it has is used. */
const NAMING_KEYS = ["title", "name", "label", "what", "who", "when", "day"];

/** A place as the founder finds it in the editor: `Events › Harvest table › Registration page`. */
export function editorPlace({ file, data }: Source, path: JsonPath): string {
	const kind = kindOf(file);
	if (!kind) return file;
	const root = fieldOf(kind.schema);
	const { label = kind.name, group = "Pages" } = root.words;
	const start = kind.files.includes("*")
		? [label, nameOf(data, root.words.summary) ?? basename(file).replace(/\.\w+$/, "")]
		: [group, label];
	return [...start, ...namesOf(root, data, path)].join(" › ");
}

/** What the editor calls each step of a path. */
function namesOf({ schema, words }: Field, data: unknown, path: JsonPath): string[] {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const value = valueAt(data, [step]);
	if (typeof step === "number") {
		const [entry] = choicesIn(schema, step);
		const name = nameOf(value, words.summary) ?? `${words.item ?? "entry"} ${step + 1}`;
		return [name, ...(entry ? namesOf(entry, value, rest) : [])];
	}
	const [, field] = fieldsOf(schema).find(([key]) => key === step) ?? [];
	return [field?.words.label ?? step, ...(field ? namesOf(field, value, rest) : [])];
}

/** The fields of an object, or of all objects that a union allows. */
function fieldsOf(schema: Field["schema"]): [key: string, field: Field][] {
	return [...fieldsIn(schema), ...choicesIn(schema).flatMap((choice) => fieldsOf(choice.schema))];
}

/** The first text that an entry's summary shows, such as that of "{{fields.title}}". */
function nameOf(data: unknown, summary = ""): string | undefined {
	const shown = [...summary.matchAll(/\{\{(?:fields\.)?([\w.]+)\}\}/g)].map(
		([, keys = ""]) => keys,
	);
	return [...shown, ...NAMING_KEYS]
		.map((keys) => valueAt(data, keys.split(".")))
		.find((name) => typeof name === "string");
}
