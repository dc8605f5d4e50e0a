import { expect, type Page, test } from "@playwright/test";
import everyPage from "../../site/_data/everyPage.json" with { type: "json" };
import navigation from "../../site/_data/navigation.json" with { type: "json" };
import { expectAccessible, isComplete, onePage } from "./support.ts";

/* The bar of wide windows and the menu of phones. Labels come from navigation.json. */

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
const THEMES = ["light", "dark"] as const;

const [first, second] = navigation.main.filter(({ kind }) => kind === "dropdown");
const links = (first?.links ?? []).map(({ label }) => label);

const phone = navigation.phone.flatMap(({ links }) => links);

const bar = (page: Page) => page.getByRole("navigation", { name: everyPage.main });
/** The word in the bar that opens a dropdown. */
const trigger = (page: Page, which = first) =>
	bar(page).locator("summary", { hasText: which?.label ?? "" });
/** The dropdown that it opens. */
const panel = (page: Page, which = first) =>
	bar(page)
		.locator("details")
		.filter({ has: page.locator("summary", { hasText: which?.label ?? "" }) })
		.locator("ul");
const link = (page: Page, index: number) => panel(page).getByRole("link").nth(index);

const toggle = (page: Page) => page.locator("[popovertarget=phone-menu]");
const sheet = (page: Page) => page.locator("#phone-menu");

test.describe("the bar", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage({ viewport: WIDE });
	// Time passes only as the test says: how long the pointer stays decides what opens.
	test.beforeAll(async () => {
		const page = tab();
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
		await page.goto("/");
	});
	// Moves the pointer away from the dropdowns.
	test.beforeEach(() => tab().mouse.move(5, 700));

	test("a dropdown opens under the pointer, and closes when the pointer leaves", async () => {
		const page = tab();
		await trigger(page).hover();
		await page.clock.runFor(1000);
		await link(page, 1).hover();
		await page.mouse.move(5, 700);
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeHidden();
	});

	test("a click opens one dropdown at a time, and a click elsewhere closes it", async () => {
		const page = tab();
		await trigger(page).click();
		await expect(panel(page)).toBeVisible();
		await trigger(page).click();
		await expect(panel(page)).toBeHidden();
		await trigger(page).click();
		await trigger(page, second).click();
		await expect(panel(page, second)).toBeVisible();
		await expect(panel(page)).toBeHidden();
		await page.mouse.click(5, 700);
		await expect(panel(page, second)).toBeHidden();
	});

	test("Enter, Space, arrows, Home, End and Escape operate the dropdowns", async () => {
		const page = tab();
		const { keyboard } = page;
		await trigger(page).focus();
		await keyboard.press("Enter");
		await expect(panel(page)).toBeVisible();
		await keyboard.press("Enter");
		await expect(panel(page)).toBeHidden();
		await keyboard.press("Space");
		await keyboard.press("Tab");
		await expect(link(page, 0)).toBeFocused();
		await keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(trigger(page)).toBeFocused();

		for (const [key, index] of [
			["ArrowDown", 0],
			["ArrowDown", 1],
			["End", links.length - 1],
			["ArrowDown", 0],
			["ArrowUp", links.length - 1],
		] as const) {
			await keyboard.press(key);
			await expect(link(page, index)).toBeFocused();
		}
		await keyboard.press("ArrowRight");
		await expect(trigger(page, second)).toBeFocused();
		await expect(panel(page)).toBeHidden();

		await trigger(page).click();
		for (let stop = 0; stop <= links.length; stop++) await keyboard.press("Tab");
		await expect(panel(page), "the focus has gone on").toBeHidden();
	});

	test("an open dropdown is accessible", async () => {
		const page = tab();
		await trigger(page).click();
		await expect(panel(page)).toBeVisible();
		// axe uses timers.
		await page.clock.resume();
		for (const colorScheme of isComplete ? THEMES : THEMES.slice(1)) {
			await page.emulateMedia({ colorScheme });
			await expectAccessible(page, "the open dropdown", { within: "header" });
		}
	});
});

test.describe("the phone menu", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage({ viewport: PHONE });
	test.beforeAll(() => tab().goto("/"));

	test("the phone menu opens and closes by its button, shows every link, and is accessible", async () => {
		const page = tab();
		await expect(sheet(page)).toBeHidden();
		await toggle(page).click();
		await expect(sheet(page).getByRole("link")).toHaveText(
			[...phone, ...navigation.buttons].map(({ label }) => label),
		);
		await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
		for (const colorScheme of isComplete ? THEMES : THEMES.slice(0, 1)) {
			await page.emulateMedia({ colorScheme });
			await expectAccessible(page, "the open menu", { within: "header" });
		}
		await toggle(page).click();
		await expect(sheet(page)).toBeHidden();
		await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
	});

	test("the phone menu keeps the focus inside, both ways around, until Escape gives it back", async () => {
		const page = tab();
		await toggle(page).press("Enter");
		await expect(sheet(page)).toBeVisible();
		await expect(page.locator("main"), "out of a screen reader's reach").toHaveAttribute("inert");
		const stops = phone.length + navigation.buttons.length + 1;
		for (const key of ["Tab", "Shift+Tab"]) {
			for (let stop = 0; stop < stops; stop++) {
				await page.keyboard.press(key);
				const focused = toggle(page).or(sheet(page).getByRole("link")).and(page.locator(":focus"));
				await expect(focused).toHaveCount(1);
			}
			await expect(toggle(page), "a whole round").toBeFocused();
		}
		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await expect(sheet(page)).toBeHidden();
		await expect(toggle(page)).toBeFocused();
		await expect(page.locator("main")).not.toHaveAttribute("inert");
	});

	test("the phone menu closes when a link is chosen, also one that stays on the page", async () => {
		const page = tab();
		await toggle(page).click();
		await sheet(page).getByRole("link").nth(1).click();
		await expect(page).toHaveURL(new RegExp(`${phone[1]?.href}/?$`));
		await expect(sheet(page)).toBeHidden();
		// Its script closes the menu.
		await page.waitForLoadState();
		await toggle(page).click();
		const home = sheet(page).getByRole("link").first();
		await home.evaluate((link) => link.setAttribute("href", "#main"));
		await home.click();
		await expect(sheet(page)).toBeHidden();
	});

	test("the phone menu closes when the window widens to the bar", async () => {
		const page = tab();
		await toggle(page).click();
		await page.setViewportSize(WIDE);
		// The wide window's styles hide it at once, open or not.
		await expect(page.locator("#phone-menu:popover-open")).toHaveCount(0);
		await expect(page.locator("main")).not.toHaveAttribute("inert");
		await page.setViewportSize(PHONE);
		await expect(sheet(page)).toBeHidden();
	});
});

test.describe("without JavaScript", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage({ javaScriptEnabled: false });

	test("dropdowns open one at a time, and their links lead on", async () => {
		const page = tab();
		await page.setViewportSize(WIDE);
		await page.goto("/");
		await trigger(page, second).click();
		await expect(panel(page, second)).toBeVisible();
		await trigger(page).click();
		await expect(panel(page, second)).toBeHidden();
		await link(page, 0).click();
		await expect(page).toHaveURL(new RegExp(`${first?.links?.[0]?.href}/?$`));
	});

	test("the phone menu opens and closes", async () => {
		const page = tab();
		await page.setViewportSize(PHONE);
		await page.goto("/");
		await toggle(page).click();
		await expect(sheet(page).getByRole("link").last()).toBeVisible();
		await toggle(page).click();
		await expect(sheet(page)).toBeHidden();
	});
});

/* The way from one page to the next: fetched ahead (site/eleventy/speculation-rules.ts), and faded in. */

const contactLink = (page: Page) => page.locator('footer a[href="/contact"]').first();

test("the page of a link under the pointer is prefetched, and a click uses the prefetched page", async ({
	page,
}) => {
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const rulesRead = new Promise((resolve) => session.on("Preload.ruleSetUpdated", resolve));
	const fetched = new Promise<string>((resolve) =>
		session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
			if (status === "Ready") resolve(prefetchUrl);
		}),
	);
	await session.send("Preload.enable");
	await rulesRead;
	await contactLink(page).hover();
	expect(new URL(await fetched).pathname).toBe("/contact");
	await contactLink(page).click();
	await page.waitForURL("**/contact{,/}");
	const delivery = await page.evaluate(() =>
		performance.getEntriesByType("navigation").map((entry) => entry.toJSON().deliveryType),
	);
	expect(delivery).toEqual(["navigational-prefetch"]);
});

test("the next page fades in, and with prefers-reduced-motion it is there at once", async ({
	page,
}) => {
	await page.addInitScript(() =>
		addEventListener("pagereveal", (event) => {
			document.documentElement.dataset.faded = String(event.viewTransition !== null);
		}),
	);
	for (const reducedMotion of ["no-preference", "reduce"] as const) {
		await page.emulateMedia({ reducedMotion });
		await page.goto("/");
		await contactLink(page).click();
		await page.waitForURL("**/contact{,/}");
		const fades = String(reducedMotion === "no-preference");
		await expect(page.locator("html")).toHaveAttribute("data-faded", fades);
	}
});

for (const path of ["/about/", "/shop/"])
	test(`the title of ${path} passes under the header`, async ({ page }) => {
		await page.goto(path);
		const title = page.getByRole("heading", { level: 1 });
		await title.evaluate((each) => scrollTo(0, each.getBoundingClientRect().top - 20));
		const above = await title.evaluate((each) => {
			const { left, top } = each.getBoundingClientRect();
			return document.elementFromPoint(left + 5, top + 30)?.closest("header")?.className;
		});
		expect(above).toContain("site-header");
	});
