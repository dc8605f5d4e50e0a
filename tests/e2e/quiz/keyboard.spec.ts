import type { Page } from "@playwright/test";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { email, quiz as question, results } from "../../../shared/quiz/messages.ts";
import { installProbe } from "../access/probe.ts";
import { expected, PLAIN } from "./sheets.ts";
import { ADDRESS, expect, focused, test } from "./visitor.ts";

/* Visits of the built page by keyboard alone. */

/** Presses Tab until the element whose text begins like this has the focus. Each stop on the way shows an outline. */
async function tabTo(page: Page, text: string): Promise<void> {
	const stops: string[] = [];
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press("Tab");
		const stop = await focused(page);
		stops.push(stop.text);
		expect(stop.hasOutline, `the focus on "${stop.text}" can be seen`).toBe(true);
		if (stop.text.startsWith(text)) return;
	}
	throw new Error(`Tab never reached "${text}", only ${stops.join(" | ")}`);
}

test("each move by keyboard focuses the new heading, and the focus is always visible", async ({
	page,
	visitor,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const { keyboard } = page;
	const heading = (text: string) => ({
		tag: "h2",
		text: expect.stringContaining(text),
		isOnScreen: true,
	});
	await visitor.open();
	await visitor.seesLanding();
	expect((await focused(page)).tag, "loading the page moves no focus").toBe("body");
	await tabTo(page, (await visitor.startButton.textContent()) ?? "");
	await keyboard.press("Space");

	for (const [index, { prompt, options }] of questions.entries()) {
		await visitor.seesQuestion(index + 1);
		await expect.poll(() => focused(page)).toMatchObject(heading(prompt));
		const option = Number(PLAIN[index]);
		await tabTo(page, options[0]?.label ?? "");
		await keyboard.press("Space");
		for (let presses = 0; presses < option; presses++) await keyboard.press("ArrowDown");
		await expect(visitor.options.nth(option)).toBeChecked();
		await tabTo(page, index === questions.length - 1 ? question.finish : question.next);
		await keyboard.press("Enter");
	}

	await visitor.seesEmailStep();
	await expect.poll(() => focused(page)).toMatchObject(heading(email.title));
	await tabTo(page, email.label);
	await keyboard.type(ADDRESS);
	await tabTo(page, email.consent);
	await keyboard.press("Space");
	await tabTo(page, email.submit);
	await keyboard.press("Enter");

	await visitor.seesResults(expected(PLAIN).name);
	await expect.poll(() => focused(page)).toMatchObject(heading(expected(PLAIN).name));
	await tabTo(page, results.copy);
	await keyboard.press("Enter");
	await expect(visitor.toasts).toContainText(results.copied);
});

test("Start below the fold scrolls without animation, so that the first question is in view", async ({
	page,
	visitor,
}) => {
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
	await expect.poll(() => focused(page)).toMatchObject({ tag: "h2", isOnScreen: true });
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

/** The question whose answers take the most room. */
const lengths = questions.map(({ options }) => options.map(({ label }) => label).join("").length);
const longest = lengths.indexOf(Math.max(...lengths));

for (const { width, height, text } of VIEWS)
	test(`the focused answer is visible at ${width} x ${height}, text of ${text} px`, async ({
		page,
		visitor,
		context,
	}) => {
		// Without it, the site scrolls in motion.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.addInitScript(installProbe);
		await page.setViewportSize({ width, height });
		await visitor.start();
		await visitor.answerAll(PLAIN.slice(0, longest));
		await visitor.seesQuestion(longest + 1);
		const browser = await context.newCDPSession(page);
		await browser.send("Page.setFontSizes", { fontSizes: { standard: text } });
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
			await expect.poll(() => shareInSight(page), `before ${key}`).toBeGreaterThanOrEqual(0.9);
			await page.keyboard.press(key);
		}
		await page.keyboard.press("Enter");
		await visitor.seesQuestion(longest + 2);
	});

/** How much of the focused answer can be seen; of one that is taller than most of the window, of what fits. */
function shareInSight(page: Page): Promise<number> {
	return page.evaluate(async () => {
		// What has the focus is scrolled to when the next frame is drawn.
		for (let frame = 0; frame < 3; frame++)
			await new Promise((drawn) => requestAnimationFrame(drawn));
		const answer = window.probe.focused()?.closest("label");
		if (!answer) throw new Error("no answer has the focus");
		return window.probe.look(answer).visible;
	});
}
