import { expect, test } from "@playwright/test";
import { collectLogs } from "./support.ts";

test("a purchase link opens a new tab and is recorded with its price", async ({ page }) => {
	await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
	await page.goto("/academy/");
	const logs = collectLogs(page);
	const link = page.locator("a[data-checkout=seed]").first();
	await expect(link).toHaveAttribute("target", "_blank");
	await link.click();
	await expect
		.poll(() => logs)
		.toEqual([{ name: "presale_checkout_started", value: { slug: "seed", price: 197 } }]);
});

for (const [address, recorded] of [
	["?plan=root", [{ name: "presale_checkout_completed", value: { slug: "root", price: 497 } }]],
	["?plan=%3Cb%3E", []],
	["", []],
] as const) {
	test(`/academy/welcome${address} records ${recorded.length} purchases`, async ({ page }) => {
		const logs = collectLogs(page);
		await page.goto(`/academy/welcome/${address}`);
		await page.waitForLoadState("load");
		await expect.poll(() => logs).toEqual(recorded);
	});
}
