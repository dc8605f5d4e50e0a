import { expect, test } from "@playwright/test";

/* The 404 page (spec section 8). */

test("an address without a page says so, leads home and logs the path", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	const response = await page.goto("/no/such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
	expect(logged.some((text) => text.includes("/no/such-page"))).toBe(true);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});
