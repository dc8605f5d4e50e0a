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

test("a form is reported, even where the page's gtag throws", async ({ page }) => {
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
	const form = new SiteForm(page, "equity-seat");
	await form.open();
	await form.fillAndSend();
	await expect(form.done).toBeVisible();
	expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
		["event", "equity_applied", {}],
	]);
});
