import { expect, test } from "@playwright/test";
import { editorKinds, placeOf } from "../../../site/admin/config.ts";
import { readFile, writeFile } from "../../../site/admin/files.ts";
import { kindOf, registry } from "../../../site/schemas/registry.ts";
import { isComplete } from "../complete.ts";
import { Editor } from "./editor.ts";
import { contentTexts } from "./repository.ts";
import { changedLines, changeFor } from "./text-fields.ts";

/** A list, a page of sections, nested groups and an article; `npm run test:long` takes all files. */
const SAMPLE = [
	"shared/quiz/roles.json",
	"site/_data/pages/home.json",
	"site/_data/plans/seed.json",
	"site/articles/the-meeting-can-wait.md",
];

const kinds = editorKinds(registry);

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
	const { path, text } = changeFor(kind, readFile(kind, before));
	const { collection, entry } = placeOf(kind, file);
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
