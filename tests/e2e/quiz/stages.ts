import type { Route } from "@playwright/test";
import { email, results } from "../../../shared/quiz/messages.ts";
import { TIE } from "./sheets.ts";
import { expect, type Visitor } from "./visitor.ts";

/**
 * Goes through everything that the quiz can show, each stage with all that it can hold at once. Ends at the results
 * with a secondary role.
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
	await look("results that somebody shared");
	await visitor.open("?role=frontline_responder&secondary=experimenter&utm_medium=email");
	await visitor.seesResults();
	await look("results from a mail");

	// The endpoint answers when the test says so.
	const requests: Route[] = [];
	await page.route("**/forms/quiz", (route) => void requests.push(route));
	await visitor.open();
	await visitor.quiz.evaluate((quiz) => quiz.setAttribute("endpoint", "/forms/quiz"));
	await look("the landing");

	await visitor.startButton.click();
	await visitor.choose(1);
	await look("a question");
	await visitor.answerAll(TIE);

	await visitor.seesEmailStep();
	await visitor.address.fill("sam@");
	await visitor.consent.check();
	await visitor.submit.click({ force: true });
	await expect(visitor.address).toHaveAccessibleDescription(/./);
	await look("the email step with a faulty address");
	await visitor.giveEmail();
	await expect(visitor.liveRegion).toHaveText(email.sending);
	await look("sending");
	await requests[0]?.fulfill({ json: { status: "sent" } });

	await visitor.seesResults();
	// The dyes come in, and what is folded is opened.
	await expect(visitor.quiz.locator(".fresh")).toHaveCount(0);
	await visitor.quiz.evaluate(({ shadowRoot }) => {
		for (const part of shadowRoot?.querySelectorAll("details") ?? []) part.open = true;
	});
	const before = (await visitor.liveRegion.textContent()) ?? "";
	await visitor.button(results.copy).click();
	await expect(visitor.liveRegion).not.toHaveText(before);
	await look("results with all that they can show");
}
