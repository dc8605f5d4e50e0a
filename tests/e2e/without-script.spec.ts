import { expect, test } from "@playwright/test";
import { PHONE, panel, sheet, toggle, trigger, WIDE } from "./shell/menus.ts";

/* The site with JavaScript turned off. */

test.use({ javaScriptEnabled: false });

test("dropdowns open one at a time, and lead on", async ({ page }) => {
	await page.setViewportSize(WIDE);
	await page.goto("/");
	await trigger(page, "Connect").click();
	await expect(panel(page, "Connect")).toBeVisible();
	await trigger(page, "Learn").click();
	await expect(panel(page, "Connect")).toBeHidden();
	await panel(page, "Learn").getByRole("link", { name: "Academy" }).click();
	await expect(page).toHaveURL(/\/academy\/?$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the phone menu opens, lists every page, and closes", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto("/");
	await toggle(page).click();
	await expect(sheet(page).getByRole("link")).toHaveCount(15);
	for (const name of ["Home", "For White People", "Collaborations", "Shop", "Contact"]) {
		await expect(sheet(page).getByRole("link", { name, exact: true })).toBeVisible();
	}
	await toggle(page).click();
	await expect(sheet(page)).toBeHidden();
});

test("a question of the FAQ opens onto its answer", async ({ page }) => {
	await page.goto("/academy");
	const question = page.locator("main details").first();
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
