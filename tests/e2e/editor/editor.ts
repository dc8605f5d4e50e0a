import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { contentFiles } from "../../../site/check/check.ts";
import { ROOT } from "../../../tools/root.js";
import { OWN_ARTICLE, OWN_ITEMS, partner } from "../../own-items.ts";

/**
 * The editor at /admin, working on a folder of files. The folder is one of the browser's own, which only this
 * page knows: it stands in for the folder that a person chooses.
 */
export class Editor {
	readonly page: Page;
	readonly #site: string;

	private constructor(page: Page, site: string) {
		this.page = page;
		this.#site = site;
	}

	/** Opens the editor of a site on a copy of the content. */
	static async open(page: Page, site: string) {
		await page.addInitScript((name) => {
			Object.assign(window, {
				async showDirectoryPicker() {
					return (await navigator.storage.getDirectory()).getDirectoryHandle(name);
				},
			});
		}, FOLDER);
		const editor = new Editor(page, site);
		await page.goto(`${site}/admin/settings.json`);
		await fillFolder(page);
		await page.goto(`${site}/admin/`);
		await page.getByRole("button", { name: "Work with Local Repository" }).click();
		await expect(page.getByRole("tree", { name: "Collection List" })).toBeVisible();
		return editor;
	}

	/** The text of a file in the folder; undefined = there is none. */
	read(path: string): Promise<string | undefined> {
		return this.page.evaluate(
			async (steps) => {
				const name = steps.pop() ?? "";
				let folder = await navigator.storage.getDirectory();
				try {
					for (const step of steps) folder = await folder.getDirectoryHandle(step);
					return await (await (await folder.getFileHandle(name)).getFile()).text();
				} catch {
					return undefined;
				}
			},
			[FOLDER, ...path.split("/")],
		);
	}

	/** Opens an entry, such as `event/soup`, or a new one: `event/new`. */
	async goTo(place: string): Promise<void> {
		const [collection, entry] = place.split("/");
		const path = entry === "new" ? "new" : `entries/${entry}`;
		await this.page.goto(`${this.#site}/admin/#/collections/${collection}/${path}`);
		await expect(this.saveButton).toBeVisible();
	}

	/** A field by its path, such as "payments.0.label". It is looked up in what is unfolded. */
	field(path: string): Locator {
		return this.page.locator(`[data-key-path="${path}"]`);
	}

	/** Opens the collapsed lists and groups around a field. */
	async reveal(path: string): Promise<Locator> {
		const steps = path.split(".");
		for (let length = 1; length < steps.length; length++) {
			if (/^\d+$/.test(steps[length - 1] ?? "")) continue;
			const index = /^\d+$/.test(steps[length] ?? "") ? `item-${steps[length]}-body` : "item-list";
			const group = await this.find(steps.slice(0, length).join("."));
			const fold = group.locator(`button[aria-controls$="${index}"]`).first();
			// The editor draws the entries of a list when it comes into view.
			if ((await fold.count()) === 0) await group.scrollIntoViewIfNeeded();
			await expect(async () => {
				// A new entry unfolds by itself.
				if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
				await expect(fold).toHaveAttribute("aria-expanded", "true", { timeout: 2000 });
			}).toPass();
		}
		return this.find(path);
	}

	/** Scrolls to a field. The editor draws fields when they come into view. */
	private async find(path: string): Promise<Locator> {
		const field = this.field(path);
		if ((await field.count()) === 1) return field;
		await expect(async () => {
			if ((await field.count()) === 0) await this.page.evaluate(scrollOn);
			expect(await field.count()).toBe(1);
		}).toPass({ intervals: [100] });
		await field.scrollIntoViewIfNeeded();
		return field;
	}

	/** Types a text into a field, in place of what it has. */
	async fill(path: string, text: string): Promise<void> {
		const field = await this.reveal(path);
		const inputs = field.locator("input, textarea, [contenteditable=true]");
		await inputs.filter({ visible: true }).first().fill(text);
	}

	/** Drops a file onto a field for pictures, as from a folder. */
	async drop(field: Locator, { name, buffer }: { name: string; buffer: Buffer }): Promise<void> {
		await field.scrollIntoViewIfNeeded();
		const box = await field.locator(".drop-target").first().boundingBox();
		if (!box) throw new Error("The field takes no files.");
		const path = test.info().outputPath(name);
		writeFileSync(path, buffer);
		const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		const data = { items: [], files: [path], dragOperationsMask: 1 };
		const browser = await this.page.context().newCDPSession(this.page);
		for (const type of ["dragEnter", "dragOver", "drop"] as const)
			await browser.send("Input.dispatchDragEvent", { type, ...at, data });
		await browser.detach();
	}

	/** Adds an entry to a list. */
	async add(path: string): Promise<void> {
		const field = await this.reveal(path);
		await field.getByRole("button", { name: /^Add/ }).click();
	}

	/** Adds an entry of a kind to a list of several kinds, such as a section to a page. */
	async addTo(path: string, kind: string): Promise<void> {
		const button = (await this.reveal(path)).getByRole("button", { name: "Add" }).last();
		const item = this.page.getByRole("menuitem", { name: new RegExp(`^${kind}(?::|$)`) });
		await button.scrollIntoViewIfNeeded();
		// Only the opening is tried again: a second click on the item would add a second section.
		await expect(async () => {
			if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
			await expect(item).toBeVisible({ timeout: 2000 });
		}).toPass();
		await item.click();
	}

	/** Asks to delete an entry. Returns what the editor says before, and the button that does it. */
	async askToDelete(place: string): Promise<{ dialog: Locator; button: Locator }> {
		await this.goTo(place);
		await this.page.getByRole("button", { name: "Show Editor Options" }).click();
		await this.page.getByRole("menuitem", { name: "Delete" }).click();
		const dialog = this.page.locator("[role$=dialog]").filter({ hasText: "Delete Entry" });
		return { dialog, button: dialog.getByRole("button", { name: "Delete", exact: true }) };
	}

	/** Takes back what was typed, so that the editor doesn't offer it at the next visit. */
	async discard(): Promise<void> {
		await this.page.getByRole("button", { name: "Show Editor Options" }).click();
		await this.page.getByRole("menuitem", { name: "Revert All Changes" }).click();
	}

	get saveButton(): Locator {
		return this.page.getByRole("button", { name: "Save", exact: true });
	}

	/** Waits, by the page's own clock, for the debounce of an article's text: Sveltia takes it over after 100 ms. */
	async waitForDebounce(): Promise<void> {
		await this.page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
	}

	/** Saves, and waits until the editor has left the entry. */
	async save(): Promise<void> {
		await this.saveButton.click();
		await this.leaves();
	}

	/** Waits until the editor has left the entry, as it does once a change is stored. Later, it would leave the next one. */
	async leaves(): Promise<void> {
		await expect(this.page.locator("[data-key-path]")).toHaveCount(0);
	}
}

/** Runs in the page: scrolls its fields on, and from their end back, because one that was passed quickly isn't drawn. */
function scrollOn(): void {
	let box = document.querySelector("[data-key-path]");
	while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
	if (!box) return;
	const isAtEnd = box.scrollTop + box.clientHeight > box.scrollHeight - 2;
	box.scrollTop = isAtEnd ? 0 : box.scrollTop + 500;
}

const FOLDER = "repository";

const CLAIMS = "site/_data/claims.json";
const inLines = (item: unknown) => `${JSON.stringify(item, null, "\t")}\n`;

/** The claims of the project, and one that a partner of the tests' own makes. */
function withOwnClaim(text: string): string {
	const list: { claims: unknown[] } = JSON.parse(text);
	const own = {
		file: "site/_data/partners/bakers.json",
		words: partner("bakers", 1).collaboration,
		confirm: "They bake in a circle.",
	};
	return inLines({ ...list, claims: [...list.claims, own] });
}

/** Every content file of the project, and items of the tests' own: its path and its text. */
export const contentTexts: ReadonlyMap<string, string> = new Map([
	...contentFiles(ROOT).map((file): [string, string] => {
		const text = readFileSync(join(ROOT, file), "utf8");
		return [file, file === CLAIMS ? withOwnClaim(text) : text];
	}),
	...Object.entries(OWN_ITEMS).map(([file, item]): [string, string] => [file, inLines(item)]),
	[OWN_ARTICLE.file, OWN_ARTICLE.text],
]);

/** Puts a copy of the content into that folder. The page must be of the editor's origin. */
async function fillFolder(page: Page): Promise<void> {
	// The editor recognizes the root of a repository by its .git folder.
	const files: [string, string][] = [...contentTexts, [".git/HEAD", "ref: refs/heads/main\n"]];
	await page.evaluate(
		async ([root, entries]) => {
			const storage = await navigator.storage.getDirectory();
			for (const [path, text] of entries) {
				const folders = [root, ...path.split("/")];
				const name = folders.pop() ?? "";
				let folder = storage;
				for (const step of folders)
					folder = await folder.getDirectoryHandle(step, { create: true });
				const file = await folder.getFileHandle(name, { create: true });
				const stream = await file.createWritable();
				await stream.write(text);
				await stream.close();
			}
		},
		[FOLDER, files] as const,
	);
}
