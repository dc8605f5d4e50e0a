import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "@liberation/inbox";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support.ts";
import { ARTICLES, BUILT, serve } from "./sites.ts";

let server: RunningServer;
test.beforeAll(async () => {
	server = await serve();
});
test.afterAll(() => server.close());

const listed = (page: Page) => page.locator("[data-category]");

/** The addresses of the listed articles, from a page to the oldest. */
async function followed(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (;;) {
		for (const item of await listed(page).all()) found.push((await item.getAttribute("id")) ?? "");
		const older = page.getByRole("link", { name: "Older articles" });
		if ((await older.count()) === 0) return found;
		const path = await older.getAttribute("href");
		await older.click();
		// The URL changes before the page's list is whole.
		await page.waitForURL(server.url + path);
	}
}

test("of many articles each stands once on the pages that follow each other, and search engines find these", async ({
	page,
}) => {
	await page.goto(`${server.url}/articles/`);
	await expectAccessible(page, "a list of several pages");
	const all = await followed(page);
	expect(new Set(all).size).toBe(all.length);
	expect(all.filter((slug) => slug.startsWith("loaf-"))).toHaveLength(ARTICLES);
	const { pathname } = new URL(page.url());
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
		"href",
		RegExp(`${pathname}/$`),
	);
	expect(readFileSync(join(BUILT, "sitemap.xml"), "utf8")).toContain(`${pathname}/</loc>`);
	await page.getByRole("link", { name: "Newer articles" }).click();
	await expect(listed(page)).toHaveCount(24);
});

test("of many articles a category has pages of its own, which say how many articles it has", async ({
	page,
}) => {
	await page.goto(`${server.url}/articles/`);
	const chip = page.locator("[data-chip=home]");
	await chip.click();
	await page.waitForURL(`${server.url}/articles/category/home`);
	await expect(chip).toHaveAttribute("aria-current", "true");
	const said = await page.getByRole("status").filter({ hasText: "in Home" }).textContent();
	for (const item of await listed(page).all())
		await expect(item).toHaveAttribute("data-category", "home");
	const inHome = await followed(page);
	expect(said).toBe(`${inHome.length} articles in Home`);
	await page.locator('[data-chip=""]').click();
	await expect(page).toHaveURL(`${server.url}/articles`);
});
