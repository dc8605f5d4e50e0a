import type { Route } from "@playwright/test";
import { TIE } from "./sheets.ts";
import { expect, type Visitor } from "./support.ts";

/**
 * Goes through everything that the quiz can show, with all that each stage can show at once, and
 * has each looked at. Ends at the results with a secondary role.
 */
export async function walkStages(
	visitor: Visitor,
	look: (stage: string) => Promise<void>,
): Promise<void> {
	const { page } = visitor;
	await visitor.open("?role=nobody");
	await visitor.seesError();
	await look("the error");
	await visitor.open("?role=frontline_responder");
	await visitor.seesResults();
	await look("results from a link");

	// An endpoint that answers when it is told to.
	const sending: Route[] = [];
	await page.route("**/forms/quiz", (route) => void sending.push(route));
	await visitor.open();
	await visitor.sendTo("/forms/quiz");
	await look("the landing");

	await visitor.startButton.click();
	await visitor.choose(1);
	await look("a question");
	await visitor.answerAll(TIE);

	await visitor.seesEmailStep();
	await visitor.address.fill("sam@");
	await visitor.consent.check();
	await expect(visitor.quiz.locator(".fault")).toHaveText(/./);
	await look("the email step with a faulty address");
	await visitor.giveEmail();
	await expect(visitor.submit).toHaveText("Sending Results...");
	await look("sending");
	await sending[0]?.fulfill();

	await visitor.seesResults();
	await visitor.results.locator("summary").click();
	await visitor.button("Copy Link").click();
	await expect(visitor.results.locator(".notice")).toBeVisible();
	await look("results with all that they can show");
}
