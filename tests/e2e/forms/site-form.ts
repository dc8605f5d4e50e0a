import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

import { type Field, type Form, formNamed } from "../../../shared/content/forms.ts";
import words from "../../../site/_data/formWords.json" with { type: "json" };
import { ROOT } from "../../../tools/root.js";
import { forms } from "../../forms.ts";
import { type Behavior, type Endpoint, openEndpoint } from "./endpoint.ts";

export { expect, words };

const DIST = join(ROOT, "dist");

/** The page of the built site that shows a form. */
function pageWith(name: string): string {
	const file = readdirSync(DIST, { recursive: true, encoding: "utf8" })
		.filter((each) => each.endsWith("index.html"))
		.find((each) => readFileSync(join(DIST, each), "utf8").includes(`data-form="${name}"`));
	if (!file) throw new Error(`No page shows the form ${name}`);
	return `/${dirname(file)}/`;
}

/** A form of the site as a visitor meets it. Every text comes from its JSON, so that it may change. */
export class SiteForm {
	readonly page: Page;
	readonly name: string;
	readonly content: Form;
	readonly form: Locator;
	readonly button: Locator;
	/** The message that replaces a sent form. */
	readonly done: Locator;
	/** The error message beside the button. */
	readonly failure: Locator;
	readonly toasts: Locator;
	/** The toasts that a screen reader announces. */
	readonly heardToasts: Locator;
	/** The note that the browser keeps an answer, with the button that deletes it. */
	readonly keptNote: Locator;

	constructor(page: Page, name: string) {
		this.page = page;
		this.name = name;
		this.content = formNamed(forms, name);
		this.form = page.locator(`form[data-form="${name}"]`);
		this.button = this.form.locator("[type=submit]");
		this.done = page
			.locator(`form[data-form="${name}"] ~ [tabindex="-1"]`)
			.filter({ hasText: this.content.thanks.title });
		this.failure = page.locator(`#${name}-failure`);
		const region = page.getByRole("region", { name: words.toasts });
		this.toasts = region.getByRole("listitem");
		this.heardToasts = region.locator("[aria-live=polite]").getByRole("listitem");
		this.keptNote = this.form.locator("[data-kept]");
	}

	/**
	 * @param site - origin of the site; by default that of the tests' server
	 * @param search - of the address, such as `?about=volunteer`
	 */
	async open(site = "", search = ""): Promise<void> {
		await this.page.goto(site + pageWith(this.name) + search);
		for (const name of await this.page.locator("details", { has: this.form }).all())
			await name.locator("summary").click();
	}

	field(name: string): Locator {
		return this.form.locator(`[name="${name}"]`);
	}

	/** What `fill` answers to a field; empty for checkboxes and lists. */
	answerTo({ kind, name }: Field): string {
		if (kind === "email") return `zoe.${this.name}@mail.example`;
		if (kind === "number") return "25.5";
		if (kind === "tel") return "+1 555 0100";
		return kind === "checkbox" || kind === "select" ? "" : `Zoë's ${name}`;
	}

	/** Answers every field. */
	async fill(): Promise<void> {
		for (const field of this.content.fields) {
			const control = this.field(field.name);
			if (field.kind === "checkbox") await control.check();
			else if (field.kind === "select") await control.selectOption({ index: 1 });
			else await control.fill(this.answerTo(field));
		}
	}

	async fillAndSend(): Promise<void> {
		await this.fill();
		await this.button.click();
	}

	async holdsEveryWord(): Promise<void> {
		for (const field of this.content.fields) {
			const answer = this.answerTo(field);
			if (answer) await expect(this.field(field.name)).toHaveValue(answer);
		}
	}
}

/** Playwright's clock leaves `AbortSignal.timeout` alone; this one follows the clock. */
function timeoutByClock(): void {
	AbortSignal.timeout = (milliseconds) => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(), milliseconds);
		return controller.signal;
	};
}

/** A form that is sent to a server which behaves as told. Time passes only as the test says. */
class ConnectedForm extends SiteForm {
	readonly endpoint: Endpoint;

	constructor(page: Page, name: string, endpoint: Endpoint) {
		super(page, name);
		this.endpoint = endpoint;
	}

	async begin(): Promise<void> {
		const time = Date.now();
		await this.page.clock.install({ time });
		await this.page.clock.pauseAt(time + 60_000);
		await this.page.addInitScript(timeoutByClock);
		await this.open(this.endpoint.url);
	}

	/** The same form in another tab. */
	async reopened(): Promise<ConnectedForm> {
		const page = await this.page.context().newPage();
		const form = new ConnectedForm(page, this.name, this.endpoint);
		await form.begin();
		return form;
	}

	async wait(seconds: number): Promise<void> {
		await this.page.clock.fastForward(seconds * 1000);
	}

	/** The visitor reads these words, and every answer is still there. */
	async waits(text: string | RegExp = words.waiting): Promise<void> {
		await expect(this.failure).toHaveText(text);
		await this.holdsEveryWord();
		await expect(this.done).toBeHidden();
	}

	/** The visitor reads that it has arrived, the server has it once, and the browser has forgotten it. */
	async isTaken(): Promise<void> {
		await expect(this.done).toBeVisible();
		expect(this.endpoint.taken.size).toBe(1);
		await expect.poll(() => this.kept()).toBe(null);
	}

	kept(): Promise<string | null> {
		return this.page.evaluate((name) => {
			const key = Object.keys(localStorage).find((each) =>
				each.startsWith(`liberation-form-${name}-waiting:`),
			);
			return key ? localStorage.getItem(key) : null;
		}, this.name);
	}
}

interface Fixtures {
	/** Opens a contact form whose server answers like this. */
	contact: (...behaviors: Behavior[]) => Promise<ConnectedForm>;
}

export const test = base.extend<Fixtures>({
	contact: async ({ page, baseURL }, use) => {
		const open: Endpoint[] = [];
		await use(async (...behaviors) => {
			const endpoint = await openEndpoint(baseURL ?? "", ...behaviors);
			open.push(endpoint);
			const form = new ConnectedForm(page, "contact", endpoint);
			await form.begin();
			return form;
		});
		for (const endpoint of open) await endpoint.close();
	},
});
