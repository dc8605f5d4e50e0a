import { email as words } from "../../../shared/quiz/messages.ts";
import { PLAIN } from "./sheets.ts";
import { ADDRESS, expect, test } from "./support.ts";

/* What may be pressed when, and what the visitor is told (spec sections 4, 5 and 8). */

test("a question: Next waits for a choice, Previous for a question before", async ({ visitor }) => {
	await visitor.startQuiz();
	await expect(visitor.previous).toBeDisabled();
	await expect(visitor.next).toBeDisabled();
	await visitor.choose(2);
	await expect(visitor.previous).toBeDisabled();
	await expect(visitor.next).toBeEnabled();
	await visitor.next.click();
	await visitor.seesQuestion(2);
	await expect(visitor.previous).toBeEnabled();
	await expect(visitor.next).toBeDisabled();
});

test("the last question: Get My Results waits for a choice, too", async ({ visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll(PLAIN.slice(1));
	await visitor.seesQuestion(15);
	await expect(visitor.button("Get My Results")).toBeDisabled();
	await visitor.choose(1);
	await expect(visitor.button("Get My Results")).toBeEnabled();
});

test.describe("the email step", () => {
	test("needs an address, consent, and both to hold until it is sent", async ({ visitor }) => {
		await visitor.finish(PLAIN);
		const { address, consent, submit } = visitor;
		await expect(address).toHaveAttribute("type", "email");
		await expect(address).toHaveAttribute("required");
		await expect(consent).toHaveAttribute("required");
		await expect(consent).not.toBeChecked();
		for (const promise of [/results/, /occasional updates/, /unsubscribe anytime/]) {
			await expect(visitor.quiz.locator(".consent")).toHaveText(promise);
		}

		await expect(submit).toBeDisabled();
		await address.fill(ADDRESS);
		await expect(submit).toBeDisabled();
		await consent.check();
		await expect(submit).toBeEnabled();
		await address.fill("");
		await expect(submit).toBeDisabled();
		await address.fill(ADDRESS);
		await expect(submit).toBeEnabled();
		await consent.uncheck();
		await expect(submit).toBeDisabled();

		await test.step("Enter in the field sends nothing then", async () => {
			await address.press("Enter");
			await visitor.seesEmailStep();
			await expect(submit).toHaveText(words.submit);
		});
	});

	test("says once the field is left that an address is none", async ({ visitor }) => {
		await visitor.finish(PLAIN);
		const { address, consent, submit } = visitor;
		await consent.check();
		for (const mistake of ["sam", "sam@", "@example.org", "sam example@example.org"]) {
			await address.fill(mistake);
			await expect(submit).toBeDisabled();
		}
		await expect(visitor.quiz.getByText(words.invalid)).toBeHidden();
		await address.blur();
		await expect(visitor.quiz.getByText(words.invalid)).toBeVisible();
		await expect(address).toHaveAccessibleDescription(words.invalid);
		await expect(address).toHaveAttribute("aria-invalid", "true");

		await address.fill(ADDRESS);
		await expect(visitor.quiz.getByText(words.invalid)).toBeHidden();
		await expect(submit).toBeEnabled();
	});
});

test("results without a role are an error with a way on", async ({ visitor, watch }) => {
	await visitor.open("?role=nobody");
	await visitor.seesError();
	await expect(visitor.liveRegion).toHaveText("Error loading results");
	await expect(visitor.results).toHaveCount(0);
	expect(watch.count(/^role_result_shown/)).toBe(0);
	await visitor.quiz.getByRole("button").click();
	await visitor.seesQuestion(1);
});
