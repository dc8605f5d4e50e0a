import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { explain } from "../../../site/check/explain.ts";
import { kindOf } from "../../../site/schemas/registry.ts";
import { expectAccessible, onePage } from "../support.ts";
import { contentTexts, Editor } from "./editor.ts";

// One worker, so that the editor is opened once.
test.describe.configure({ mode: "default" });

const tab = onePage();
let editor: Editor;
test.beforeAll(async () => {
	editor = await Editor.open(tab());
});

const DESCRIPTION =
	"A long table under the trees, with bread, soup and time to talk to the neighbors.";

/** What the schema of a file refuses in it. */
function faultsOf(file: string, text: string | undefined): readonly unknown[] {
	const kind = kindOf(file);
	return kind ? explain(kind.schema, JSON.parse(text ?? "null")) : ["no kind"];
}

test("a new event is saved in a file of its name, with every required field", async () => {
	await editor.goTo("event", "new");
	await editor.fill("title", "Soup for the neighbors");
	await editor.fill("date", "2027-05-01");
	await editor.fill("startTime", "12:00");
	await editor.fill("endTime", "14:00");
	await editor.fill("location", "The barn");
	await editor.fill("description", DESCRIPTION);
	await editor.fill("registration", "https://pay.example.com/events/soup");
	await editor.save();
	const file = "site/_data/events/soup-for-the-neighbors.json";
	const text = await editor.read(file);
	expect(faultsOf(file, text)).toEqual([]);
	expect(JSON.parse(text ?? "")).toMatchObject({
		slug: "soup-for-the-neighbors",
		status: "upcoming",
		date: "2027-05-01",
		partner: null,
	});
});

test("an entry that its schema refuses is not saved, and a dialog says why", async () => {
	const { page } = editor;
	const file = "site/_data/events/soup.json";
	await editor.goTo("event", "soup");
	await editor.fill("endTime", "09:00");
	await editor.saveButton.click();
	const dialog = page.getByRole("dialog", { name: "Not saved yet" });
	await expect(dialog).toContainText('Found "09:00", expected a time after the event\'s start');
	await expectAccessible(page, "the dialog", { within: "dialog.refusal" });
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("alertdialog")).toBeHidden();
	await expect(editor.field("endTime").locator("input")).toHaveValue("09:00");
	expect(await editor.read(file)).toBe(contentTexts.get(file));
});

test("a photo is put beside the others, with a name and a description", async () => {
	await editor.goTo("product", "zine");
	const field = await editor.reveal("image");
	await field.getByRole("checkbox").click();
	const background = { r: 200, g: 80, b: 60 };
	const picture = sharp({ create: { width: 640, height: 640, channels: 3, background } });
	await editor
		.field("image.file")
		.locator("input[type=file]")
		.first()
		.setInputFiles({
			name: "My Table (1).png",
			mimeType: "image/png",
			buffer: await picture.png().toBuffer(),
		});
	await editor.fill("image.alt", "A table with bread.");
	await editor.save();
	const file = "site/_data/products/zine.json";
	const text = await editor.read(file);
	expect(faultsOf(file, text)).toEqual([]);
	expect(JSON.parse(text ?? "").image).toEqual({
		file: "my-table-1.png",
		alt: "A table with bread.",
	});
	expect(await editor.read("site/images/my-table-1.png")).toContain("PNG");
});
