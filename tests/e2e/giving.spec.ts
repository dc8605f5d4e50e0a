import { expect, test } from "@playwright/test";
import site from "../../site/_data/site.json" with { type: "json" };

/* Giving and asking. */

test("the first button of /donate gives money", async ({ page }) => {
	await page.goto("/donate");
	const first = page.locator("main header").getByRole("link").first();
	await expect(first).toHaveAttribute("href", site.donationUrl);
});

test("whoever asks for mutual aid lands at a form that knows what it is about", async ({
	page,
}) => {
	await page.goto("/scholarships#mutual-aid");
	await page.locator("#mutual-aid").getByRole("link").click();
	const subject = page.locator('form[data-form="contact"] [name="inquiry"]');
	await expect(subject).toHaveValue("mutual-aid");
});
