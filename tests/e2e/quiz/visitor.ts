import {
	type BrowserContext,
	test as base,
	expect,
	type Locator,
	type Page,
} from "@playwright/test";
import { languagePath } from "../../../shared/language.ts";
import { en as english } from "../../../shared/quiz/en.ts";
import type { Words } from "../../../shared/quiz/translation.ts";

export { expect };

export const ADDRESS = "sam@example.org";

/** A visitor who takes the quiz on the built site. Every text comes from the quiz's words, so that it may change. */
export class Visitor {
	readonly page: Page;
	/** In the language of the visitor. */
	readonly words: Words;
	/** The element; locators reach into its shadow root. */
	readonly quiz: Locator;
	/** The heading of the present stage. It takes the focus after each move. */
	readonly heading: Locator;
	readonly startButton: Locator;
	readonly options: Locator;
	readonly previous: Locator;
	/** Goes to the next question, or from the last one to the email step. */
	readonly next: Locator;
	readonly address: Locator;
	readonly consent: Locator;
	readonly submit: Locator;
	readonly results: Locator;
	readonly liveRegion: Locator;
	/** The page's own messages. */
	readonly toasts: Locator;

	constructor(page: Page, words: Words = english) {
		this.page = page;
		this.words = words;
		const { landing, quiz: question } = words;
		this.quiz = page.locator("liberation-quiz");
		this.heading = this.quiz.getByRole("heading", { level: 2 });
		this.startButton = this.button(landing.start);
		this.options = this.quiz.getByRole("radio");
		this.previous = this.button(question.previous);
		this.next = this.button(question.next).or(this.button(question.finish));
		this.address = this.quiz.getByRole("textbox");
		this.consent = this.quiz.getByRole("checkbox");
		this.submit = this.quiz.locator("button[type=submit]");
		this.results = this.quiz.getByRole("article");
		this.liveRegion = this.quiz.getByRole("status");
		this.toasts = page.locator(".toasts [aria-live=polite]").getByRole("listitem");
	}

	button(name: string): Locator {
		return this.quiz.getByRole("button", { name, exact: true });
	}

	/** @param query - such as `?role=healer` */
	async open(query = ""): Promise<void> {
		await this.page.goto(`${languagePath(this.words.language)}/quiz${query}`);
	}

	async start(): Promise<void> {
		await this.open();
		await this.startButton.click();
		await this.seesQuestion(1);
	}

	/** Chooses an option of the present question, counted from 0. */
	async choose(option: number): Promise<void> {
		await this.quiz.locator("label:has([type=radio])").nth(option).click();
	}

	/**
	 * Answers from the present question on, one option each, as fast as a script can:
	 * `012301230123012` is a whole quiz.
	 */
	async answerAll(pattern: string): Promise<void> {
		await expect(this.options).not.toHaveCount(0);
		await this.quiz.evaluate(async ({ shadowRoot }, options) => {
			const heading = () => shadowRoot?.querySelector("h2")?.textContent;
			for (const option of options) {
				const answered = heading();
				shadowRoot?.querySelectorAll<HTMLElement>("[type=radio]")[Number(option)]?.click();
				await new Promise((done) => setTimeout(done));
				shadowRoot?.querySelector<HTMLElement>("button[type=submit]")?.click();
				// Before the quiz's script has loaded, only the first answer counts, and waits for it.
				while (heading() === answered) await new Promise((done) => setTimeout(done));
			}
		}, pattern);
	}

	async giveEmail(address = ADDRESS): Promise<void> {
		await this.address.fill(address);
		await this.consent.check();
		await this.submit.click();
	}

	/** From the landing to the email that is sent. */
	async sendAnswers(pattern: string): Promise<void> {
		await this.start();
		await this.answerAll(pattern);
		await this.seesEmailStep();
		await this.giveEmail();
	}

	async openRolePack(): Promise<Page> {
		const popup = this.page.waitForEvent("popup");
		await this.button(this.words.results.save).click();
		const pack = await popup;
		await expect(pack.locator("h1")).toBeVisible();
		return pack;
	}

	async seesLanding(): Promise<void> {
		await expect(this.heading).toHaveText(this.words.landing.headline);
	}

	async seesQuestion(position: number): Promise<void> {
		await expect(this.heading).toContainText(this.words.questions[position - 1]?.prompt ?? "");
	}

	async seesEmailStep(): Promise<void> {
		await expect(this.heading).toHaveText(this.words.email.title);
	}

	/** Waits for the results and the end of their reveal. @param role - its display name */
	async seesResults(role: string | RegExp = /./): Promise<void> {
		await expect(this.results.getByRole("heading", { level: 2 })).toContainText(role);
		await expect(this.results.locator("> footer")).toBeVisible();
	}

	async seesError(): Promise<void> {
		await expect(this.heading).toHaveText(this.words.results.error);
	}
}

/** `visitor` at the quiz; `record` holds what the page logs and requests, and fails the test on an error. */
export const test = base.extend<{ visitor: Visitor; record: PageRecord }>({
	visitor: async ({ page }, use) => use(new Visitor(page)),
	record: [
		async ({ context, baseURL }, use) => {
			const record = new PageRecord(context, baseURL ?? "");
			await use(record);
			expect(record.errors, "console errors and requests to other sites").toEqual([]);
		},
		{ auto: true },
	],
});

/** Everything that the pages of a test log and request. */
class PageRecord {
	/** The text of every console message. */
	readonly logs: string[] = [];
	/** Method and address of every request; only the path where it is the site's own. */
	readonly requests: string[] = [];
	/** Console errors, uncaught errors and requests to other origins. */
	readonly errors: string[] = [];

	constructor(context: BrowserContext, site: string) {
		context.on("console", (message) => {
			this.logs.push(message.text());
			if (message.type() === "error") this.errors.push(message.text());
		});
		context.on("weberror", (error) => {
			const text = String(error.error());
			// Chromium reports a view transition between pages that it skips, as when one page follows another at once.
			if (!text.includes("Transition was skipped")) this.errors.push(text);
		});
		context.on("request", (request) => {
			const { origin, pathname } = new URL(request.url());
			// The browser requests the tab's icon whenever it likes.
			if (origin === site && /\/icon\.\w+\.svg$/.test(pathname)) return;
			this.requests.push(`${request.method()} ${request.url().replace(site, "")}`);
			if (origin !== site) this.errors.push(`request to ${origin}`);
		});
	}
}
