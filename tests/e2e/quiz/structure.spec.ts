import type { Page } from "@playwright/test";
import { results as words } from "../../../shared/quiz/messages.ts";
import { expected, TIE } from "./sheets.ts";
import { walkStages } from "./stages.ts";
import { expect, test } from "./support.ts";

/* What a screen reader goes by: one hierarchy of headings, and a live region that was there before it spoke. */

/** The levels of all headings that are shown, in reading order, through shadow roots. */
function headingLevels(page: Page): Promise<number[]> {
	return page.evaluate(() => {
		const levels: number[] = [];
		const read = (node: Element) => {
			const [, level] = /^H([1-6])$/.exec(node.tagName) ?? [];
			if (level && node.checkVisibility()) levels.push(Number(level));
			for (const child of (node.shadowRoot ?? node).children) read(child);
		};
		read(document.documentElement);
		return levels;
	});
}

async function expectOneHierarchy(page: Page, where: string): Promise<void> {
	const levels = await headingLevels(page);
	expect(levels.length, where).toBeGreaterThan(1);
	expect(levels[0], `${where} begins with its title`).toBe(1);
	expect(
		levels.filter((level) => level === 1),
		`${where} has one title`,
	).toHaveLength(1);
	const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
	expect(skips, `levels skipped at ${where}: ${levels}`).toEqual([]);
}

test("one hierarchy of headings on every stage and in the Role Pack", async ({
	page,
	context,
	visitor,
}) => {
	test.slow();
	await context.addInitScript(() => {
		window.print = () => undefined;
	});
	await walkStages(visitor, (stage) => expectOneHierarchy(page, stage));
	const popup = page.waitForEvent("popup");
	await visitor.button("Save as PDF").click();
	const pack = await popup;
	await expect(pack.locator(".pack")).toBeVisible();
	await expectOneHierarchy(pack, "the Role Pack");
});

test("one live region, in the page from the first, says where the visitor is", async ({
	page,
	visitor,
}) => {
	const { text } = await page.request.get("/quiz").then(async (answer) => ({
		text: await answer.text(),
	}));
	expect(text).toMatch(/<p[^>]* role="status"[^>]*><\/p>/);

	await visitor.open();
	await expect(visitor.liveRegion).toHaveText("");
	const first = await visitor.liveRegion.elementHandle();
	const isFirst = () => visitor.liveRegion.evaluate((region, handle) => region === handle, first);
	await visitor.startButton.click();
	await expect(visitor.liveRegion).toHaveText("Question 1 of 15");
	await visitor.answerAll(TIE.slice(0, 3));
	await expect(visitor.liveRegion).toHaveText("Question 4 of 15");
	await visitor.previous.click();
	await expect(visitor.liveRegion).toHaveText("Question 3 of 15");
	await visitor.answerAll(TIE.slice(2));
	await visitor.seesEmailStep();
	await visitor.giveEmail();
	await expect(visitor.liveRegion).toHaveText("Sending Results...");
	const { name } = expected(TIE);
	await expect(visitor.liveRegion).toHaveText(words.announcement.replace("{role}", name));
	expect(await isFirst(), "the region of the first render").toBe(true);
});

test("a question is a group of radios named by its heading", async ({ visitor }) => {
	await visitor.startQuiz();
	const prompt = (await visitor.heading.textContent()) ?? "";
	const group = visitor.quiz.getByRole("group", { name: prompt });
	await expect(group.getByRole("radio")).toHaveCount(4);
	await expect(visitor.progress).toHaveAccessibleName("Question 1 of 15");
});
