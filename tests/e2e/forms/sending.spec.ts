import { expect, test } from "@playwright/test";
import { answerForms, answersOf, connectForms, ENDPOINT, fillContact } from "./support.ts";

/* Forms with an endpoint (the contract: docs and site/scripts/form-sending.ts). */

test.beforeEach(({ page }) => connectForms(page, "/contact/"));

test("ten presses send one message, with a key and an empty trap", async ({ page }) => {
	await page.goto("/contact/");
	const requests = await answerForms(page, 200);
	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).evaluate((button) => {
		if (!(button instanceof HTMLButtonElement)) throw new Error("no button");
		for (let press = 0; press < 10; press++) button.click();
	});
	await expect(page.locator(".form-done")).toBeFocused();
	expect(requests).toHaveLength(1);
	expect(requests[0]?.method()).toBe("POST");
	expect(requests[0]?.headers().accept).toBe("application/json");
	expect(answersOf(requests[0])).toEqual({
		name: "Ada Osei",
		email: "ada@example.org",
		inquiry: "media",
		message: "Hello, and good morning.",
		leaveEmpty: "",
		idempotencyKey: expect.stringMatching(/^[\d-]{7,}$/),
	});
});

test("a failure keeps every word, and Retry sends them again under the same key", async ({
	page,
}) => {
	await page.goto("/contact/");
	const requests = await answerForms(page, 503, 503, 200);
	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	const retry = page.getByRole("button", { name: "Retry" });
	await expect(retry).toBeFocused();
	await expect(retry).toHaveAccessibleDescription(/Your words are kept in this browser/);
	await expect(page.locator(".toast")).toContainText("We could not send it yet");
	await expect(page.getByLabel("Your message")).toHaveValue("Hello, and good morning.");
	await retry.click();
	await expect.poll(() => requests.length).toBe(2);
	await expect(retry).not.toHaveAttribute("aria-disabled");
	expect(answersOf(requests[1])).toEqual(answersOf(requests[0]));

	// Other words are another message.
	await page.getByLabel("Your message").fill("Hello again.");
	await retry.click();
	await expect(page.locator(".form-done")).toBeFocused();
	expect(answersOf(requests[2]).message).toBe("Hello again.");
	expect(answersOf(requests[2]).idempotencyKey).not.toBe(answersOf(requests[0]).idempotencyKey);
});

test("a lost connection is a failure like any other", async ({ page }) => {
	await page.goto("/contact/");
	await page.route(`**${ENDPOINT}/*`, (route) => route.abort());
	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
	await expect(page.getByLabel("Your name")).toHaveValue("Ada Osei");
});

test("while it is on its way it says so", async ({ page }) => {
	await page.goto("/contact/");
	let answer = () => undefined;
	const held = new Promise<void>((resolve) => {
		answer = () => void resolve();
	});
	await page.route(`**${ENDPOINT}/*`, async (route) => {
		await held;
		await route.fulfill({ json: { status: "sent" } });
	});
	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByRole("status")).toHaveText("Sending…");
	await expect(page.getByRole("form")).toHaveAttribute("aria-busy", "true");
	answer();
	await expect(page.locator(".form-done")).toBeFocused();
});

test("without JavaScript the browser posts the same answers itself", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await connectForms(page, "/contact/");
	const requests = await answerForms(page, 200);
	await page.goto("/contact/");
	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page).toHaveURL(/\/test-endpoint\/contact$/);
	expect(requests[0]?.method()).toBe("POST");
	expect(answersOf(requests[0])).toMatchObject({ name: "Ada Osei", inquiry: "media" });
	await context.close();
});
