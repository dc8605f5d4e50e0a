import type { Page } from "@playwright/test";
import { expect, SiteForm, test, words } from "./site-form.ts";

/* Forms of a site without an endpoint: nothing is sent, and what would be is logged (docs/product.md 4.3). */

/** What the page logs from now on, under its first word. */
function collectLogs(page: Page): { name: string; value: unknown }[] {
	const logs: { name: string; value: unknown }[] = [];
	page.on("console", async (message) => {
		const [, value] = message.args();
		logs.push({ name: message.text().split(" ")[0] ?? "", value: await value?.jsonValue() });
	});
	return logs;
}

test("the waitlist logs the answers and its event, sends nothing and thanks", async ({ page }) => {
	const form = new SiteForm(page, "waitlist");
	await form.open();
	await form.fill();
	const logs = collectLogs(page);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	const values = await Promise.all(
		form.content.fields.map(async ({ name, kind }) => [
			name,
			kind === "checkbox" || (await form.field(name).inputValue()),
		]),
	);
	await form.button.click();

	await expect(form.done).toBeFocused();
	await expect(form.form).toBeHidden();
	await expect(form.done).toContainText(words.preview);
	await expect(form.toasts, "which the focus has told already").toContainText(words.preview);
	await expect(form.heardToasts).toHaveCount(0);
	await expect
		.poll(() => logs)
		.toEqual([
			{ name: "waitlist", value: Object.fromEntries(values) },
			{ name: "waitlist_joined", value: {} },
		]);
	expect(requests).toEqual([]);
	expect(new URL(page.url()).pathname).toBe("/academy/");
});

test("an equity seat and a gift are reported, even where the page's gtag throws", async ({
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
	for (const name of ["equity-seat", "pay-it-forward"] as const) {
		const form = new SiteForm(page, name);
		if (name === "equity-seat") await form.open();
		await form.fillAndSend();
		await expect(form.done).toBeVisible();
	}
	expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
		["event", "equity_applied", {}],
		["event", "pay_it_forward_selected", {}],
	]);
});

test("Alt+T leads to the notifications, and Escape back", async ({ page }) => {
	const form = new SiteForm(page, "contact");
	await form.open();
	const region = page.getByRole("region", { name: words.toasts });
	await form.field("name").focus();
	await page.keyboard.press("Alt+t");
	await expect(form.field("name"), "where it may be a letter").toBeFocused();
	await form.button.focus();
	await page.keyboard.press("Alt+t");
	await expect(region).toBeFocused();
	await expect(region).toContainText(words.noToasts);
	await page.keyboard.press("Escape");
	await expect(form.button).toBeFocused();

	await form.fillAndSend();
	await page.keyboard.press("Alt+t");
	await expect(region.getByText(words.noToasts)).toBeHidden();
	await page.keyboard.press("Tab");
	await expect(region.getByRole("button", { name: words.dismiss })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(form.toasts).toHaveCount(0);
	await expect(form.done).toBeFocused();
});
