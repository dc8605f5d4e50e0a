/* `PICTURES=1 npm run test:e2e -- editor/pictures` takes the pictures of docs/editing.md and writes them to docs/images. */
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { ROOT } from "../../../tools/say.js";
import { Editor } from "./editor.ts";

type Scene = (editor: Editor) => Promise<void>;

/** What each picture shows, in the order of the page. */
const SCENES: Readonly<Record<string, Scene>> = {
	async menu({ page }) {
		await page.getByRole("treeitem", { name: "Events", exact: true }).click();
		await expect(page.getByRole("button", { name: "New" })).toBeVisible();
	},
	async price(editor) {
		await editor.goTo("plan", "seed");
		await editor.fill("payments.0.amountUsd", "210");
		await toTop(editor, "payments.0.label");
	},
	async "new-event"(editor) {
		await editor.goTo("event", "new");
		await editor.fill("title", "Summer porch talk");
		await editor.fill("date", "2027-07-10");
		await toTop(editor, "title");
	},
	async fault(editor) {
		await editor.goTo("event", "new");
		await editor.fill("title", "Summer porch talk");
		await editor.fill("startTime", "5pm");
		await editor.saveButton.click();
		await toTop(editor, "startTime");
	},
	async retire(editor) {
		await editor.goTo("product", "practice-ebook");
		const status = await editor.reveal("status");
		await status.getByText("No longer for sale", { exact: true }).click();
		await toTop(editor, "equity_available");
	},
	async answer(editor) {
		await editor.goTo("event", "winter-community-circle");
		await editor.fill("facts.0.answer", "Free. Give what you like.");
		await toTop(editor, "facts");
	},
	async question(editor) {
		await editor.goTo("quiz", "questions");
		await editor.reveal("questions.0.options.0.label");
		await toTop(editor, "questions.0.prompt");
	},
	async article(editor) {
		await editor.goTo("article", "the-meeting-can-wait");
		await toTop(editor, "body");
	},
	async photo(editor) {
		await editor.goTo("product", "educator-toolkit");
		await (await editor.reveal("image")).getByRole("checkbox").click();
		await toTop(editor, "image");
	},
	async navigation(editor) {
		await editor.goTo("business-details", "navigation");
		await toTop(editor, "main");
	},
	async undo(editor) {
		await editor.goTo("partner", "mutual-aid-table");
		await editor.fill("focus", "Sharing");
		await editor.page.getByRole("button", { name: "Show Editor Options" }).click();
		await expect(editor.page.getByRole("menuitem", { name: "Revert All Changes" })).toBeVisible();
	},
};

if (process.env.PICTURES) {
	test.use({
		viewport: { width: 1000, height: 700 },
		contextOptions: { reducedMotion: "reduce" },
		timezoneId: "America/New_York",
	});

	test("sign-in", async ({ page }) => {
		await page.goto("/admin/");
		await expect(page.getByRole("button", { name: "Sign In Using Access Token" })).toBeVisible();
		await write("sign-in", await page.screenshot());
	});

	for (const [name, scene] of Object.entries(SCENES)) {
		test(name, async ({ page }) => {
			await scene(await Editor.open(page));
			// What comes into sight is drawn a moment later.
			await page.waitForTimeout(1000);
			await write(name, await page.screenshot({ animations: "disabled" }));
		});
	}
}

/** Puts a field at the top, below the bar. */
async function toTop(editor: Editor, path: string): Promise<void> {
	const field = await editor.reveal(path);
	await field.evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
}

async function write(name: string, picture: Buffer): Promise<void> {
	const file = join(ROOT, "docs", "images", `editor-${name}.webp`);
	await sharp(picture).webp({ quality: 80 }).toFile(file);
}
