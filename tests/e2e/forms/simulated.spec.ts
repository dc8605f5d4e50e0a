import { expect, test } from "@playwright/test";
import { collectLogs, fillContact } from "./support.ts";

/* Forms without an endpoint (spec section 7). */

test("the waitlist logs the answers, sends nothing and says that it worked", async ({ page }) => {
	await page.goto("/academy/");
	const form = page.getByRole("form", { name: "Academy waitlist" });
	await form.getByLabel("Your name").fill("Ada Osei");
	await form.getByLabel("Email (required)").fill("ada@example.org");
	await form.getByLabel("Your role").selectOption("organizer");
	await form.getByLabel("What interests you most?").selectOption("ceu");
	await form.getByLabel("Access needs").fill("Captions, please");
	await form.getByRole("checkbox").check();
	const logs = collectLogs(page);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await form.getByRole("button", { name: "Join the Waitlist" }).click();

	const done = page.locator(".form-done:visible");
	await expect(done).toBeFocused();
	await expect(done).toContainText("You are on the list.");
	await expect(done).not.toContainText("Preview");
	await expect(form).toBeHidden();
	await expect(page.locator(".toast")).toContainText("You are on the Academy waitlist.");
	await expect
		.poll(() => logs)
		.toEqual([
			{
				name: "waitlist",
				value: {
					name: "Ada Osei",
					email: "ada@example.org",
					role: "organizer",
					interest: "ceu",
					access: "Captions, please",
					consent: "true",
				},
			},
			{ name: "waitlist_joined", value: {} },
		]);
	expect(requests).toEqual([]);
	expect(new URL(page.url()).pathname).toBe("/academy/");
});

test("an equity seat and a gift are recorded, even where the page's gtag throws", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const calls: unknown[] = [];
		Object.assign(window, {
			calls,
			gtag(...call: unknown[]) {
				calls.push(call);
				throw new Error("blocked");
			},
		});
	});
	await page.goto("/scholarships/");
	const seat = page.getByRole("form", { name: "Equity seat application" });
	await seat.getByLabel("Your name").fill("Ada");
	await seat.getByLabel("Email").fill("ada@example.org");
	await seat.getByLabel("Which plan").selectOption("undecided");
	await seat.getByRole("checkbox").check();
	await seat.getByRole("button").click();
	await expect(page.getByText("We have your application.")).toBeVisible();

	const gift = page.getByRole("form", { name: "Pay it forward" });
	await gift.getByLabel("Your name").fill("Ada");
	await gift.getByLabel("Email").fill("ada@example.org");
	await gift.getByLabel("Contribution amount").fill("40");
	await gift.getByRole("button").click();
	await expect(page.getByText("You have held a door open.")).toBeVisible();

	expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
		["event", "equity_applied", {}],
		["event", "pay_it_forward_selected", {}],
	]);
});

test("without JavaScript there is an address to write to instead of a form", async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/contact/");
	await expect(page.getByRole("form", { name: "Message to us" })).toBeHidden();
	await expect(page.locator(".form-instead").getByRole("link")).toHaveAttribute("href", /^mailto:/);
	await context.close();
});

test("a toast is there to go to with Alt+T, and Escape leads back", async ({ page }) => {
	await page.goto("/contact/");
	const region = page.getByRole("region", { name: "Notifications" });
	await page.getByLabel("Your name").focus();
	await page.keyboard.press("Alt+t");
	await expect(region).toBeFocused();
	await expect(region).toContainText("No notifications right now.");
	await page.keyboard.press("Escape");
	await expect(page.getByLabel("Your name")).toBeFocused();

	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(region.locator("[aria-live=polite]")).toContainText("Your message is on its way.");
	await page.keyboard.press("Alt+t");
	await page.keyboard.press("Tab");
	await expect(region.getByRole("button", { name: "Dismiss" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(region.locator(".toast")).toHaveCount(0);
	await expect(page.locator(".form-done")).toBeFocused();
});
