import { test as base, expect } from "@playwright/test";
import { delivery } from "../../../shared/quiz/messages.ts";
import {
	answers,
	type Behavior,
	type Endpoint,
	holds,
	openEndpoint,
	PASSING,
	takes,
} from "../forms/endpoint.ts";
import { timeoutByClock } from "../forms/faulty.ts";
import { expected, PLAIN } from "./sheets.ts";
import { Visitor } from "./support.ts";

/*
 * What can go wrong on the way of the results' mail: the results show in every case, the mail is
 * asked for once, and the visitor is told the truth. sending.spec.ts has double clicks and logs.
 */

interface AtEmailStep {
	visitor: Visitor;
	endpoint: Endpoint;
}

const test = base.extend<{ atEmailStep: (...behaviors: Behavior[]) => Promise<AtEmailStep> }>({
	atEmailStep: async ({ page, baseURL }, use) => {
		const endpoints: Endpoint[] = [];
		await use(async (...behaviors) => {
			const endpoint = await openEndpoint(baseURL ?? "", ...behaviors);
			endpoints.push(endpoint);
			await page.clock.install();
			await page.addInitScript(timeoutByClock);
			// Before the element reads what it has to send again.
			await page.addInitScript(() => {
				addEventListener("DOMContentLoaded", () =>
					document
						.querySelector("liberation-quiz")
						?.setAttribute("endpoint", "/test-endpoint/quiz"),
				);
			});
			await page.goto(`${endpoint.url}/quiz/`);
			const visitor = new Visitor(page);
			await visitor.startButton.click();
			await visitor.answerAll(PLAIN);
			await visitor.seesEmailStep();
			return { visitor, endpoint };
		});
		for (const endpoint of endpoints) await endpoint.close();
	},
});

/** The results show, and say how it stands with the mail. */
async function seesResultsAnd(visitor: Visitor, words: string): Promise<void> {
	await visitor.seesResults(expected(PLAIN).name);
	await expect(visitor.results.getByText(words)).toBeVisible();
}

function isTakenOnce({ taken, arrivals }: Endpoint): void {
	expect(taken.size).toBe(1);
	expect(new Set(arrivals.map(({ key }) => key)).size).toBe(1);
}

/** The results show, say that the mail waits, and after the first pause that it is sent. */
async function seesItSentLater(visitor: Visitor, endpoint: Endpoint): Promise<void> {
	await seesResultsAnd(visitor, delivery.waiting);
	await visitor.page.clock.fastForward(16_000);
	await seesResultsAnd(visitor, delivery.sent);
	isTakenOnce(endpoint);
}

for (const [what, behavior, pause] of PASSING) {
	test(`${what}: results show, and the mail is asked for again`, async ({ page, atEmailStep }) => {
		const { visitor, endpoint } = await atEmailStep(behavior, takes);
		await visitor.giveEmail();
		await seesResultsAnd(visitor, delivery.waiting);
		await page.clock.fastForward((pause - 2) * 1000);
		expect(endpoint.arrivals).toHaveLength(1);
		await page.clock.fastForward(3000);
		await seesResultsAnd(visitor, delivery.sent);
		isTakenOnce(endpoint);
	});
}

test("a refusal: results show, and say that no mail comes", async ({ page, atEmailStep }) => {
	const errors = [{ field: "email", message: "This does not look right yet." }];
	const { visitor, endpoint } = await atEmailStep(answers(422, { message: "No.", errors }));
	await visitor.giveEmail();
	await seesResultsAnd(visitor, delivery.failed);
	await page.clock.fastForward("01:00:00");
	expect(endpoint.arrivals).toHaveLength(1);
});

test("an answer after five seconds is in time", async ({ page, atEmailStep }) => {
	const slow = holds();
	const { visitor, endpoint } = await atEmailStep(slow.behavior);
	await visitor.giveEmail();
	await expect.poll(() => endpoint.arrivals.length).toBe(1);
	await page.clock.fastForward(5000);
	await expect(visitor.submit).toBeDisabled();
	slow.release();
	await seesResultsAnd(visitor, delivery.sent);
	isTakenOnce(endpoint);
});

test("no answer within ten seconds: results show", async ({ page, atEmailStep }) => {
	const { visitor, endpoint } = await atEmailStep(holds().behavior, takes);
	await visitor.giveEmail();
	await expect.poll(() => endpoint.arrivals.length).toBe(1);
	await page.clock.fastForward(11_000);
	await seesItSentLater(visitor, endpoint);
});

test("offline: results show; online again, the mail is asked for", async ({
	context,
	page,
	atEmailStep,
}) => {
	const { visitor, endpoint } = await atEmailStep(takes);
	await context.setOffline(true);
	await visitor.giveEmail();
	await seesResultsAnd(visitor, delivery.waiting);
	await context.setOffline(false);
	await page.clock.fastForward(16_000);
	await seesResultsAnd(visitor, delivery.sent);
	isTakenOnce(endpoint);
});

test("a blocker between the page and the server: results show", async ({ page, atEmailStep }) => {
	const { visitor, endpoint } = await atEmailStep(takes);
	await page.route("**/test-endpoint/**", (route) => route.abort("blockedbyclient"));
	await visitor.giveEmail();
	await seesResultsAnd(visitor, delivery.waiting);
	expect(endpoint.arrivals).toHaveLength(0);
});

test("where storage is blocked nothing else changes", async ({ page, atEmailStep }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "sessionStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		});
	});
	const { visitor, endpoint } = await atEmailStep(answers(500), takes);
	await visitor.giveEmail();
	await seesItSentLater(visitor, endpoint);
});

test("a reload while it is on its way: the same mail is asked for again", async ({
	page,
	atEmailStep,
}) => {
	const { visitor, endpoint } = await atEmailStep(holds().behavior, takes);
	await visitor.giveEmail();
	await expect.poll(() => endpoint.arrivals.length).toBe(1);
	await page.reload();
	await expect.poll(() => endpoint.arrivals.length).toBe(2);
	await visitor.seesEmailStep();
	await visitor.giveEmail();
	await seesResultsAnd(visitor, delivery.sent);
	isTakenOnce(endpoint);
});
