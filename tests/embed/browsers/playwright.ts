import type { Browser, BrowserContext, Frame, Page } from "playwright";
import { type Driver, type Key, VIEWPORT } from "./driver.ts";

/** Chromium and Firefox. */
export class PlaywrightDriver implements Driver {
	readonly #browser: Browser;
	#context: BrowserContext | undefined;
	#page: Page | undefined;
	#frame: Frame | undefined;

	constructor(browser: Browser) {
		this.#browser = browser;
	}

	async open(url: string): Promise<void> {
		await this.#context?.close();
		this.#context = await this.#browser.newContext({ viewport: VIEWPORT });
		this.#page = await this.#context.newPage();
		this.#frame = this.#page.mainFrame();
		await this.#page.goto(url);
	}

	async enterFrame(): Promise<void> {
		const frame = this.page.frames()[1];
		if (!frame) throw new Error("The page has no frame.");
		await frame.waitForLoadState();
		this.#frame = frame;
	}

	async evaluate(expression: string): Promise<string> {
		if (!this.#frame) throw new Error("No page is open.");
		return String(await this.#frame.evaluate(expression));
	}

	press(key: Key): Promise<void> {
		return this.page.keyboard.press(key);
	}

	type(text: string): Promise<void> {
		return this.page.keyboard.type(text);
	}

	click(x: number, y: number): Promise<void> {
		return this.page.mouse.click(x, y);
	}

	/** For what only one engine has. */
	get page(): Page {
		if (!this.#page) throw new Error("No page is open.");
		return this.#page;
	}
}
