import { expect, test } from "@playwright/test";

/* The site with JavaScript turned off. */

test.use({ javaScriptEnabled: false });

test("the menus open and lead on", async ({ page }) => {
	await page.goto("/");
	await page.locator(".main-nav summary", { hasText: "Learn" }).click();
	await page.locator(".main-nav").getByRole("link", { name: "Academy" }).click();
	await expect(page).toHaveURL(/\/academy\/?$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the phone menu opens and lists every page", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/");
	await page.getByRole("button", { name: "Menu" }).click();
	for (const name of ["Home", "For White People", "Collaborations", "Shop", "Contact"]) {
		await expect(
			page
				.getByRole("dialog")
				.or(page.locator("[popover]"))
				.getByRole("link", { name, exact: true })
				.first(),
		).toBeVisible();
	}
});

test("a question of the FAQ opens onto its answer", async ({ page }) => {
	await page.goto("/academy");
	const question = page.locator(".faq details").first();
	await expect(question.locator("p").first()).toBeHidden();
	await question.locator("summary").click();
	await expect(question.locator("p").first()).toBeVisible();
});

test("the shop shows all seven products", async ({ page }) => {
	await page.goto("/shop");
	const links = page.locator('main a[href^="/shop/"], main a[target="_blank"]');
	expect(await links.count()).toBeGreaterThanOrEqual(7);
	for (const slug of ["educator-toolkit", "parenting-bundle", "practice-ebook"]) {
		await expect(page.locator(`main a[href="/shop/${slug}"]`).first()).toBeVisible();
	}
});

test("an article can be read from the list to its end", async ({ page }) => {
	await page.goto("/articles");
	await page.locator('main a[href^="/articles/"]').first().click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect((await page.locator("main").innerText()).split(/\s+/).length).toBeGreaterThan(500);
});
