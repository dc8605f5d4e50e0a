import { join } from "node:path";
import { type RunningServer, startPreview } from "@liberation/inbox";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { explain } from "../../../site/check/explain.ts";
import { parseContent } from "../../../site/check/markdown.ts";
import { contentTypeOf } from "../../../site/schemas/all-content-types.ts";
import { ROOT } from "../../../tools/root.js";
import { OWN_ARTICLE } from "../../own-items.ts";
import { expectAccessible, isComplete, onePage } from "../support.ts";
import { contentTexts, Editor } from "./editor.ts";

/* The founder changes content in the editor, in a folder of her computer. */

// One worker, so that the editor is opened once.
test.describe.configure({ mode: "default" });

const tab = onePage();
let server: RunningServer;
let editor: Editor;
test.beforeAll(async () => {
	server = await startPreview({ root: join(ROOT, "dist"), port: 0 });
	editor = await Editor.open(tab(), server.url);
});
test.afterAll(() => server.close());

/** What the editor has saved in a file, which the file's schema accepts. */
async function savedIn(file: string) {
	const { data } = parseContent(file, (await editor.read(file)) ?? "");
	const type = contentTypeOf(file);
	expect(type && explain(type.schema, data), file).toEqual([]);
	return data;
}

const TEXT = "Salt 🌱 and light, in as many words as a short text may have here.";

test("a new event is saved in a file of its name, with every required field", async () => {
	await editor.goTo("event/new");
	await editor.fill("title", "Soup for the neighbors");
	await editor.fill("date", "2027-05-01");
	await editor.fill("startTime", "12:00");
	await editor.fill("endTime", "14:00");
	await editor.fill("location", "The barn");
	await editor.fill(
		"description",
		"A long table under the trees, with bread, soup and time to talk to the neighbors.",
	);
	await editor.fill("registration", "https://pay.example.com/events/soup");
	await editor.field("description").getByRole("button", { name: "Italic" }).click();
	await editor.page.keyboard.type(" Come!");
	await editor.save();
	expect(await savedIn("site/_data/events/soup-for-the-neighbors.json")).toMatchObject({
		slug: "soup-for-the-neighbors",
		description: expect.stringContaining("neighbors. _Come!_"),
		status: "upcoming",
		date: "2027-05-01",
		partner: null,
	});
});

test("a new article is saved as Markdown in a file of its name", async () => {
	await editor.goTo("article/new");
	await editor.fill("title", "Salt on the table");
	await editor.fill("excerpt", "An essay about salt and what a table needs before guests come.");
	await editor.fill("date", "2026-05-01");
	await editor.fill("author", "Liberation Education");
	await (await editor.reveal("category")).getByRole("radio", { name: "Home" }).click();
	await editor.add("tags");
	await editor.fill("tags.0", "salt");
	await editor.fill("quote", "Salt first.");
	await editor.fill("body", "Salt, then bread.");
	await editor.save();
	const file = "site/articles/salt-on-the-table.md";
	expect(await savedIn(file)).toMatchObject({ category: "Home", tags: ["salt"] });
	expect(await editor.read(file)).toMatch(
		/^---\ntitle: Salt on the table\n[\s\S]*---\n+Salt, then/,
	);
});

test("a new page of two sections, one of them a form, is saved", async () => {
	await editor.goTo("page/new");
	await editor.fill("path", "/spring-retreat");
	await editor.fill("metadata.title", "Spring retreat");
	await editor.fill("metadata.description", "Two days by the river in spring, for twelve people.");
	await (await editor.reveal("menu")).getByRole("radio", { name: "Programs" }).click();
	await editor.fill("head.title", "Spring retreat");
	await editor.fill("head.lead", "Two days by the river: rest, food and talk.");
	await editor.addTo("sections", "Text");
	await editor.fill("sections.0.title", "What we do");
	await editor.add("sections.0.paragraphs");
	await editor.fill("sections.0.paragraphs.0", "We rest, cook and talk.");
	await editor.addTo("sections", "Form");
	await editor.fill("sections.1.title", "Ask for a place");
	await (await editor.reveal("sections.1.form")).getByRole("combobox").click();
	await editor.page.getByRole("option", { name: /visit/i }).click();
	await editor.save();
	expect(await savedIn("site/_data/pages/spring-retreat.json")).toMatchObject({
		path: "/spring-retreat",
		menu: "Programs",
		sections: [{ kind: "text" }, { kind: "form" }],
	});
});

test("a new form is saved with what the catalogue proposes, and a name for its address", async () => {
	await editor.goTo("form/new");
	await editor.fill("title", "Warm winter");
	await editor.addTo("fields", "Email address");
	await editor.addTo("fields", "Long text");
	await editor.fill("fields.1.name", "message");
	await editor.fill("fields.1.label", "What do you need?");
	await editor.fill("thanks.title", "We have your message");
	await editor.fill("thanks.lead", "One of us writes back.");
	await editor.save();
	expect(await savedIn("site/_data/forms/warm-winter.json")).toMatchObject({
		slug: "warm-winter",
		fields: [
			{ kind: "email", name: "email", invalid: expect.stringMatching(/complete/) },
			{ kind: "textarea", rows: 6 },
		],
		submit: "Send",
	});
});

test("what can't be right is said at its field on leaving it, and goes once it is right", async () => {
	await editor.goTo("page/new");
	for (const [path, wrong, said, right] of [
		["path", "spring", /Found "spring", expected an address of this site/, "/spring"],
		[
			"metadata.description",
			"Two days.",
			/\(9 characters\), expected at least 50 characters/,
			TEXT,
		],
	] as const) {
		await editor.fill(path, wrong);
		const status = editor.field(path).getByRole("status");
		await expect(status).toHaveText("");
		await editor.field(path).locator("input, textarea").first().blur();
		await expect(status).toHaveText(said);
		await editor.fill(path, right);
		await expect(status).toHaveText("");
	}
	await editor.discard();
});

test("saving says all that is wrong in one list, and each entry of it leads to its field", async () => {
	const { page } = editor;
	await editor.goTo("page/new");
	await editor.fill("path", "spring");
	await editor.fill("metadata.title", "Spring");
	await editor.fill("metadata.description", TEXT);
	await editor.fill("head.title", "Spring");
	await editor.addTo("sections", "Text");
	await editor.saveButton.click();
	const dialog = page.getByRole("dialog", { name: "Not saved yet" });
	for (const place of ["Address", "Top of the page › Introduction"])
		await expect(dialog.getByRole("button", { name: place })).toBeVisible();
	await dialog.getByRole("button", { name: /^Sections .*Heading/ }).click();
	await expect(editor.field("sections.0.title").locator("input, textarea").first()).toBeFocused();
	await editor.discard();
});

test("a section opens on the fields of its kind, and folds what every section may have", async () => {
	await editor.goTo("page/new");
	await editor.addTo("sections", "Text");
	await expect(editor.field("sections.0.paragraphs")).toBeVisible();
	await expect(editor.field("sections.0.folded.id")).toBeHidden();
	await editor.fill("sections.0.folded.id", "apply");
	await editor.discard();
});

/** A picture of one color, as a file to choose. */
async function picture(name: string, width: number, height: number) {
	const background = { r: 200, g: 80, b: 60 };
	const made = sharp({ create: { width, height, channels: 3, background } });
	return { name, mimeType: "image/png", buffer: await made.png().toBuffer() };
}

test("a photo of a phone's own kind and one that is too small are refused where they are chosen or dropped", async () => {
	await editor.goTo("product/zine");
	await (await editor.reveal("image")).getByRole("checkbox").click();
	const field = editor.field("image.file");
	const input = field.locator("input[type=file]").first();
	const small = await picture("small.png", 200, 150);
	// The beginning of an iPhone's photo, which the phone or a program has named .jpg.
	const start = Buffer.from("00000018667479706865696300000000", "hex");
	const heic = { name: "porch.jpg", mimeType: "image/jpeg", buffer: start };
	const dialog = editor.page.getByRole("dialog", { name: "Not a picture for the site" });
	const enough = "200 x 150 pixels, expected at least 640 x 640.";
	for (const [file, take, fault] of [
		[heic, () => input.setInputFiles(heic), "kind HEIC"],
		[small, () => editor.drop(field, small), enough],
	] as const) {
		await take();
		await expect(dialog).toContainText(fault);
		await dialog.getByRole("button", { name: "Close" }).click();
		await expect(field.getByText(file.name)).toHaveCount(0);
	}
	await editor.discard();
});

test("a photo that is dropped is saved beside the others, with a name and a description", async () => {
	await editor.goTo("product/zine");
	await (await editor.reveal("image")).getByRole("checkbox").click();
	await editor.drop(editor.field("image.file"), await picture("My Table (1).png", 640, 640));
	await editor.fill("image.alt", "A table with bread.");
	await editor.save();
	expect(await savedIn("site/_data/products/zine.json")).toMatchObject({
		image: { file: "my-table-1.png", alt: "A table with bread." },
	});
	expect(await editor.read("site/images/my-table-1.png")).toContain("PNG");
});

test("a picture is put into the text of an article with what it shows, and not without", async () => {
	await editor.goTo("article/bread");
	const body = await editor.reveal("body");
	const markdown = body.getByRole("button", { name: "Edit in Markdown" });
	const area = body.locator("[contenteditable=true]").first();
	// The text opens as Markdown. A press is lost while the editor still draws the text.
	await expect(async () => {
		if ((await markdown.getAttribute("aria-pressed")) === "true") await markdown.click();
		await expect(area).toBeVisible({ timeout: 2000 });
	}).toPass();
	await area.click();
	await editor.page.keyboard.press("Control+End");
	await editor.page.keyboard.press("Enter");
	await body.getByRole("button", { name: "Image", exact: true }).click();
	await body
		.locator("input[type=file]")
		.first()
		.setInputFiles(await picture("loaf.png", 700, 640));
	await expect(body.getByText("/photos/loaf.png")).toBeVisible();
	await editor.waitForDebounce();
	await editor.saveButton.click();
	await expect(editor.page.getByRole("dialog")).toContainText("what the picture shows");
	await editor.page.getByRole("button", { name: "Close" }).click();
	await body.getByRole("textbox", { name: "Alt Text" }).fill("A loaf, cut.");
	await editor.waitForDebounce();
	await editor.save();
	expect(await editor.read(OWN_ARTICLE.file)).toContain("\n\n![A loaf, cut.](/photos/loaf.png)\n");
});

/** A list with nested groups, an article, a number with a currency, and a page of sections. */
const CHANGES = [
	["shared/quiz/roles.json", "quiz/roles", "roles.0.tagline", TEXT, TEXT],
	[OWN_ARTICLE.file, "article/bread", "excerpt", TEXT, TEXT],
	["site/_data/plans/seed.json", "plan/seed", "payments.0.amountUsd", "$1,210", "1210"],
	["site/_data/pages/home.json", "page/home", "metadata.description", TEXT, TEXT],
] as const;

for (const [file, place, field, typed, saved] of isComplete ? CHANGES : CHANGES.slice(0, 1))
	test(`a change of ${field} changes its line of ${file} and nothing else`, async () => {
		const before = (await editor.read(file))?.split("\n") ?? [];
		await editor.goTo(place);
		await editor.fill(field, typed);
		await editor.save();
		const after = (await editor.read(file))?.split("\n") ?? [];
		expect(after).toHaveLength(before.length);
		const changed = after.filter((line, index) => line !== before[index]);
		expect(changed).toEqual([expect.stringContaining(saved)]);
	});

/** One of each reason why an entry is refused: a link, the typed text, its schema, the other entries, a claim. */
const REFUSALS = [
	["article/bread", "body", "Read [this](/quizz).", /Did you mean "\/quiz"\?/],
	["plan/root", "payments.0.amountUsd", "1.210", /expected only a number, such as/],
	["event/soup", "endTime", "09:00", /Found "09:00", expected a time after the event's start/],
	["product/cards", "title", "the zine", /expected a title that no other page has/],
	["partner/bakers", "collaboration", "Baking Circle", /the launch check asks about/],
] as const;

for (const [place, field, typed, reason] of isComplete ? REFUSALS : REFUSALS.slice(0, 2))
	test(`"${typed}" in ${field} of ${place} isn't saved: ${reason.source}`, async () => {
		const { page } = editor;
		const part = `${place.replace("/", "s/")}.`;
		const file = [...contentTexts.keys()].find((path) => path.includes(part)) ?? "";
		const before = await editor.read(file);
		await editor.goTo(place);
		await editor.fill(field, typed);
		await editor.saveButton.click();
		const dialog = page.getByRole("dialog", { name: "Not saved yet" });
		const message = dialog.or(editor.field(field).locator(".validation")).first();
		await expect(message).toContainText(reason);
		if (await dialog.isVisible()) {
			await expectAccessible(page, "the dialog", { within: "dialog.refusal" });
			await dialog.getByRole("button", { name: "Close" }).click();
		}
		// The editor's own message, which gives no reason, closes by itself.
		await expect(page.getByRole("alertdialog")).toBeHidden();
		await expect(editor.saveButton).toBeVisible();
		expect(await editor.read(file)).toBe(before);
		await editor.discard();
	});

test("a partner is deleted at one press, and taken out of the events that name it", async () => {
	const { button } = await editor.askToDelete("partner/millers");
	await button.click();
	await editor.leaves();
	await expect.poll(() => editor.read("site/_data/partners/millers.json")).toBeUndefined();
	await expect.poll(() => editor.read("site/_data/events/bread.json")).toContain('"partner": null');
});

test("a product is deleted once no page links to it, and the editor says which one does", async () => {
	await editor.goTo("article/bread");
	await editor.fill("body", "Bread, salt and [the cards](/shop/cards).");
	await editor.save();
	const linked = await editor.askToDelete("product/cards");
	await expect(linked.dialog).toContainText("Articles › Bread");
	await expect(linked.button).toBeDisabled();
	await linked.dialog.getByRole("button", { name: "Cancel" }).click();
	await editor.goTo("article/bread");
	await editor.fill("body", "Bread and salt.");
	await editor.save();
	const { button } = await editor.askToDelete("product/cards");
	await button.click();
	await editor.leaves();
	await expect.poll(() => editor.read("site/_data/products/cards.json")).toBeUndefined();
});

test("a partner's request at the desk opens the editor with the partner's answers filled in", async () => {
	const { page } = editor;
	const answer = await page.request.post(`${server.url}/api/partner`, {
		headers: { Accept: "application/json" },
		data: {
			organization: "Círculo de Mentes!",
			site: "mentes.test/quiz",
			name: "Zoë",
			email: "zoe.partner@mail.test",
		},
	});
	expect(answer.status()).toBe(200);
	await page.goto(`${server.url}/desk/`);
	await page.getByRole("link", { name: /: Zoë$/ }).click();
	const toEditor = page.getByRole("link", { name: "Make the partner’s file" });
	await expect(toEditor).toBeVisible();
	await expectAccessible(page, "a partner's request");
	await toEditor.click();
	await expect(editor.saveButton).toBeVisible();
	for (const [path, value] of Object.entries({
		name: "Círculo de Mentes!",
		collaboration: "Círculo de Mentes!",
		link: "https://mentes.test/quiz",
	}))
		await expect(editor.field(path).locator("input").first()).toHaveValue(value);
});
