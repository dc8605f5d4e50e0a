import type { Locator, Page } from "playwright";

/** The editor as a founder uses it, by what it shows. */
export class Editor {
	readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	/** Opens the content of this computer, and then a collection. */
	async open(collection: string): Promise<void> {
		await this.button("Work with Local Repository").click();
		// The editor opens the first collection by itself, once it has read the files.
		await this.page.getByRole("main", { name: "Pages" }).waitFor();
		await this.page.getByRole("treeitem", { name: collection, exact: true }).click();
		await this.page.getByRole("main", { name: collection }).waitFor();
	}

	/** Opens an entry of a collection by words of its row. */
	async entry(collection: string, name: string): Promise<void> {
		await this.open(collection);
		await this.page.getByRole("row", { name }).first().click();
		await this.page.getByRole("group", { name: "Content Editor" }).waitFor();
	}

	button(name: string): Locator {
		return this.page.getByRole("button", { name, exact: true });
	}

	/** A field by its place in the file, such as "payments.0.url". The editor draws it once it comes into sight. */
	async field(path: string): Promise<Locator> {
		const field = this.page.locator(`[data-key-path="${path}"]`).first();
		const [width, height] = [1000, 700];
		await this.page.mouse.move(width / 2, height / 2);
		for (let step = 0; step < 60 && !(await field.count()); step++) {
			await this.page.mouse.wheel(0, height / 2);
			await this.page.waitForTimeout(100);
		}
		await field.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
		// What comes into sight is drawn a moment later.
		await this.page.waitForTimeout(700);
		return field;
	}

	/** Unfolds the first entry of a list, if it is folded. */
	async unfold(path: string): Promise<void> {
		const field = await this.field(path);
		const fold = field.getByRole("button", { name: "Expand", exact: true });
		if (await fold.count()) await fold.first().click();
	}

	/** Puts a field at the top, below the bar. */
	async toTop(path: string): Promise<void> {
		const field = await this.field(path);
		await field.evaluate((node) => node.scrollIntoView({ block: "start", behavior: "instant" }));
		await this.page.waitForTimeout(300);
	}
}
