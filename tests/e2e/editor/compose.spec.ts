import { expect, test } from "@playwright/test";
import { explain } from "../../../site/check/explain.ts";
import { kindOf } from "../../../site/schemas/registry.ts";
import { Editor } from "./editor.ts";

test("a founder makes a page of three sections, one of them a form", async ({ page }) => {
	const editor = await Editor.open(page);
	const addSection = async (kind: string) => {
		const button = (await editor.reveal("sections")).getByRole("button", { name: "Add" }).last();
		const item = page.getByRole("menuitem", { name: kind, exact: true });
		await button.scrollIntoViewIfNeeded();
		// Only the opening is tried again: a second click on the item would add a second section.
		await expect(async () => {
			if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
			await expect(item).toBeVisible({ timeout: 2000 });
		}).toPass();
		await item.click();
	};
	await editor.goTo("page", "new");
	await editor.fill("path", "/spring-retreat");
	await editor.fill("metadata.title", "Spring retreat");
	await editor.fill("metadata.description", "Two days by the river in spring, for twelve people.");
	await editor.fill("menu", "Programs");
	await editor.fill("head.title", "Spring retreat");
	await editor.fill("head.lead", "Two days by the river: rest, food and talk.");

	await addSection("Text");
	await editor.fill("sections.0.title", "What we do");
	await editor.add("sections.0.paragraphs");
	await editor.fill("sections.0.paragraphs.0", "We rest, cook and talk.");
	await addSection("Names and texts");
	await editor.fill("sections.1.title", "What to bring");
	await editor.add("sections.1.items");
	await editor.fill("sections.1.items.0.title", "A blanket");
	await editor.fill("sections.1.items.0.text", "The evenings are cold.");
	await addSection("Form");
	await editor.fill("sections.2.title", "Ask for a place");
	const form = await editor.reveal("sections.2.form");
	await form.getByRole("combobox").click();
	await page.getByRole("option", { name: /visit/i }).click();
	await editor.save();

	const file = "site/_data/pages/spring-retreat.json";
	const text = await editor.read(file);
	const kind = kindOf(file);
	expect(kind && explain(kind.schema, JSON.parse(text ?? "null"))).toEqual([]);
	const { path, menu, sections } = JSON.parse(text ?? "");
	expect({ path, menu }).toEqual({ path: "/spring-retreat", menu: "Programs" });
	expect(sections.map((section: { kind: string }) => section.kind)).toEqual([
		"text",
		"ledger",
		"form",
	]);
});
