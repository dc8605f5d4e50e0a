import { existsSync, readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import shop from "../../site/_data/pages/shop.json" with { type: "json" };
import { onePage } from "./support.ts";

/* The category filters of shop and articles, and what a product's page offers. */

/** The pages whose items can be filtered, as long as the founder has any. */
const FILTERED = ["/shop", "/articles"].filter((path) => {
	const folder = path === "/shop" ? "site/_data/products" : "site/articles";
	return existsSync(folder) && readdirSync(folder).length > 0;
});

test.describe("with JavaScript", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage();

	const count = "[data-count]";
	const chipOf = (page: Page, key: string) => page.locator(`[data-chip="${key}"]`);
	const shown = (page: Page) => page.locator("[data-category]").filter({ visible: true });

	for (const path of FILTERED) {
		test(`${path}: choosing a category filters, announces the number, changes the URL, and Back undoes it`, async () => {
			const page = tab();
			await page.goto(path);
			const all = await shown(page).count();
			const category = (await shown(page).first().getAttribute("data-category")) ?? "";
			await expect(chipOf(page, "")).toHaveAttribute("aria-current", "true");
			await expect(page.locator(count)).toHaveRole("status");
			await expect(page.locator(count)).toHaveText(new RegExp(`^${all} `));

			await chipOf(page, category).focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(new RegExp(`\\?category=${category}$`));
			await expect(chipOf(page, category)).toHaveAttribute("aria-current", "true");
			await expect(chipOf(page, category)).toBeFocused();
			await expect(chipOf(page, "")).not.toHaveAttribute("aria-current");
			const some = await shown(page).count();
			expect(some).toBeGreaterThan(0);
			await expect(page.locator(count)).toHaveText(new RegExp(`^${some} `));

			await page.reload();
			await expect(shown(page)).toHaveCount(some);
			await page.goBack();
			await expect(shown(page)).toHaveCount(all);
			await page.goForward();
			await expect(shown(page)).toHaveCount(some);
			await chipOf(page, "").click();
			await expect(page).not.toHaveURL(/category/);
			await expect(shown(page)).toHaveCount(all);
		});
	}
});

test("on a phone every product of the shop has its picture", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/shop");
	for (const picture of await page.locator("[data-category] > :first-child").all())
		await expect(picture).toBeVisible();
});

test("a category without products says that it is empty", async ({ page }) => {
	// The page as the build renders it if a category has no products.
	await page.route("**/shop*", async (route) => {
		const response = await route.fetch();
		const html = (await response.text()).replaceAll(
			'data-category="services"',
			'data-category="x"',
		);
		await route.fulfill({ response, body: html });
	});
	await page.goto("/shop");
	const isEmpty = (await page.locator("[data-category]").count()) === 0;
	await expect(page.getByText(shop.shelves.empty)).toBeVisible({ visible: isEmpty });
	await page.locator("[data-chip=services]").click();
	await expect(page.getByText(shop.shelves.empty)).toBeVisible();
	await expect(page.locator("[data-group]").filter({ visible: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage({ javaScriptEnabled: false });

	for (const path of FILTERED) {
		test(`${path} shows every item, and a category's link scrolls to its first item`, async () => {
			const page = tab();
			await page.goto(path);
			for (const item of await page.locator("[data-category]").all())
				await expect(item).toBeVisible();
			for (const chip of await page.locator("[data-chip]:not([data-chip=''])").all()) {
				const category = await chip.getAttribute("data-chip");
				const items = page.locator(`[data-category="${category}"]`);
				if ((await items.count()) === 0) continue;
				await chip.click();
				await expect(page.locator(":target")).toHaveAttribute("data-category", category ?? "");
				await expect(items.first()).toBeInViewport();
			}
		});
	}

	test("the contact page shows an email address instead of its form", async () => {
		const page = tab();
		await page.goto("/contact/");
		await expect(page.locator("form[data-form=contact]")).toBeHidden();
		await expect(page.locator("main").getByRole("link", { name: "@" }).first()).toBeVisible();
	});
});
