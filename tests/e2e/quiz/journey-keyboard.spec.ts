import type { Page } from "@playwright/test";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { email as words } from "../../../shared/quiz/messages.ts";
import { type Focused, focused } from "./focus.ts";
import { expected, PLAIN } from "./sheets.ts";
import { ADDRESS, expect, test } from "./support.ts";

/*
 * The whole journey with Tab, Space, arrows and Enter alone. Wherever the visitor comes to by Tab
 * shows that it has the focus; after each move the focus is on the new heading.
 */

/** Goes on with Tab to what is called so. Every stop on the way must be seen. */
async function tabTo(page: Page, text: string): Promise<void> {
	const stops: string[] = [];
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press("Tab");
		const stop = await focused(page);
		stops.push(stop.text);
		expect(stop.outlined, `the focus on "${stop.text}" is seen`).toBe(true);
		if (stop.text === text) return;
	}
	throw new Error(`Tab never reached "${text}", only ${stops.join(" | ")}`);
}

const onHeading = (text: string): Partial<Focused> => ({ tag: "h2", text, onScreen: true });

test("landing, questions, email, results and sharing", async ({ page, visitor, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const { keyboard } = page;
	await visitor.open();
	await expect(visitor.startButton).toBeVisible();
	expect((await focused(page)).tag, "the first load takes no focus").toBe("body");

	await tabTo(page, "Take the Assessment (7 minutes)");
	await keyboard.press("Space");

	for (const [index, { prompt, options }] of questions.entries()) {
		await visitor.seesQuestion(index + 1);
		expect(await focused(page)).toMatchObject(onHeading(prompt));
		const option = Number(PLAIN[index]);
		await tabTo(page, options[0]?.label ?? "");
		await keyboard.press("Space");
		for (let presses = 0; presses < option; presses++) await keyboard.press("ArrowDown");
		expect((await focused(page)).text).toBe(options[option]?.label);
		await expect(visitor.options.nth(option)).toBeChecked();
		await tabTo(page, index === questions.length - 1 ? "Get My Results" : "Next");
		await keyboard.press("Enter");
	}

	await visitor.seesEmailStep();
	expect(await focused(page)).toMatchObject(onHeading(words.title));
	await tabTo(page, words.label);
	await keyboard.type(ADDRESS);
	await tabTo(page, words.consent);
	await keyboard.press("Space");
	await tabTo(page, words.submit);
	await keyboard.press("Enter");

	const { name } = expected(PLAIN);
	await visitor.seesResults(name);
	expect(await focused(page)).toMatchObject(onHeading(name));
	await tabTo(page, "Copy Link");
	await keyboard.press("Enter");
	await expect(visitor.liveRegion).toHaveText("Link copied");
});

test("arrow keys choose and never advance, not even past the ends", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	for (const [key, chosen] of [
		["ArrowDown", 1],
		["ArrowRight", 2],
		["ArrowDown", 3],
		["ArrowDown", 0],
		["ArrowUp", 3],
		["ArrowLeft", 2],
	] as const) {
		await page.keyboard.press(key);
		await expect(visitor.options.nth(chosen)).toBeChecked();
		await visitor.seesQuestion(1);
	}
});

test("Enter on an option goes on, and only once one is chosen", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await visitor.seesQuestion(1);
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await visitor.seesQuestion(2);
});

test("Previous moves the focus to the heading of the question before", async ({
	page,
	visitor,
}) => {
	await visitor.startQuiz();
	await visitor.answer(1);
	await visitor.choose(2);
	await page.keyboard.press("Tab");
	expect((await focused(page)).text).toBe("Previous");
	await page.keyboard.press("Space");
	await visitor.seesQuestion(1);
	expect(await focused(page)).toMatchObject(onHeading(questions[0]?.prompt ?? ""));
});
