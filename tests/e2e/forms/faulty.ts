import { test as base, expect, type Page } from "@playwright/test";
import { type Behavior, type Endpoint, openEndpoint } from "./endpoint.ts";
import { fillContact } from "./support.ts";

/* The contact form, sent to a real server that misbehaves; time passes as the tests say. */

export { expect };

export const MESSAGE = "Hello, and good morning.";

/** What a visitor of the contact form sees. */
export class ContactForm {
	readonly page: Page;
	readonly endpoint: Endpoint;

	constructor(page: Page, endpoint: Endpoint) {
		this.page = page;
		this.endpoint = endpoint;
	}

	/** @param daysLater - how far the browser's clock is ahead */
	async open(daysLater = 0): Promise<void> {
		await this.page.clock.install({ time: Date.now() + daysLater * 24 * 60 * 60 * 1000 });
		await this.page.addInitScript(timeoutByClock);
		await this.page.goto(`${this.endpoint.url}/contact/`);
	}

	/** The same form in another tab, after this one is closed. */
	async reopened(daysLater = 0): Promise<ContactForm> {
		const form = new ContactForm(await this.page.context().newPage(), this.endpoint);
		await form.open(daysLater);
		return form;
	}

	get failure() {
		return this.page.locator("#contact-failure");
	}

	get toasts() {
		return this.page.locator(".toast");
	}

	get done() {
		return this.page.locator(".form-done");
	}

	get message() {
		return this.page.getByLabel("Your message");
	}

	get button() {
		return this.page.getByRole("button", { name: /^(Send Message|Retry)$/ });
	}

	async send(): Promise<void> {
		await fillContact(this.page);
		await this.button.click();
	}

	/** Lets time pass, and whatever is due then happen. */
	async wait(seconds: number): Promise<void> {
		await this.page.clock.fastForward(seconds * 1000);
	}

	async isBusy(): Promise<void> {
		await expect(this.page.getByRole("form")).toHaveAttribute("aria-busy", "true");
	}

	/** It has been told that it waits, and every word is where it was. */
	async waits(
		words: RegExp = /kept in this browser, and we try again by ourselves/,
	): Promise<void> {
		await expect(this.failure).toHaveText(words);
		await expect(this.message).toHaveValue(MESSAGE);
		await expect(this.page.getByLabel("Your name")).toHaveValue("Ada Osei");
		await expect(this.done).toBeHidden();
	}

	/** It has been told so, and the server has exactly that. */
	async isTaken(): Promise<void> {
		await expect(this.done).toBeVisible();
		expect([...this.endpoint.taken.values()].map(messageIn)).toEqual([MESSAGE]);
		expect(await this.kept()).toBe(null);
	}

	kept(): Promise<string | null> {
		return this.page.evaluate(() => localStorage.getItem("form-contact"));
	}
}

export function messageIn(body: string): string | null {
	return new URLSearchParams(body).get("message");
}

/** Playwright's clock leaves this one alone. */
export function timeoutByClock(): void {
	AbortSignal.timeout = (milliseconds) => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(), milliseconds);
		return controller.signal;
	};
}

interface Fixtures {
	/** Opens the contact form, whose server behaves like this. */
	contact: (...behaviors: Behavior[]) => Promise<ContactForm>;
}

export const test = base.extend<Fixtures>({
	contact: async ({ page, baseURL }, use) => {
		const endpoints: Endpoint[] = [];
		await use(async (...behaviors) => {
			const endpoint = await openEndpoint(baseURL ?? "", ...behaviors);
			endpoints.push(endpoint);
			const form = new ContactForm(page, endpoint);
			await form.open();
			return form;
		});
		for (const endpoint of endpoints) await endpoint.close();
	},
});
