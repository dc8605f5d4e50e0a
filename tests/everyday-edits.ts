import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "../site/check/check.ts";
import { objects } from "../site/check/values.ts";
import { contentTypeOf } from "../site/schemas/all-content-types.ts";
import { fieldsOf, type JsonSchema, jsonSchemaOf, variantOf } from "../site/schemas/json-schema.ts";
import { pseudo } from "./pseudo-language.ts";

/* What a founder does every day, done to a copy of the project all at once. */

/** Rewords every text that people read, and changes every figure. */
export function rewordEverything(root: string): void {
	for (const { file, data, text } of readSources(root)) {
		const type = contentTypeOf(file);
		if (!type || data === undefined || type.name === "fairness") continue;
		if (file.endsWith(".json")) {
			write(root, file, reworded(jsonSchemaOf(type.schema), data));
			continue;
		}
		const end = text.indexOf("\n---", 3) + 4;
		const matter = text.slice(0, end).replace(/(?<=^(?:title|excerpt|quote): ).+/gm, accented);
		writeFileSync(join(root, file), matter + accented(text.slice(end)));
	}
}

/** Puts a question that nobody has to answer before the others of each form. */
export function addQuestions(root: string): void {
	const question = { kind: "text", name: "nickname", label: "Nickname", autocomplete: "off" };
	for (const name of readdirSync(join(root, "site/_data/forms"))) {
		const file = `site/_data/forms/${name}`;
		const form = read(root, file);
		const others = [form.fields].flat().filter((field) => Object(field).name !== question.name);
		write(root, file, { ...form, fields: [question, ...others] });
	}
}

/** Deletes what may be deleted, and what names it. */
export function deleteItems(root: string): void {
	for (const folder of ["events", "products", "partners"]) {
		rmSync(join(root, "site/_data", folder), { recursive: true });
	}
	rmSync(join(root, "site/articles"), { recursive: true });
	for (const { file, text } of readSources(root)) {
		writeFileSync(join(root, file), withoutItemLinks(text));
	}
	for (const { file, data } of readSources(root)) {
		const owners = objects(data).filter(({ value }) => Object.hasOwn(Object(value), "partner"));
		for (const { value } of file.includes("program") ? owners : []) {
			Reflect.set(Object(value), "partner", null);
		}
		if (owners.length > 0) write(root, file, data);
	}
}

/** A file whose links to products and articles lead to the pages that list them. */
export function withoutItemLinks(text: string): string {
	return text.replace(/(?<=["(]\/(?:articles|shop))\/(?!thank-you)[a-z0-9-]+(?=["#?)])/g, "");
}

function read(root: string, file: string): Record<string, unknown> {
	return JSON.parse(readFileSync(join(root, file), "utf8"));
}

function write(root: string, file: string, data: unknown): void {
	writeFileSync(join(root, file), `${JSON.stringify(data, null, "\t")}\n`);
}

function reworded(schema: JsonSchema, value: unknown, key = ""): unknown {
	if (typeof value === "string") return isProse(schema) ? accented(value) : value;
	if (typeof value === "number")
		return key !== "order" && value !== schema.maximum ? value + 1 : value;
	if (Array.isArray(value)) {
		const { items } = schema;
		return items ? value.map((each) => reworded(items, each)) : value;
	}
	if (typeof value !== "object" || value === null) return value;
	const fields = fieldsOf(variantOf(schema, value));
	const entries = Object.entries(value).map(([name, each]) => {
		const field = fields.find((one) => one.key === name);
		return [name, field ? reworded(field.schema, each, name) : each];
	});
	return Object.fromEntries(entries);
}

function isProse({ edit, enum: values, format, pattern, photo, relation }: JsonSchema): boolean {
	const isChosen = values || format === "date" || edit === "hidden" || relation || photo;
	return !isChosen && (!pattern || pattern.includes("\\S"));
}

/** As many letters, with accents. Gaps, links and addresses stay. */
function accented(text: string): string {
	// Paths, dates and locales stay, because their schemas don't distinguish them from text.
	if (/^(?:\S*\/\S*|\d{4}-\S*|[a-z]{2}-[A-Z]{2})$/.test(text)) return text;
	return text
		.split(/(\{\w+\}|\]\([^)]*\)|https?:\S+|\S+@\S+)/)
		.map((part, index) => (index % 2 === 1 ? part : pseudo(part).replace(/~+$/, "")))
		.join("");
}
