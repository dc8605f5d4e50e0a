import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { questions } from "../../../shared/quiz/catalogue.ts";
import { landing, quiz } from "../../../shared/quiz/messages.ts";
import siteJson from "../../../site/_data/site.json" with { type: "json" };

/** The page of a partner, on an origin of its own. */
const HOST = "https://partner.test/";

/** The site's URL in the build and in its snippets, which run here as partners paste them. */
const SITE = siteJson.origin;

/** Opens a partner's page with these lines. Requests for our site go to the server of the tests. */
export async function visitHost(page: Page, baseURL = "", body: string): Promise<void> {
	await page.context().route(`${SITE}/**`, async (route) => {
		const url = route.request().url().replace(SITE, baseURL);
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	await page.route(HOST, (route) =>
		route.fulfill({
			contentType: "text/html; charset=utf-8",
			body: `<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1>\n${body}`,
		}),
	);
	await page.goto(HOST);
}

/** Starts the quiz and answers its first question. */
export async function beginQuiz(within: Page | FrameLocator): Promise<void> {
	const sees = (index: number) =>
		expect(within.getByRole("heading", { name: questions[index]?.prompt ?? "" })).toBeVisible();
	await within.getByRole("button", { name: landing.start }).click();
	await sees(0);
	await within.getByRole("radio").first().check();
	await within.getByRole("button", { name: quiz.next }).click();
	await sees(1);
}

/** The place of a snippet on the page for partners. */
export function snippet(page: Page, kind: string): Locator {
	return page.locator(`[data-snippet=${kind}]`);
}

/** The lines of a snippet, as partners copy them. */
export async function snippetOf(page: Page, kind: string): Promise<string> {
	await expect(snippet(page, kind)).not.toBeEmpty();
	return (await snippet(page, kind).textContent()) ?? "";
}
