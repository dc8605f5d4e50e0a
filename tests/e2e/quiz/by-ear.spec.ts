import type { Locator, Page } from "@playwright/test";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { answers, email, results } from "../../../shared/quiz/messages.ts";
import { PLAIN, TIE } from "./sheets.ts";
import { expect, test, type Visitor } from "./visitor.ts";

/*
 * What a screen reader comes across, stage by stage, as by-ear.txt beside this file. A change of the quiz shows there
 * in review: `npx playwright test -c tests/playwright.config.ts by-ear --update-snapshots` writes it anew.
 */

/** The page's title, what has the focus, what the live region says, and, where it is new, all that can be read. */
class Transcript {
	readonly #visitor: Visitor;
	text = "";

	constructor(visitor: Visitor) {
		this.#visitor = visitor;
	}

	async hear(what: string, read?: Locator): Promise<void> {
		const { page, liveRegion } = this.#visitor;
		// The title follows in a task of its own.
		await page.waitForTimeout(50);
		const lines = [
			`## ${what}`,
			`Title: ${await page.title()}`,
			`Focus: ${await page.evaluate(focusedNow)}`,
			`Said: ${(await liveRegion.textContent()) || "nothing"}`,
		];
		if (read) lines.push("", await read.ariaSnapshot());
		this.text += `${lines.join("\n")}\n\n`;
	}
}

/** Runs in the page. */
function focusedNow(): string {
	let node = document.activeElement;
	while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
	if (!node || node === document.body) return "the page";
	const label = node instanceof HTMLInputElement ? node.labels?.[0] : node;
	return `${node.localName}, ${label?.textContent?.trim()}`;
}

test("what is heard at each stage is what by-ear.txt says", async ({ page, visitor, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => {
		window.print = () => undefined;
	});
	const transcript = new Transcript(visitor);
	const { quiz } = visitor;
	await visitor.open();
	await visitor.seesLanding();
	await transcript.hear("The landing", quiz);
	await visitor.startButton.click();
	await visitor.seesQuestion(1);
	await transcript.hear("Question 1", quiz);
	await visitor.previous.click({ force: true });
	await transcript.hear("Previous on question 1");
	await visitor.next.click({ force: true });
	await transcript.hear("Next without an answer");
	await visitor.choose(0);
	await visitor.next.click();
	await visitor.seesQuestion(2);
	await transcript.hear("Question 2");
	await visitor.answerAll(TIE.slice(1));
	await visitor.seesEmailStep();
	await transcript.hear("The email step", quiz);
	await visitor.submit.click({ force: true });
	await transcript.hear("Send without an address", quiz.locator("form"));
	await quiz.getByText(answers.title).click();
	await quiz.locator("summary:has(b)").first().click();
	await transcript.hear("The answers, with the first one open", quiz.locator("details").first());
	await visitor.address.fill("sam@example.org");
	await visitor.consent.check();
	await visitor.submit.click();
	await expect(visitor.liveRegion).toHaveText(email.sending);
	await transcript.hear("Sending");
	await visitor.seesResults();
	await transcript.hear("Results of one's own, with a second role", quiz);
	await visitor.button(results.copy).click();
	await expect(visitor.liveRegion).toHaveText(results.copied);
	await transcript.hear("Copy Link");
	const pack = await visitor.openRolePack();
	transcript.text += `## The Role Pack's window\n\n${await pack.locator("body").ariaSnapshot()}\n\n`;
	await visitor.open("?role=healer");
	await visitor.seesResults();
	await transcript.hear("Results that someone shared", quiz);
	await visitor.open("?role=nobody");
	await visitor.seesError();
	await transcript.hear("A link to no role", quiz);
	const server = new URL(page.url()).host;
	expect(transcript.text.replaceAll(server, "site.test")).toMatchSnapshot("by-ear.txt");
});

/** Windows, and the size of text in them. */
const VIEWS = [
	...[
		[1280, 720],
		[390, 664],
		[640, 320],
		[320, 256],
	].map(([width = 0, height = 0]) => ({ width, height, text: 16 })),
	{ width: 390, height: 844, text: 32 },
	{ width: 1280, height: 720, text: 32 },
];

/** The question whose answers take the most room. */
const lengths = questions.map(({ options }) => options.map(({ label }) => label).join("").length);
const longest = lengths.indexOf(Math.max(...lengths));

for (const { width, height, text } of VIEWS)
	test(`by keyboard, the answer in focus can be seen at ${width} x ${height}, text of ${text} px`, async ({
		page,
		visitor,
		context,
	}) => {
		// Without it, the site scrolls in motion.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width, height });
		await visitor.start();
		await visitor.answerAll(PLAIN.slice(0, longest));
		await visitor.seesQuestion(longest + 1);
		const browser = await context.newCDPSession(page);
		await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
			expect.soft(await shareInSight(page), `before ${key}`).toBeGreaterThanOrEqual(0.9);
			await page.keyboard.press(key);
		}
		await page.keyboard.press("Enter");
		await visitor.seesQuestion(longest + 2);
	});

/** How much of the focused answer is neither out of the window nor covered; of one that is taller, of what fits. */
function shareInSight(page: Page): Promise<number> {
	return page.evaluate(async () => {
		// What has the focus is scrolled to when the next frame is drawn.
		for (let frame = 0; frame < 3; frame++)
			await new Promise((drawn) => requestAnimationFrame(drawn));
		const root = document.querySelector("liberation-quiz")?.shadowRoot;
		const answer = root?.activeElement?.closest("label");
		if (!root || !answer)
			throw new Error(`no answer has the focus, but ${root?.activeElement?.localName}`);
		const { left, top, width, height } = answer.getBoundingClientRect();
		const lines = Math.floor(height);
		let seen = 0;
		for (let line = 0; line < lines; line++) {
			const node = document.elementFromPoint(left + width / 2, top + line + 0.5)?.shadowRoot
				? root.elementFromPoint(left + width / 2, top + line + 0.5)
				: null;
			if (node && answer.contains(node)) seen++;
		}
		return seen / Math.min(lines, innerHeight * 0.6);
	});
}
