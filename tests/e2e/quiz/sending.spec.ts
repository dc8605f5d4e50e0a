import { delivery } from "../../../shared/quiz/messages.ts";
import { answers, holds, takes } from "../forms/endpoint.ts";
import { expect, test, timeoutByClock } from "../forms/site-form.ts";
import { expected, PLAIN } from "./sheets.ts";
import { Visitor } from "./visitor.ts";

/*
 * A results mail that does not go through at once, against a real server. The tests of the widget prove each kind of
 * failure.
 */

/** Far enough ahead for a clock that is paused there. */
const HOUR = 60 * 60 * 1000;

/** Takes the quiz up to the email step, on a site with an endpoint. */
async function atEmailStep(visitor: Visitor, url: string): Promise<void> {
	await visitor.page.clock.install();
	await visitor.page.addInitScript(timeoutByClock);
	await visitor.page.addInitScript(() => {
		// Before the element reads what it still has to send.
		addEventListener("DOMContentLoaded", () =>
			document.querySelector("liberation-quiz")?.setAttribute("endpoint", "/test-endpoint/quiz"),
		);
	});
	await visitor.page.goto(`${url}/quiz/`);
	await visitor.startButton.click();
	await visitor.answerAll(PLAIN);
	await visitor.seesEmailStep();
}

async function seesResultsAnd(visitor: Visitor, words: string): Promise<void> {
	await visitor.seesResults(expected(PLAIN).name);
	await expect(visitor.results.getByText(words)).toBeVisible();
}

test("after a failure the results show, and the mail is sent again after a pause", async ({
	page,
	server,
}) => {
	const endpoint = await server(answers(500), takes);
	const visitor = new Visitor(page);
	await atEmailStep(visitor, endpoint.url);
	await page.clock.pauseAt(Date.now() + HOUR);
	await visitor.giveEmail();
	await seesResultsAnd(visitor, delivery.waiting);
	await page.clock.fastForward(16_000);
	await seesResultsAnd(visitor, delivery.sent);
	expect(endpoint.taken.size).toBe(1);
});

test("a reload while the mail is on its way sends the same mail again", async ({
	page,
	server,
}) => {
	const endpoint = await server(holds().behavior, takes);
	const visitor = new Visitor(page);
	await atEmailStep(visitor, endpoint.url);
	await visitor.giveEmail();
	await expect.poll(() => endpoint.arrivals.length).toBe(1);
	await page.reload();
	await expect.poll(() => endpoint.arrivals.length).toBe(2);
	await visitor.seesEmailStep();
	await visitor.giveEmail();
	await seesResultsAnd(visitor, delivery.sent);
	expect(new Set(endpoint.arrivals.map(({ key }) => key)).size).toBe(1);
});
