import { expect, test } from "@playwright/test";
import navigation from "../../site/_data/navigation.json" with { type: "json" };
import site from "../../site/_data/site.json" with { type: "json" };

/* Giving and asking. */

const donateButton = navigation.buttons.find(({ label }) => label === "Donate");

for (const path of [donateButton?.href ?? "", "/donate"]) {
	test(`the first button of ${path} gives money`, async ({ page }) => {
		await page.goto(path);
		const first = page.locator("main header").getByRole("link").first();
		await expect(first).toHaveAttribute("href", site.donationUrl);
	});
}

test("whoever asks for mutual aid lands at a form that knows what it is about", async ({
	page,
}) => {
	await page.goto("/scholarships#mutual-aid");
	await page.locator("#mutual-aid").getByRole("link").click();
	const subject = page.locator('form[data-form="contact"] [name="inquiry"]');
	await expect(subject).toHaveValue("mutual-aid");
});
