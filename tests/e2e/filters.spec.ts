import { expect, type Page, test } from "@playwright/test";
import shop from "../../site/_data/pages/shop.json" with { type: "json" };
import { onePage } from "./one-page.ts";

/* The category filters of shop and articles, and what a product's page offers. */

test.describe("with JavaScript", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage();

	for (const { path, items, chip, count, category } of [
		{
			path: "/shop",
			items: "[data-shelf] [data-product]",
			chip: "data-shelf-link",
			count: "[data-shop-count]",
			category: "digital-resources",
		},
		{
			path: "/articles",
			items: "[data-category]",
			chip: "data-chip",
			count: "[data-article-count]",
			category: "lessons",
		},
	]) {
		const shown = (page: Page) => page.locator(items).filter({ visible: true });
		const chipOf = (page: Page, key: string) => page.locator(`[${chip}="${key}"]`);

		test(`${path}: a chip filters, says how many, stands in the address, and Back undoes it`, async () => {
			const page = tab();
			await page.goto(path);
			const all = await shown(page).count();
			expect(all).toBeGreaterThan(3);
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
			expect(some).toBeLessThan(all);
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

	test("a product's page sells it in a new tab, and a price is reported", async () => {
		const page = tab();
		await page.goto("/shop");
		const cards = page.locator('[data-shelf] [data-product] a[href^="/shop/"]');
		const hrefs = await cards.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(hrefs.length).toBeGreaterThan(0);
		for (const href of hrefs) {
			await page.goto(href ?? "");
			const header = page.locator("main header");
			const buy = header.locator("a[target=_blank]");
			await expect(buy).toHaveAttribute("href", /^https:\/\//);
			const price = /\$([\d,]+)/.exec(await header.innerText())?.[1]?.replace(",", "");
			if (price) await expect(buy).toHaveAttribute("data-price", price);
			else await expect(buy).not.toHaveAttribute("data-checkout");
		}
	});
});

test("an empty category says so to whoever asks for it", async ({ page }) => {
	// The page as the build makes it where a category has no products.
	await page.route("**/shop*", async (route) => {
		const response = await route.fetch();
		const html = (await response.text()).replace(
			/(data-shelf="Services">.*?<\/h3>)<ul.*?<\/ul>/,
			`$1<p>${shop.shelves.empty}</p>`,
		);
		await route.fulfill({ response, body: html });
	});
	await page.goto("/shop");
	await expect(page.getByText(shop.shelves.empty)).toBeHidden();
	await page.locator("[data-shelf-link=services]").click();
	await expect(page.getByText(shop.shelves.empty)).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage({ javaScriptEnabled: false });

	test("the shop shows everything, and its filter leads to the shelves", async () => {
		const page = tab();
		await page.goto("/shop");
		for (const shelf of await page.locator("[data-shelf]").all()) await expect(shelf).toBeVisible();
		await page.locator("[data-shelf-link=services]").click();
		await expect(page).toHaveURL(/\/shop\/?#services$/);
		await expect(page.locator("[data-shelf=Services]")).toBeInViewport();
	});

	test("the articles all show, without chips that do nothing, and can be read", async () => {
		const page = tab();
		await page.goto("/articles?category=home");
		for (const card of await page.locator("[data-category]").all())
			await expect(card).toBeVisible();
		await expect(page.locator("[data-chip]").first()).toBeHidden();
		await page.locator('main a[href^="/articles/"]').first().click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect((await page.locator("main").innerText()).split(/\s+/).length).toBeGreaterThan(500);
	});

	test("a question of the FAQ opens onto its answer", async () => {
		const page = tab();
		await page.goto("/academy");
		const question = page.locator("main details").first();
		await expect(question.locator("p").first()).toBeHidden();
		await question.locator("summary").click();
		await expect(question.locator("p").first()).toBeVisible();
	});

	test("the contact page offers an address to write to instead of its form", async () => {
		const page = tab();
		await page.goto("/contact/");
		await expect(page.locator("form[data-form=contact]")).toBeHidden();
		await expect(page.locator("main").getByRole("link", { name: "@" }).first()).toBeVisible();
	});
});
