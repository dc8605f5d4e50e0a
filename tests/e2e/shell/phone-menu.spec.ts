import { expect, type Locator, test } from "@playwright/test";
import { PHONE, sheet, toggle, WIDE } from "./menus.ts";

/* The menu of phones (spec sections 2 and 4). */

test.use({ viewport: PHONE });

test("it shows thirteen links and two buttons", async ({ page }) => {
	await page.goto("/");
	await expect(sheet(page)).toBeHidden();
	await toggle(page).click();
	await expect(sheet(page).getByRole("listitem")).toHaveCount(13);
	await expect(sheet(page).getByRole("link")).toHaveCount(15);
	await expect(sheet(page).getByRole("link", { name: "Donate" })).toHaveAttribute(
		"href",
		"/scholarships",
	);
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
	await toggle(page).click();
	await expect(sheet(page)).toBeHidden();
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("it keeps the focus inside, both ways around", async ({ page }) => {
	await page.goto("/");
	await toggle(page).press("Enter");
	await expect(sheet(page)).toBeVisible();
	const visited = new Set<string>();
	for (const key of ["Tab", "Shift+Tab"]) {
		for (let stop = 0; stop < 20; stop++) {
			await page.keyboard.press(key);
			const place = page.locator("[data-phone-nav] :focus");
			await expect(place).toHaveCount(1);
			visited.add(await place.innerText());
		}
	}
	// Fourteen different words (Get Involved stands there twice) and the button.
	expect([...visited].length).toBe(15);
});

test("it closes on Escape and gives the focus back", async ({ page }) => {
	await page.goto("/");
	await toggle(page).click();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(sheet(page)).toBeHidden();
	await expect(toggle(page)).toBeFocused();
	await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("it closes on choice", async ({ page }) => {
	await page.goto("/");
	await toggle(page).click();
	await sheet(page).getByRole("link", { name: "Quiz" }).click();
	await expect(page).toHaveURL(/\/quiz\/?$/);
	await expect(sheet(page)).toBeHidden();
	await toggle(page).click();
	// A choice that stays on the page must close it as well.
	await sheet(page)
		.getByRole("link", { name: "Home", exact: true })
		.evaluate((link) => link.setAttribute("href", "#main"));
	await sheet(page).getByRole("link", { name: "Home", exact: true }).click();
	await expect(sheet(page)).toBeHidden();
});

test("it closes when the window widens to the bar", async ({ page }) => {
	await page.goto("/");
	await toggle(page).click();
	await page.setViewportSize(WIDE);
	await expect(sheet(page)).toBeHidden();
	await expect(page.locator("main")).not.toHaveAttribute("inert");
	await page.setViewportSize(PHONE);
	await expect(sheet(page)).toBeHidden();
});

test("the name and the menu stand on one line on every phone", async ({ page }) => {
	await page.goto("/");
	const middle = (part: Locator) =>
		part.evaluate((element) => {
			const { top, height } = element.getBoundingClientRect();
			return Math.round(top + height / 2);
		});
	for (let width = 320; width <= 440; width += 8) {
		await page.setViewportSize({ ...PHONE, width });
		const name = await middle(page.locator("[data-wordmark]"));
		expect(await middle(toggle(page)), `${width} px`).toBe(name);
	}
});
