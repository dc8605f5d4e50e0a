import type { Editor } from "./editor.ts";

type Scene = (editor: Editor) => Promise<void>;

/** What each picture of docs/editing.md shows, in the order of the page. */
export const SCENES: Readonly<Record<string, Scene>> = {
	async "sign-in"(editor) {
		await editor.button("Sign In Using Access Token").waitFor();
	},
	async menu(editor) {
		await editor.open("Events");
		await editor.page.getByRole("button", { name: "New" }).waitFor();
	},
	async price(editor) {
		await editor.entry("Membership plans", "Seed");
		await editor.unfold("payments");
		const amount = await editor.field("payments.0.amountUsd");
		await amount.getByRole("spinbutton").fill("210");
		await editor.toTop("payments.0.label");
	},
	async "new-event"(editor) {
		await editor.open("Events");
		await editor.page.getByRole("button", { name: "New" }).click();
		const title = await editor.field("title");
		await title.getByRole("textbox").fill("Summer porch talk");
		await (await editor.field("date")).locator("input").fill("2027-07-10");
		await editor.toTop("title");
	},
	async fault(editor) {
		await editor.open("Events");
		await editor.page.getByRole("button", { name: "New" }).click();
		await (await editor.field("title")).getByRole("textbox").fill("Summer porch talk");
		await (await editor.field("startTime")).getByRole("textbox").fill("5pm");
		await editor.button("Save").click();
		await editor.toTop("startTime");
	},
	async retire(editor) {
		await editor.entry("Products", "Liberation as a daily craft");
		const status = await editor.field("status");
		await status.getByText("No longer for sale", { exact: true }).click();
		await editor.toTop("equity_available");
	},
	async answer(editor) {
		await editor.entry("Events", "Winter community circle");
		await editor.unfold("facts");
		const answer = await editor.field("facts.0.answer");
		await answer.getByRole("textbox").fill("Free. Give what you like.");
		await editor.toTop("facts");
	},
	async question(editor) {
		await editor.entry("Quiz", "Questions");
		await editor.button("Expand").first().click();
		await editor.unfold("questions.0.options");
		await editor.toTop("questions.0.prompt");
	},
	async article(editor) {
		await editor.entry("Articles", "The meeting can wait");
		await editor.toTop("body");
	},
	async photo(editor) {
		await editor.entry("Products", "Educator toolkit");
		await (await editor.field("image")).getByRole("checkbox").click();
		await editor.toTop("image");
	},
	async navigation(editor) {
		await editor.entry("Business details", "Menus and footer");
		await editor.toTop("main");
	},
	async undo(editor) {
		await editor.entry("Partners", "Mutual Aid Table");
		await (await editor.field("focus")).getByRole("textbox").fill("Sharing");
		await editor.button("Show Editor Options").click();
		await editor.page.getByRole("menuitem", { name: "Revert All Changes" }).waitFor();
	},
};
