import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { QUESTION_IDS } from "../../../shared/quiz/keys.ts";
import { email as words } from "../../../shared/quiz/messages.ts";
import { Watch } from "./watch.ts";

/*
 * The vocabulary of these tests. Labels that the spec fixes stand here and in the tests as they are
 * there; the other words of the interface are read from messages.json, where they may change.
 */

export { expect };

export const ADDRESS = "sam@example.org";

/** A visitor at the quiz of the built site. */
export class Visitor {
	readonly page: Page;
	/** The element, and so everything in its shadow root. */
	readonly quiz: Locator;
	readonly startButton: Locator;
	/** The heading of what is shown: it takes the focus after each move. */
	readonly heading: Locator;
	/** "Question 4 of 15", as seen. */
	readonly position: Locator;
	readonly progress: Locator;
	readonly options: Locator;
	readonly previous: Locator;
	/** Reads "Get My Results" on the last question. */
	readonly next: Locator;
	readonly address: Locator;
	readonly consent: Locator;
	readonly submit: Locator;
	readonly results: Locator;
	readonly liveRegion: Locator;

	constructor(page: Page) {
		this.page = page;
		this.quiz = page.locator("liberation-quiz");
		this.startButton = this.button("Take the Assessment (7 minutes)");
		this.heading = this.quiz.locator("h2");
		this.position = this.quiz.locator(".progress p");
		this.progress = this.quiz.getByRole("progressbar");
		this.options = this.quiz.getByRole("radio");
		this.previous = this.button("Previous");
		this.next = this.quiz.getByRole("button", { name: /^(Next|Get My Results)$/ });
		this.address = this.quiz.getByRole("textbox");
		this.consent = this.quiz.getByRole("checkbox");
		this.submit = this.quiz.locator("button[type=submit]");
		this.results = this.quiz.getByRole("article");
		this.liveRegion = this.quiz.getByRole("status");
	}

	button(name: string): Locator {
		return this.quiz.getByRole("button", { name, exact: true });
	}

	/** @param query - such as `?role=healer` */
	async open(query = ""): Promise<void> {
		await this.page.goto(`/quiz${query}`);
	}

	async startQuiz(): Promise<void> {
		await this.open();
		await this.startButton.click();
		await this.seesQuestion(1);
	}

	/** Sends the results there, rather than only simulating it. */
	async sendTo(endpoint: string): Promise<void> {
		await this.quiz.evaluate((element, value) => element.setAttribute("endpoint", value), endpoint);
	}

	/** Chooses an option of the present question, counted from 0. */
	async choose(option: number): Promise<void> {
		await this.quiz.locator("label.option").nth(option).click();
	}

	async answer(option: number): Promise<void> {
		await this.choose(option);
		await this.next.click();
	}

	/**
	 * Answers from the present question on, one option each: `012301230123012` is a whole quiz.
	 * With a hand too quick to be a person's; the journeys by mouse and by keyboard take their time.
	 */
	async answerAll(pattern: string): Promise<void> {
		await this.quiz.evaluate(async ({ shadowRoot }, options) => {
			const press = async (target?: HTMLElement | null) => {
				if (!target) throw new Error("There is no question to answer");
				target.click();
				await new Promise((done) => setTimeout(done));
			};
			for (const option of options) {
				const labels = shadowRoot?.querySelectorAll<HTMLElement>("label.option");
				await press(labels?.[Number(option)]);
				await press(shadowRoot?.querySelector<HTMLElement>("button[type=submit]"));
			}
		}, pattern);
	}

	/** Back to the first question by Previous, finding each answer of this pattern of `answerAll`. */
	async goBackThrough(pattern: string): Promise<void> {
		for (let position = pattern.length; position > 0; position--) {
			await this.previous.click();
			await this.seesQuestion(position);
			await expect(this.options.nth(Number(pattern[position - 1]))).toBeChecked();
			await expect(this.next).toBeEnabled();
		}
	}

	/** From the landing to the email step. */
	async finish(pattern: string): Promise<void> {
		await this.startQuiz();
		await this.answerAll(pattern);
		await this.seesEmailStep();
	}

	async giveEmail(address = ADDRESS): Promise<void> {
		await this.address.fill(address);
		await this.consent.check();
		await this.submit.click();
	}

	/** From the landing to the results. */
	async takeQuiz(pattern: string, address = ADDRESS): Promise<void> {
		await this.finish(pattern);
		await this.giveEmail(address);
		await this.seesResults();
	}

	async seesLanding(): Promise<void> {
		await expect(this.heading).toHaveText("Discover Your Role in Liberation");
	}

	async seesQuestion(position: number): Promise<void> {
		await expect(this.position).toHaveText(`Question ${position} of ${QUESTION_IDS.length}`);
	}

	async seesEmailStep(): Promise<void> {
		await expect(this.heading).toHaveText(words.title);
	}

	/** @param role - its display name */
	async seesResults(role: string | RegExp = /./): Promise<void> {
		await expect(this.results.locator("h2")).toHaveText(role);
	}

	async seesError(): Promise<void> {
		await expect(this.heading).toHaveText("Error loading results");
	}
}

/** `visitor` on a page whose faults `watch` reports: any that a test doesn't expect fails it. */
export const test = base.extend<{ visitor: Visitor; watch: Watch }>({
	visitor: async ({ page }, use) => use(new Visitor(page)),
	watch: [
		async ({ context, baseURL }, use) => {
			const watch = new Watch(context, baseURL ?? "");
			await use(watch);
			expect(watch.faults, "console errors and requests to others").toEqual([]);
		},
		{ auto: true },
	],
});
