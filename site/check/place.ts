import type { Field, Shape } from "./shape.ts";

type Path = readonly (string | number)[];

/** The keys that name an entry without a summary; the first one that it has is used. */
const NAMING_KEYS = ["title", "name", "label", "what", "who", "when", "day"];

/**
 * What the editor calls each step to a place: "Ways to pay", "Choose Seed", "Amount in dollars".
 * @param data - names the entries of lists; without it they have their number, such as "way 2"
 */
export function namesOf(shape: Shape | undefined, path: Path, data?: unknown): string[] {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const value = valueAt(data, String(step));
	if (typeof step === "number") {
		const { item = "entry", summary } = shape?.words ?? {};
		const name = nameOf(value, summary) ?? `${item} ${step + 1}`;
		return [name, ...namesOf(shape?.type === "list" ? shape.entry : undefined, rest, value)];
	}
	const field = fieldsIn(shape).find(({ key }) => key === step)?.shape;
	return [field?.words.label ?? step, ...namesOf(field, rest, value)];
}

/** The first text that a summary shows of a value, such as that of "{{fields.title}}". */
export function nameOf(data: unknown, summary = ""): string | undefined {
	const shown = [...summary.matchAll(/\{\{(?:fields\.)?([\w.]+)\}\}/g)].map(
		([, keys = ""]) => keys,
	);
	return [...shown, ...NAMING_KEYS]
		.map((keys) => keys.split(".").reduce(valueAt, data))
		.find((name) => typeof name === "string");
}

/** The fields of an object, or of every object that a union allows. */
function fieldsIn(shape: Shape | undefined): readonly Field[] {
	if (shape?.type === "union") return shape.variants.flatMap(({ fields }) => fields);
	return shape?.type === "object" ? shape.fields : [];
}

function valueAt(data: unknown, key: string): unknown {
	return typeof data === "object" && data !== null && Object.hasOwn(data, key)
		? Reflect.get(data, key)
		: undefined;
}
