import { questions } from "../../../shared/quiz/catalogue.ts";
import { focused } from "./focus.ts";
import { expected, PLAIN } from "./sheets.ts";
import { expect, test } from "./support.ts";

/* The browser's Back and Forward go through the stages and questions. */

test("Back and Forward, with the answers given", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("310");
	await visitor.seesQuestion(4);
	await page.goBack();
	await visitor.seesQuestion(3);
	await expect(visitor.options.nth(0)).toBeChecked();
	expect(await focused(page)).toMatchObject({ tag: "h2", text: questions[2]?.prompt });
	await page.goBack();
	await page.goBack();
	await visitor.seesQuestion(1);
	await expect(visitor.options.nth(3)).toBeChecked();
	await page.goBack();
	await visitor.seesLanding();
	await page.goForward();
	await visitor.seesQuestion(1);
	await page.goForward();
	await page.goForward();
	await page.goForward();
	await visitor.seesQuestion(4);
	await expect(visitor.quiz.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("from the results back to the email, and forth without sending again", async ({
	page,
	visitor,
	watch,
}) => {
	await visitor.takeQuiz(PLAIN);
	const { role, name } = expected(PLAIN);
	expect(new URL(page.url()).searchParams.get("role"), "the address is the link").toBe(role);
	await page.goBack();
	await visitor.seesEmailStep();
	expect(new URL(page.url()).search).toBe("");
	await page.goBack();
	await visitor.seesQuestion(15);
	await page.goForward();
	await visitor.seesEmailStep();
	await page.goForward();
	await visitor.seesResults(name);
	await expect(visitor.results.locator("tr.primary"), "with the counts").toContainText("of 6");
	expect(watch.count(/^email_captured/)).toBe(1);
});

test("Back while sending stays where the visitor went", async ({ page, visitor }) => {
	await visitor.finish(PLAIN);
	await visitor.giveEmail();
	await page.goBack();
	await visitor.seesQuestion(15);
	// Longer than the simulated sending takes.
	await page.waitForTimeout(1_700);
	await visitor.seesQuestion(15);
});

test("Previous and Back agree", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("12");
	await visitor.previous.click();
	await visitor.seesQuestion(2);
	await page.goBack();
	await visitor.seesQuestion(1);
	await page.goBack();
	await visitor.seesLanding();
});

test("a link into the page's own parts disturbs nothing", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("123");
	await visitor.choose(2);
	await page.keyboard.press("Home");
	await page.evaluate(() => document.querySelector<HTMLElement>("[data-skip-link]")?.focus());
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/quiz\/?#main$/);
	await visitor.seesQuestion(4);
	await expect(visitor.options.nth(2)).toBeChecked();

	await visitor.goBackThrough("123");
});

test("someone's results, the quiz, and Back to those results", async ({ page, visitor }) => {
	await visitor.open("?role=healer");
	await visitor.results.locator("footer").getByRole("button").click();
	await visitor.answerAll("12");
	await page.goBack();
	await page.goBack();
	await page.goBack();
	await visitor.seesResults("Healer");
	await page.goForward();
	await visitor.seesQuestion(1);
});

test("the page before the quiz is one Back from the landing", async ({ page, visitor }) => {
	await page.goto("/");
	await visitor.open();
	await visitor.startButton.click();
	await page.goBack();
	await visitor.seesLanding();
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
	await expect(visitor.quiz).toHaveCount(0);
});
