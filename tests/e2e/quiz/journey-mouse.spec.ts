import { questions } from "../../../shared/quiz/catalogue.ts";
import { expected, PLAIN } from "./sheets.ts";
import { ADDRESS, expect, test } from "./support.ts";

/* The four stages in order, by mouse (spec sections 2 and 4). */

test("from the landing through fifteen questions and the email to the results", async ({
	visitor,
}) => {
	await visitor.startQuiz();

	await test.step("the questions", async () => {
		for (const [index, { prompt, options }] of questions.entries()) {
			const last = index === questions.length - 1;
			await visitor.seesQuestion(index + 1);
			await expect(visitor.progress).toHaveAttribute("aria-valuenow", String(index + 1));
			await expect(visitor.progress).toHaveAttribute("aria-valuemax", "15");
			await expect(visitor.quiz.locator(".patches .filled")).toHaveCount(index + 1);
			await expect(visitor.heading).toHaveText(prompt);
			await expect(visitor.quiz.locator("label.option")).toHaveText(
				options.map(({ label }) => label),
			);
			await expect(visitor.next).toHaveText(last ? "Get My Results" : "Next");
			await visitor.answer(Number(PLAIN[index]));
		}
	});

	await test.step("the email", async () => {
		await visitor.seesEmailStep();
		await visitor.address.fill(ADDRESS);
		await visitor.consent.check();
		await visitor.submit.click();
		await expect(visitor.submit).toHaveText("Sending Results...");
		await expect(visitor.submit).toBeDisabled();
	});

	await test.step("the results", async () => {
		await visitor.seesResults(expected(PLAIN).name);
		await expect(visitor.liveRegion).toContainText(expected(PLAIN).name);
	});
});

test("Previous goes back to the earlier answer, which may be changed", async ({ visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("301");
	await visitor.seesQuestion(4);
	await visitor.goBackThrough("301");
	await visitor.answer(2);
	await visitor.seesQuestion(2);
	await expect(visitor.options.nth(0)).toBeChecked();
	await visitor.previous.click();
	await visitor.seesQuestion(1);
	await expect(visitor.options.nth(2)).toBeChecked();
});

test("an answer chosen but not sent on is kept by Previous and Next", async ({ visitor }) => {
	await visitor.startQuiz();
	await visitor.answer(1);
	await visitor.choose(3);
	await visitor.previous.click();
	await visitor.next.click();
	await visitor.seesQuestion(2);
	await expect(visitor.options.nth(3)).toBeChecked();
});
