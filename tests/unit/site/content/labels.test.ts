import { expect, test } from "vitest";
import { z } from "zod";
import { choicesIn, type Field, fieldOf, fieldsIn } from "../../../../site/content/labels.ts";
import { registry } from "../../../../site/content/registry.ts";

/** What is missing in the words of a field, and of all fields in it. */
function faultsOf({ schema, words }: Field, place: string): string[] {
	if (words.edit && !words.why) return [`${place} does not say why it can't be changed`];
	if (words.edit === "hidden") return [];
	const fields = fieldsIn(schema);
	const labels = fields.map(([, field]) => field.words.label);
	return [
		...(words.hint && !/[.?]$/.test(words.hint) ? [`the hint of ${place} is no sentence`] : []),
		...(schema instanceof z.ZodArray && !words.item ? [`${place} does not name its entries`] : []),
		...fields
			// The label of a variant says what its one literal does.
			.filter(([, field]) => !field.words.label && !(field.schema instanceof z.ZodLiteral))
			.map(([key]) => `${place}.${key} has no label`),
		...labels
			.filter((label, index) => label && labels.indexOf(label) < index)
			.map((label) => `${place} has two fields called ${label}`),
		...fields.flatMap(([key, field]) => faultsOf(field, `${place}.${key}`)),
		...partsOf(schema).flatMap((part) => faultsOf(part, `${place}[]`)),
	];
}

function partsOf(schema: z.ZodType): Field[] {
	const count = schema instanceof z.ZodTuple ? schema.def.items.length : 1;
	return Array.from({ length: count }, (_, index) => choicesIn(schema, index)).flat();
}

test.each(registry)("the editor has words for every field of $name", ({ name, schema }) => {
	const kind = fieldOf(schema);
	expect(kind.words.label).toBeTruthy();
	expect(faultsOf(kind, name)).toEqual([]);
});

test("every kind has a name of its own in its group, and is called by it", () => {
	const names = registry.map(({ schema }) => {
		const { group = "Pages", label } = fieldOf(schema).words;
		return `${group}: ${label}`;
	});
	expect(new Set(names).size).toBe(names.length);
});

test("what is missing is found in lists, in choices and in records", () => {
	const hidden = z.string().meta({ label: "A", edit: "hidden" });
	const schema = z.strictObject({
		none: z.string().optional(),
		list: z.array(z.union([z.strictObject({ hidden, same: hidden }), z.string()])).meta({
			label: "List",
			hint: "No sentence",
		}),
		record: z
			.record(z.enum(["a", "b"]).meta({ words: { a: "One" } }), z.string())
			.meta({ label: "Record" }),
	});
	expect(faultsOf(fieldOf(schema), "file")).toEqual([
		"file.none has no label",
		"the hint of file.list is no sentence",
		"file.list does not name its entries",
		"file.list[][] has two fields called A",
		"file.list[][].hidden does not say why it can't be changed",
		"file.list[][].same does not say why it can't be changed",
		"file.record.b has no label",
	]);
});
