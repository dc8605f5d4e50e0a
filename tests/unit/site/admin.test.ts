import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { translations } from "../../../shared/languages.ts";
import { editorKinds } from "../../../site/admin/config.ts";
import { readFile, writeFile } from "../../../site/admin/files.ts";
import { contentFiles } from "../../../site/check/check.ts";
import { kindOf, registry } from "../../../site/schemas/registry.ts";
import { type Shape, shapeOf } from "../../../site/schemas/shape.ts";
import { ROOT } from "../../../tools/say.js";

const kinds = editorKinds(registry, translations());

const files = contentFiles(ROOT).filter((file) =>
	kinds.some(({ name }) => name === kindOf(file)?.name),
);

test.each(files)("%s is written as it was read", (file) => {
	const kind = kinds.find(({ name }) => name === kindOf(file)?.name);
	if (!kind) throw new Error(`${file} is of no kind`);
	const text = readFileSync(`${ROOT}/${file}`, "utf8");
	expect(writeFile(kind, readFile(kind, text))).toEqual({ text, refused: [] });
});

/** What is missing in the words of a field, and of all fields in it. */
function faultsOf(shape: Shape, place: string): string[] {
	const { words } = shape;
	if (words.edit && !words.why) return [`${place} does not say why it can't be changed`];
	if (words.edit === "hidden") return [];
	const own =
		words.hint && !/[.?]$/.test(words.hint) ? [`the hint of ${place} is no sentence`] : [];
	return [...own, ...faultsIn(shape, place)];
}

function faultsIn(shape: Shape, place: string): string[] {
	switch (shape.type) {
		case "list":
			return [
				...(shape.words.item ? [] : [`${place} does not name its entries`]),
				...faultsOf(shape.entry, `${place}[]`),
			];
		case "union":
			return shape.variants.flatMap(({ name, label, fields }) => [
				...(label === name ? [`${place} has no label for ${name}`] : []),
				...faultsOfFields(fields, `${place}.${name}`),
			]);
		case "object":
			return faultsOfFields(shape.fields, place);
		default:
			return [];
	}
}

function faultsOfFields(fields: readonly { key: string; shape: Shape }[], place: string): string[] {
	const labels = fields.map(({ shape }) => shape.words.label);
	return [
		...fields
			.filter(({ shape }) => !shape.words.label)
			.map(({ key }) => `${place}.${key} has no label`),
		...labels
			.filter((label, index) => label && labels.indexOf(label) < index)
			.map((label) => `${place} has two fields called ${label}`),
		...fields.flatMap(({ key, shape }) => faultsOf(shape, `${place}.${key}`)),
	];
}

test.each(registry)("the editor has words for every field of $name", ({ name, schema }) => {
	const shape = shapeOf(schema);
	expect(shape.words.label).toBeTruthy();
	expect(faultsOf(shape, name)).toEqual([]);
});

test("every kind has a name of its own in its group", () => {
	const names = registry.map(({ schema }) => {
		const { group = "Pages", label } = shapeOf(schema).words;
		return `${group}: ${label}`;
	});
	expect(new Set(names).size).toBe(names.length);
});

test("what is missing is found in lists, in choices and in records", () => {
	const hidden = z.string().meta({ label: "A", edit: "hidden" });
	const schema = z.strictObject({
		none: z.string().optional(),
		list: z
			.array(z.strictObject({ hidden, same: hidden }))
			.meta({ label: "List", hint: "No sentence" }),
		choice: z
			.discriminatedUnion("kind", [
				z.strictObject({ kind: z.literal("one"), text: z.string() }),
				z.strictObject({ kind: z.literal("two") }).meta({ label: "The second" }),
			])
			.meta({ label: "Choice" }),
		record: z.record(z.enum(["a", "b"]), z.string()).meta({ label: "Record", words: { a: "One" } }),
	});
	expect(faultsOf(shapeOf(schema), "file")).toEqual([
		"file.none has no label",
		"the hint of file.list is no sentence",
		"file.list does not name its entries",
		"file.list[] has two fields called A",
		"file.list[].hidden does not say why it can't be changed",
		"file.list[].same does not say why it can't be changed",
		"file.choice has no label for one",
		"file.choice.one.text has no label",
		"file.record.b has no label",
	]);
});
