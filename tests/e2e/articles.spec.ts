import { expect, test } from "@playwright/test";

test("a chip filters, stands in the address, is announced, and Back undoes it", async ({
	page,
}) => {
	await page.goto("/articles");
	const cards = page.locator("[data-category]");
	await expect(cards.filter({ visible: true })).toHaveCount(6);
	const chip = page.getByRole("link", { name: "Lessons", exact: true });
	await chip.focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\?category=lessons$/);
	await expect(chip).toHaveAttribute("aria-current", "true");
	await expect(cards.filter({ visible: true })).toHaveCount(2);
	await expect(page.getByText("2 articles")).toBeVisible();
	await page.goBack();
	await expect(cards.filter({ visible: true })).toHaveCount(6);
});

test("an address with a category opens on it; an unknown one shows everything", async ({
	page,
}) => {
	await page.goto("/articles?category=Home");
	await expect(page.locator("[data-category]:visible")).toHaveCount(1);
	await page.goto("/articles?category=constructor");
	await expect(page.locator("[data-category]:visible")).toHaveCount(6);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every article shows, and no chip promises what it can't do", async ({ page }) => {
		await page.goto("/articles?category=home");
		await expect(page.locator("[data-category]:visible")).toHaveCount(6);
		await expect(page.locator(".chips")).toBeHidden();
	});

	test("a role's page can be read", async ({ page }) => {
		await page.goto("/quiz/roles/frontline-responder");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frontline Responder");
		await expect(page.getByRole("heading", { name: "Challenge" })).toBeVisible();
	});
});

test("the feed is well-formed XML with complete addresses that exist", async ({
	page,
	request,
}) => {
	// In an empty page: our own do not let scripts make markup of text, not even this one.
	const text = await (await request.get("/articles/feed.xml")).text();
	const paths = await page.evaluate((xml) => {
		const feed = new DOMParser().parseFromString(xml, "application/xml");
		if (feed.querySelector("parsererror")) throw new Error("not well-formed");
		return [...feed.querySelectorAll("entry > link")].map(
			(link) => new URL(link.getAttribute("href") ?? "").pathname,
		);
	}, text);
	expect(paths).toHaveLength(6);
	for (const path of paths) expect((await request.get(path)).status()).toBe(200);
});
