import { expect, type Page, test } from "@playwright/test";

/* The shop (spec section 2, Shop; section 4, Shop; section 8, Empty shop category). */

const chip = (page: Page, name: string) =>
	page
		.getByRole("navigation", { name: "Show a category" })
		.getByRole("link", { name, exact: true });
const shelf = (page: Page, name: string) => page.locator(`[data-shelf="${name}"]`);
const shelves = (page: Page) => page.locator("[data-shelf]");
const count = (page: Page) => page.locator("[data-shop-count]");

test.describe("the category filter", () => {
	test("starts as All, shows one category at a time and says how many products", async ({
		page,
	}) => {
		await page.goto("/shop");
		await expect(chip(page, "All")).toHaveAttribute("aria-current", "true");
		const all = await page.locator("[data-shelf] [data-product]").count();
		await expect(count(page)).toHaveText(`${all} products`);
		await expect(count(page)).toHaveRole("status");

		await chip(page, "Digital Resources").click();
		await expect(shelf(page, "Digital Resources")).toBeVisible();
		await expect(shelf(page, "Bundles")).toBeHidden();
		await expect(chip(page, "Digital Resources")).toHaveAttribute("aria-current", "true");
		await expect(chip(page, "All")).not.toHaveAttribute("aria-current");
		await expect(count(page)).toHaveText(/^\d+ products? in Digital Resources$/);
		await expect(page).toHaveURL(/\?category=digital-resources$/);
	});

	test("keeps its state in the address, also through Back, Forward and a reload", async ({
		page,
	}) => {
		await page.goto("/shop?category=services");
		await expect(shelf(page, "Bundles")).toBeHidden();
		await chip(page, "Bundles").click();
		await expect(shelf(page, "Services")).toBeHidden();
		await page.goBack();
		await expect(shelf(page, "Services")).toBeVisible();
		await expect(shelf(page, "Bundles")).toBeHidden();
		await page.goForward();
		await page.reload();
		await expect(shelf(page, "Bundles")).toBeVisible();
		await expect(shelf(page, "Services")).toBeHidden();
		await chip(page, "All").click();
		await expect(page).not.toHaveURL(/category/);
		await expect(shelf(page, "Services")).toBeVisible();
	});

	test("works by keyboard", async ({ page }) => {
		await page.goto("/shop");
		await chip(page, "All").focus();
		await page.keyboard.press("Tab");
		await expect(chip(page, "Bundles")).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(shelf(page, "Bundles")).toBeVisible();
		await expect(shelf(page, "Services")).toBeHidden();
		await expect(chip(page, "Bundles")).toBeFocused();
	});

	test("shows everything for a category that is none", async ({ page }) => {
		await page.goto("/shop?category=quilts");
		await expect(chip(page, "All")).toHaveAttribute("aria-current", "true");
		await expect(shelf(page, "Bundles")).toBeVisible();
	});
});

test("an empty category says so, and only to whoever asked for it", async ({ page }) => {
	// The page as the build makes it when a shelf has no products.
	await page.route("**/shop*", async (route) => {
		const response = await route.fetch();
		const html = (await response.text()).replace(
			/(data-shelf="Services">.*?<\/h3>)<ul>.*?<\/ul>/,
			"$1<p>No products found in this category.</p>",
		);
		await route.fulfill({ response, body: html });
	});
	await page.goto("/shop");
	await expect(page.getByText("No products found in this category.")).toBeHidden();
	await chip(page, "Services").click();
	await expect(page.getByText("No products found in this category.")).toBeVisible();
	await expect(count(page)).toHaveText("0 products in Services");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("everything shows, and the filter leads to the shelves", async ({ page }) => {
		await page.goto("/shop");
		for (const each of await shelves(page).all()) await expect(each).toBeVisible();
		await chip(page, "Services").click();
		await expect(page).toHaveURL(/\/shop\/?#services$/);
		await expect(shelf(page, "Services")).toBeInViewport();
	});
});

test("featured products stand on top with the badge Popular, and only they have it", async ({
	page,
}) => {
	await page.goto("/shop");
	const featured = page.locator(".featured [data-product]");
	const slugs = await featured.evaluateAll((all) =>
		all.map((each) => each.getAttribute("data-product")),
	);
	expect(slugs.length).toBeGreaterThan(0);
	for (const product of await page.locator("[data-product]").all()) {
		const slug = await product.getAttribute("data-product");
		await expect(product.getByText("Popular", { exact: true })).toHaveCount(
			slugs.includes(slug) ? 1 : 0,
		);
	}
});

test("every card leads to a page with its price and a purchase that can be recorded", async ({
	page,
}) => {
	await page.goto("/shop");
	const links = page.locator('[data-shelf] [data-product] a[href^="/shop/"]');
	const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(hrefs.length).toBeGreaterThan(0);
	for (const href of hrefs) {
		await page.goto(href ?? "");
		const price = (await page.locator(".price b").textContent()) ?? "";
		const buy = page.locator(".product-head .button");
		await expect(buy).toHaveAttribute("target", "_blank");
		await expect(buy).toHaveAttribute("href", /^https:\/\//);
		if (price.startsWith("$")) {
			await expect(buy).toHaveAttribute("data-checkout", href?.split("/").at(-1) ?? "");
			await expect(buy).toHaveAttribute("data-price", price.replace(/[$,]/g, ""));
		} else await expect(buy).not.toHaveAttribute("data-checkout");
	}
});
