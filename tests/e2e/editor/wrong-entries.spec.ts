import { expect, test } from "@playwright/test";
import { isComplete, onePage } from "../support.ts";
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

const SEED = "plan/seed";
const ZINE = "product/zine";
const EVENT = "event/soup";
const BUSINESS = "business-details/site";
const AMOUNT = "payments.0.amountUsd";
const ONLY_A_NUMBER = { refused: /Expected only a number, such as 1210/ };

/** In `npm test`, one of each kind; all of them in `npm run test:long`. */
const SAMPLE: readonly Entry[] = [
	[SEED, AMOUNT, "$1,210", { saved: '"amountUsd": 1210' }],
	[SEED, AMOUNT, "1.210", ONLY_A_NUMBER],
	[ZINE, "order", "902", { refused: /expected a place that no other product has, such as 903/ }],
	[EVENT, "title", "bread", { refused: /expected a name that no other event has/ }],
	[EVENT, "title", "🌱 Círculo, لقاء", { saved: '"title": "🌱 Círculo, لقاء"' }],
	[
		"article/bread",
		"body",
		"Read [this](/quizz).",
		{ refused: /a page of this site. Did you mean "\/quiz"\?/ },
	],
	[EVENT, "registration", "/abuot", { refused: /a page of this site. Did you mean "\/about"\?/ }],
	[
		"partner/bakers",
		"collaboration",
		"Baking Circle",
		{ refused: /a claim that the launch check asks about: delete it under Business details/ },
	],
];

const OTHERS: readonly Entry[] = [
	[SEED, AMOUNT, "2,310", { saved: '"amountUsd": 2310' }],
	[SEED, AMOUNT, " 3410 ", { saved: '"amountUsd": 3410' }],
	[SEED, AMOUNT, "1 210", ONLY_A_NUMBER],
	[SEED, AMOUNT, "12,10", ONLY_A_NUMBER],
	[SEED, AMOUNT, "1e21", ONLY_A_NUMBER],
	[SEED, AMOUNT, "12.345", ONLY_A_NUMBER],
	[SEED, AMOUNT, "two hundred", ONLY_A_NUMBER],
	[SEED, AMOUNT, "999999", { refused: /expected at most 100,000 dollars/ }],
	[SEED, AMOUNT, "-5", { refused: /expected more than 0/ }],
	[SEED, AMOUNT, "0", { refused: /expected more than 0/ }],
	[SEED, AMOUNT, "", { refused: /required/ }],
	[ZINE, "price", "$19.50", { saved: '"price": 19.5' }],
	[ZINE, "order", "1.5", { refused: /expected a whole number/ }],
	[ZINE, "description", "Short.", { refused: /at least 50/ }],
	[EVENT, "title", "x".repeat(5000), { refused: /expected at most 240 characters/ }],
	[EVENT, "title", " Winter circle ", { saved: '"title": "Winter circle"' }],
	[EVENT, "date", "1921-05-01", { refused: /expected a day of this century/ }],
	[EVENT, "date", "2025-01-15", { refused: /expected a day to come/ }],
	[EVENT, "startTime", "5pm", { refused: /a time of day with two digits each/ }],
	[EVENT, "endTime", "09:00", { refused: /a time after the event's start/ }],
	[EVENT, "registration", "www.school.test", { refused: /or a full address/ }],
	[EVENT, "registration", "http://school.test", { refused: /or a full address/ }],
	[EVENT, "registration", "/contact?about=soup", { refused: /after "about="/ }],
	[BUSINESS, "contactEmail", "office", { refused: /an email address/ }],
	[BUSINESS, "origin", "https://www.school.test/", { refused: /without a slash at its end/ }],
	[BUSINESS, "formsEndpoint", "api", { refused: /or the full address of another service/ }],
	[BUSINESS, "formsEndpoint", "/api", { saved: '"formsEndpoint": "/api"' }],
	[BUSINESS, "ecosystemFundPercent", "10 percent", ONLY_A_NUMBER],
	["quiz/questions", "questions.0.prompt", "Why?", { refused: /40/ }],
];

for (const [place, field, typed, fate] of isComplete ? [...SAMPLE, ...OTHERS] : SAMPLE) {
	const what = "saved" in fate ? `is saved as ${fate.saved}` : `is refused: ${fate.refused.source}`;
	const shown = typed.length > 40 ? `${typed.slice(0, 40)} ...` : typed;
	test(`${place} ${field} "${shown}" ${what}`, async () => {
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
