import { expect, test } from "@playwright/test";
import { translations } from "../../../shared/languages.ts";
import { type EditorKind, editorEntryOf, editorKinds } from "../../../site/admin/config.ts";
import { readFile, writeFile } from "../../../site/admin/files.ts";
import { fieldsOf, type JsonSchema } from "../../../site/schemas/json-schema.ts";
import { claimsSchema } from "../../../site/schemas/launch.ts";
import { kindOf, registry } from "../../../site/schemas/registry.ts";
import { OWN_ARTICLE } from "../../own-items.ts";
import { isComplete } from "../support.ts";
import { contentTexts, Editor } from "./editor.ts";

type Step = string | number;

/** A text in an entry that the editor lets one change. */
interface TextField {
	readonly steps: readonly Step[];
	readonly value: string;
}

/**
 * The first text of an entry that can become another one, and that other one.
 * @param claims - what claims quote from it, which can't change before the claim is deleted
 */
function changeFor(
	kind: EditorKind,
	data: unknown,
	claims: readonly string[],
): { path: string; text: string } {
	const root = kind.json.items ? [kind.name] : [];
	for (const { steps, value } of textFields(kind.json, data, [])) {
		if (claims.some((words) => value.includes(words))) continue;
		const text = value.replace(/.(.?)$/, "x$1");
		const changed = withValue(data, steps, text);
		if (writeFile(kind, changed).refused.length > 0) continue;
		return { path: [...root, ...steps].join("."), text };
	}
	throw new Error(`${kind.name} has no text to change`);
}

function textFields(schema: JsonSchema, data: unknown, steps: readonly Step[]): TextField[] {
	const { edit, enum: values, format, items, oneOf, photo, relation } = schema;
	if (edit || relation || photo || values || oneOf) return [];
	if (typeof data === "string")
		return format === "date" || /["\\\n]/.test(data) ? [] : [{ steps, value: data }];
	if (items && Array.isArray(data))
		// The editor knows an entry that is no object by its place alone.
		return data.flatMap((entry, index) => textFields(items, entry, [...steps, index]));
	if (typeof data !== "object" || data === null) return [];
	const inner = new Map(Object.entries(data));
	return fieldsOf(schema)
		.filter(({ key }) => !["$schema", "slug", "id"].includes(key))
		.flatMap((field) => textFields(field.schema, inner.get(field.key), [...steps, field.key]));
}

/** A copy of data with another value in one place. */
function withValue(data: unknown, [step, ...rest]: readonly Step[], value: string): unknown {
	if (step === undefined) return value;
	if (Array.isArray(data)) {
		return data.map((entry, index) => (index === step ? withValue(entry, rest, value) : entry));
	}
	const entries = Object.entries(data ?? {});
	return Object.fromEntries(
		entries.map(([key, each]) => [key, key === step ? withValue(each, rest, value) : each]),
	);
}

/** The lines of a text that another one does not have in the same place. */
function changedLines(before: string, after: string): string[] {
	const old = before.split("\n");
	const lines = after.split("\n");
	if (old.length !== lines.length)
		return lines.filter((line) => !old.includes(line)).concat("(another length)");
	return lines.filter((line, index) => line !== old[index]);
}

/** A list, a page of sections, nested groups and an article; `npm run test:long` takes all files. */
const SAMPLE = [
	"shared/quiz/roles.json",
	"site/_data/pages/home.json",
	"site/_data/plans/seed.json",
	OWN_ARTICLE.file,
];

const kinds = editorKinds(registry, translations());

/** As many as one test opens in a minute. */
const SIZE = 12;

/** Its words can't be changed here, only deleted. */
const CLAIMS = "site/_data/claims.json";

const files = isComplete
	? [...contentTexts.keys()].filter((file) => kindFor(file) && file !== CLAIMS)
	: SAMPLE;

for (let start = 0; start < files.length; start += SIZE) {
	const part = files.slice(start, start + SIZE);
	test(`a changed text changes its line and nothing else: ${part[0]} and ${part.length - 1} more`, async ({
		page,
	}) => {
		test.setTimeout(400_000);
		const editor = await Editor.open(page);
		for (const file of part) await test.step(file, () => changeText(editor, file));
	});
}

if (isComplete) {
	test("a claim that is confirmed is deleted, and nothing else changes", async ({ page }) => {
		const editor = await Editor.open(page);
		const { claims, ...others } = JSON.parse(contentTexts.get(CLAIMS) ?? "");
		await editor.goTo("business-details", "claims");
		const list = await editor.reveal("claims");
		await list.getByRole("button", { name: "Remove", exact: true }).first().click();
		await editor.save();
		const left = JSON.stringify({ ...others, claims: claims.slice(1) }, null, "\t");
		expect(await editor.read(CLAIMS)).toBe(`${left}\n`);
	});
}

async function changeText(editor: Editor, file: string): Promise<void> {
	const kind = kindFor(file);
	if (!kind) throw new Error(`${file} is of no kind`);
	const before = contentTexts.get(file) ?? "";
	const { claims } = claimsSchema.parse(JSON.parse(contentTexts.get(CLAIMS) ?? ""));
	const quoted = claims.flatMap((claim) => (claim.file === file ? claim.words : []));
	const { path, text } = changeFor(kind, readFile(kind, before), quoted);
	const { collection, entry } = editorEntryOf(kind, file);
	await editor.goTo(collection, entry);
	await editor.fill(path, text);
	await editor.save();
	const after = (await editor.read(file)) ?? "";
	expect.soft(changedLines(before, after), file).toEqual([expect.stringContaining(text)]);
	expect.soft(writeFile(kind, readFile(kind, after)).refused, file).toEqual([]);
}

function kindFor(file: string) {
	return kinds.find(({ name }) => name === kindOf(file)?.name);
}
