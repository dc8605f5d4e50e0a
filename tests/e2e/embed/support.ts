import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import siteJson from "../../../site/_data/site.json" with { type: "json" };

/** The page of a partner, on an origin of its own. */
export const HOST = "https://partner.test/";

/** Where the built site says that it lives: snippets name it, and run as they are pasted. */
const SITE = siteJson.origin;

/** Answers for our site from the preview server, and for the partner with a page of these lines. */
export async function visitHost(page: Page, baseURL: string | undefined, body: string) {
	await page.context().route(`${SITE}/**`, async (route) => {
		const url = route
			.request()
			.url()
			.replace(SITE, baseURL ?? "");
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	await page.route(HOST, (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1>\n${body}`,
		}),
	);
	await page.goto(HOST);
}

/** Starts the quiz and answers its first question, as a visitor would. */
export async function beginQuiz(within: Page | FrameLocator | Locator): Promise<void> {
	await within.getByRole("button", { name: "Take the Assessment (7 minutes)" }).click();
	await expect(within.getByText("Question 1 of 15").first()).toBeVisible();
	await within.getByRole("radio").first().check();
	await within.getByRole("button", { name: "Next" }).click();
	await expect(within.getByText("Question 2 of 15").first()).toBeVisible();
}

/** The lines of a snippet, as the page for partners shows them. */
export async function snippetOf(page: Page, kind: string): Promise<string> {
	return (await page.locator(`[data-snippet=${kind}]`).textContent()) ?? "";
}
