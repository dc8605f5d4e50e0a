import type { Page } from "@playwright/test";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { installProbe } from "../access/probe.ts";
import { isComplete } from "../complete.ts";
import { PLAIN } from "./sheets.ts";
import { expect, test } from "./visitor.ts";

/* By keyboard, the answer in focus can be seen in low windows and with large text (docs/product.md 9.6). */

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

/** The lowest of each size of text. */
const LOWEST = VIEWS.filter(({ height }) => height === 256 || height === 720);

/** The question whose answers take the most room. */
const lengths = questions.map(({ options }) => options.map(({ label }) => label).join("").length);
const longest = lengths.indexOf(Math.max(...lengths));

for (const { width, height, text } of isComplete ? VIEWS : LOWEST)
	test(`by keyboard, the answer in focus can be seen at ${width} x ${height}, text of ${text} px`, async ({
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
			expect.soft(await shareInSight(page), `before ${key}`).toBeGreaterThanOrEqual(0.9);
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
