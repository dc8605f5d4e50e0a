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

async function withEndpoint({ page }: Visitor): Promise<void> {
	await page.addInitScript(() => {
		// Before the element reads what it still has to send.
		addEventListener("DOMContentLoaded", () =>
			document.querySelector("liberation-quiz")?.setAttribute("endpoint", "/test-endpoint/quiz"),
		);
	});
}

/** Takes the quiz up to the email step, on a site with an endpoint. */
async function atEmailStep(visitor: Visitor, url: string): Promise<void> {
	await visitor.page.clock.install();
	await visitor.page.addInitScript(timeoutByClock);
	await withEndpoint(visitor);
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

test("a mail that was cut off by a reload, or waits in a tab that is closed, goes on in the next view", async ({
	page,
	context,
	server,
}) => {
	const endpoint = await server(holds().behavior, answers(503), takes);
	const visitor = new Visitor(page);
	await atEmailStep(visitor, endpoint.url);
	await visitor.giveEmail();
	await expect.poll(() => endpoint.arrivals.length).toBe(1);
	await page.reload();
	await expect.poll(() => endpoint.arrivals.length).toBe(2);
	await expect(visitor.quiz.locator(".delivery")).toContainText(delivery.waiting);
	await page.close();

	const next = new Visitor(await context.newPage());
	await withEndpoint(next);
	await next.page.goto(`${endpoint.url}/quiz/`);
	await expect(next.quiz.locator(".delivery")).toHaveText(delivery.sent);
	expect(new Set(endpoint.arrivals.map(({ body }) => body)).size).toBe(1);
	expect(await next.page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe("{}");
});
