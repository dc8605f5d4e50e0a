import { expect, test } from "@playwright/test";
import { onePage } from "../support.ts";
import { contentTexts, Editor } from "./editor.ts";

// One worker, so that the editor is opened once.
test.describe.configure({ mode: "default" });

const tab = onePage();
let editor: Editor;
test.beforeAll(async () => {
	editor = await Editor.open(tab());
});

/** What becomes of an entry: it is refused in these words, or saved as this line of its file. */
type Fate = { readonly refused: RegExp } | { readonly saved: string };

type Entry = readonly [place: string, field: string, typed: string, fate: Fate];

/** One of each way in which an entry is judged: typed text, its schema, the other entries, links and claims. */
const ENTRIES: readonly Entry[] = [
	["plan/seed", "payments.0.amountUsd", "$1,210", { saved: '"amountUsd": 1210' }],
	["plan/seed", "payments.0.amountUsd", "1.210", { refused: /Expected only a number, such as/ }],
	["event/soup", "title", "🌱 Círculo, لقاء", { saved: '"title": "🌱 Círculo, لقاء"' }],
	["product/zine", "order", "902", { refused: /expected a place that no other product has/ }],
	["article/bread", "body", "Read [this](/quizz).", { refused: /Did you mean "\/quiz"\?/ }],
	["partner/bakers", "collaboration", "Baking Circle", { refused: /the launch check asks about/ }],
];

for (const [place, field, typed, fate] of ENTRIES) {
	const what = "saved" in fate ? `is saved as ${fate.saved}` : `is refused: ${fate.refused.source}`;
	test(`${place} ${field} "${typed}" ${what}`, async () => {
		const { page } = editor;
		const [collection = "", entry = ""] = place.split("/");
		const before = await textOf(collection, entry);
		await editor.goTo(collection, entry);
		await editor.fill(field, typed);
		await editor.saveButton.click();
		if ("saved" in fate) {
			await expect(page.locator("[data-key-path]")).toHaveCount(0);
			expect(await textOf(collection, entry)).toContain(fate.saved);
			return;
		}
		const dialog = page.getByRole("dialog", { name: "Not saved yet" });
		const message = dialog.or(editor.field(field).locator(".validation")).first();
		await expect(message).toContainText(fate.refused);
		if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Close" }).click();
		// The editor's own message, which knows no reason, leaves by itself.
		await expect(page.getByRole("alertdialog")).toBeHidden();
		expect(await textOf(collection, entry)).toBe(before);
		await discard();
	});
}

/** Takes back what was typed, so that the editor doesn't offer it at the next visit. */
async function discard(): Promise<void> {
	const { page } = editor;
	await page.getByRole("button", { name: "Show Editor Options" }).click();
	await page.getByRole("menuitem", { name: "Revert All Changes" }).click();
}

function textOf(collection: string, entry: string): Promise<string | undefined> {
	const file = [...contentTexts.keys()].find(
		(path) => path.endsWith(`/${collection}s/${entry}.json`) || path.endsWith(`/${entry}.json`),
	);
	return editor.read(file ?? "");
}
