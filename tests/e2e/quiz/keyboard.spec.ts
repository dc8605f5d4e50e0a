import type { Page } from "@playwright/test";
import { installProbe } from "../access/probe.ts";
import { longestQuestion, PLAIN } from "./sheets.ts";
import { expect, test } from "./visitor.ts";

/* Visits of the built page by keyboard alone. */

test("Start below the fold scrolls without animation, so that the first question is in view", async ({
	page,
	visitor,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.setViewportSize({ width: 1280, height: 400 });
	await visitor.open();
	await visitor.seesLanding();
	const scrolled = await visitor.startButton.evaluate((button) => {
		button.focus();
		return scrollY > 0 && button.getBoundingClientRect().bottom <= innerHeight;
	});
	// A smooth scroll would go on after the button is pressed, past the question.
	expect(scrolled, "the page has scrolled, and the button is in view").toBe(true);
	await page.keyboard.press("Space");
	await visitor.seesQuestion(1);
	await expect(visitor.heading).toBeFocused();
	await expect(visitor.heading).toBeInViewport({ ratio: 1 });
});

test("the skip link changes neither the question nor its answer", async ({ page, visitor }) => {
	await visitor.start();
	await visitor.answerAll("123");
	await visitor.choose(2);
	await page.evaluate(() => document.querySelector<HTMLElement>("a[href='#main']")?.focus());
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/quiz\/?#main$/);
	await visitor.seesQuestion(4);
	await expect(visitor.options.nth(2)).toBeChecked();
});

/* By keyboard, the answer in focus can be seen in low windows and with large text. */

/** The lowest windows for each size of text. */
const VIEWS = [
	{ width: 320, height: 256, text: 16 },
	{ width: 1280, height: 720, text: 32 },
];

for (const { width, height, text } of VIEWS)
	test(`the focused answer is visible, with a ring, at ${width} x ${height}, text of ${text} px`, async ({
		page,
		visitor,
		context,
	}) => {
		await page.addInitScript(installProbe);
		await page.setViewportSize({ width, height });
		await visitor.start();
		await visitor.answerAll(PLAIN.slice(0, longestQuestion));
		await visitor.seesQuestion(longestQuestion + 1);
		const browser = await context.newCDPSession(page);
		await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
		await expect(visitor.heading).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
			for (const [what, least] of [["visible", 0.9] as const, ["ring", 3] as const])
				await expect
					.poll(async () => (await lookOfAnswer(page))[what], `${what} before ${key}`)
					.toBeGreaterThanOrEqual(least);
			await page.keyboard.press(key);
		}
		await page.keyboard.press("Enter");
		await visitor.seesQuestion(longestQuestion + 2);
	});

/** How the focused answer looks, of which as much has to be seen as fits into most of the window. */
function lookOfAnswer(page: Page) {
	return page.evaluate(async () => {
		// What has the focus is scrolled to when the next frame is drawn.
		for (let frame = 0; frame < 3; frame++)
			await new Promise((drawn) => requestAnimationFrame(drawn));
		const answer = window.probe.focused()?.closest("label");
		if (!answer) throw new Error("no answer has the focus");
		return window.probe.look(answer);
	});
}
