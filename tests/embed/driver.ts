import type { Browser, BrowserContext, Frame, Page } from "@playwright/test";

/** The keys that the journey presses. */
export type Key = "Tab" | "Space" | "Enter" | "ArrowDown" | "Escape";

/** What the checks need of a browser, so that the same checks run in all three engines. */
export interface Driver {
	/** Opens a page without the storage of earlier pages. */
	open(url: string): Promise<void>;
	/** From now on `evaluate` runs in the first frame of the page. */
	enterFrame(): Promise<void>;
	/** Returns text only: some host pages break how browsers pass other values out of a page. */
	evaluate(expression: string): Promise<string>;
	press(key: Key): Promise<void>;
	type(text: string): Promise<void>;
	/** Clicks a point of the viewport. */
	click(x: number, y: number): Promise<void>;
}

/** A running browser. */
export interface Engine {
	readonly name: "Chromium" | "Firefox" | "WebKit";
	readonly version: string;
	readonly driver: Driver;
	close(): Promise<void>;
}

/** High enough for a whole question: the bar of its buttons stays in view, so in a lower window it would move. */
export const VIEWPORT = { width: 1000, height: 1000 } as const;

/** Drives Chromium and Firefox. */
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

	/** The open page, for what only Playwright can do. */
	get page(): Page {
		if (!this.#page) throw new Error("No page is open.");
		return this.#page;
	}
}
