import { expect, type Page, test } from "@playwright/test";

/* The way from one page to the next: fetched ahead (site/eleventy/headers.ts), and faded in. */

const link = (page: Page) => page.locator('footer a[href="/contact"]').first();

test("the page of a link that the pointer rests on is fetched ahead, and then used", async ({
	page,
}) => {
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const rulesRead = new Promise((resolve) => session.on("Preload.ruleSetUpdated", resolve));
	const fetched = new Promise<string>((resolve) =>
		session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
			if (status === "Ready") resolve(prefetchUrl);
		}),
	);
	await session.send("Preload.enable");
	await rulesRead;
	await link(page).hover();
	expect(new URL(await fetched).pathname).toBe("/contact");
	await link(page).click();
	await page.waitForURL("**/contact{,/}");
	const delivery = await page.evaluate(() =>
		performance.getEntriesByType("navigation").map((entry) => entry.toJSON().deliveryType),
	);
	expect(delivery).toEqual(["navigational-prefetch"]);
});

for (const [motion, fades] of [
	["no-preference", true],
	["reduce", false],
] as const) {
	test(`with prefers-reduced-motion: ${motion}, the next page ${fades ? "fades in" : "is there at once"}`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: motion });
		await page.addInitScript(() =>
			addEventListener("pagereveal", (event) => {
				document.documentElement.dataset.faded = String(event.viewTransition !== null);
			}),
		);
		await page.goto("/");
		await link(page).click();
		await page.waitForURL("**/contact{,/}");
		await expect(page.locator("html")).toHaveAttribute("data-faded", String(fades));
	});
}
