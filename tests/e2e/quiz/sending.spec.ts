import type { Route } from "@playwright/test";
import { email as words } from "../../../shared/quiz/messages.ts";
import { expected, PLAIN, TIE } from "./sheets.ts";
import { ADDRESS, expect, test, type Visitor } from "./support.ts";

/*
 * The email step with an endpoint: results follow whether sending succeeds or fails, and a failure
 * is logged (spec sections 4, 7 and 8).
 */

const ENDPOINT = "/forms/quiz";
const FAILED = /^Failed to send email/;
/** What the browser itself says of a request that failed. */
const UNREACHED = /Failed to load resource|ERR_/;

/** At the email step of a quiz whose endpoint answers like this. @returns the requests that it got */
async function withEndpoint(
	visitor: Visitor,
	answer: (route: Route) => Promise<void> | void,
	pattern = PLAIN,
): Promise<unknown[]> {
	const bodies: unknown[] = [];
	await visitor.page.route(`**${ENDPOINT}`, (route) => {
		bodies.push(route.request().postDataJSON());
		return answer(route);
	});
	await visitor.open();
	await visitor.sendTo(ENDPOINT);
	await visitor.startButton.click();
	await visitor.answerAll(pattern);
	await visitor.seesEmailStep();
	return bodies;
}

test("sends the result with the consent, and neither answers nor counts", async ({
	visitor,
	watch,
}) => {
	const bodies = await withEndpoint(visitor, (route) => route.fulfill({ status: 204 }), TIE);
	const before = watch.requests.length;
	await visitor.giveEmail();
	const { role, name, secondary, pillars } = expected(TIE);
	await visitor.seesResults(name);
	expect(bodies).toEqual([
		{
			email: ADDRESS,
			consent: { wording: words.consent, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
			role,
			secondary,
			pillars,
			partner: null,
			idempotencyKey: expect.stringMatching(/\w{8}/),
		},
	]);
	expect(watch.requests.slice(before)).toEqual([`POST ${ENDPOINT}`]);
	expect(watch.count(FAILED)).toBe(0);
	expect(watch.count(/^Your Role in the Liberation Ecosystem/), "nothing is simulated").toBe(0);
});

for (const [what, answer] of [
	["answers with an error", (route: Route) => route.fulfill({ status: 500 })],
	["resets the connection", (route: Route) => route.abort("connectionreset")],
	["can't be reached", (route: Route) => route.abort("namenotresolved")],
] as const) {
	test(`an endpoint that ${what}: it is logged, the results show`, async ({ visitor, watch }) => {
		watch.expectFault(FAILED);
		watch.expectFault(UNREACHED);
		await withEndpoint(visitor, answer);
		await visitor.giveEmail();
		await visitor.seesResults(expected(PLAIN).name);
		expect(watch.count(FAILED)).toBe(1);
		expect(watch.count(/^role_result_shown/)).toBe(1);
	});
}

test("a slow endpoint: the form waits for it, and can't be changed meanwhile", async ({
	visitor,
	watch,
}) => {
	const arrived: Route[] = [];
	await withEndpoint(visitor, (route) => void arrived.push(route));
	await visitor.giveEmail();
	await expect(visitor.submit).toHaveText("Sending Results...");
	await expect(visitor.submit).toBeDisabled();
	await expect(visitor.consent).toBeDisabled();
	await expect(visitor.address).not.toBeEditable();
	await expect(visitor.liveRegion).toHaveText("Sending Results...");
	await arrived[0]?.fulfill({ status: 202 });
	await visitor.seesResults(expected(PLAIN).name);
	expect(watch.count(FAILED)).toBe(0);
});

test("an endpoint that never answers is given up after ten seconds", async ({ visitor, watch }) => {
	watch.expectFault(FAILED);
	await withEndpoint(visitor, () => undefined);
	await visitor.giveEmail();
	await expect(visitor.results).toBeVisible({ timeout: 12_000 });
	expect(watch.count(FAILED)).toBe(1);
});

test("a double click sends once", async ({ visitor, watch }) => {
	const bodies = await withEndpoint(visitor, (route) => route.fulfill({ status: 204 }));
	await visitor.address.fill(ADDRESS);
	await visitor.consent.check();
	await visitor.submit.dblclick();
	await visitor.seesResults();
	expect(bodies).toHaveLength(1);
	expect(watch.count(/^email_captured/)).toBe(1);
	expect(watch.count(/^role_result_shown/)).toBe(1);
});

test("Enter pressed on and on sends once, simulated or not", async ({ page, visitor, watch }) => {
	await visitor.finish(PLAIN);
	await visitor.address.fill(ADDRESS);
	await visitor.consent.check();
	await visitor.address.focus();
	for (let presses = 0; presses < 10; presses++) await page.keyboard.press("Enter");
	await visitor.submit.focus();
	for (let presses = 0; presses < 10; presses++) await page.keyboard.press("Enter");
	await visitor.seesResults();
	expect(watch.count(/^email_captured/)).toBe(1);
	expect(watch.count(/^Your Role in the Liberation Ecosystem/)).toBe(1);
	expect(watch.count(/^role_result_shown/)).toBe(1);
});
