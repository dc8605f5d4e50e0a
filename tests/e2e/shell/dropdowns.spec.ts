import { expect, test } from "@playwright/test";
import { panel, trigger, WIDE } from "./menus.ts";

/* The bar of wide windows: its dropdowns and its mark of the current page (spec sections 2 and 8). */

test.use({ viewport: WIDE });

test("dropdowns open under the pointer after 200 ms and close 150 ms after it left", async ({
	page,
}) => {
	await page.clock.install({ time: 0 });
	await page.goto("/");
	await page.clock.pauseAt(60_000);
	await trigger(page, "Learn").hover();
	await page.clock.runFor(190);
	await expect(panel(page, "Learn")).toBeHidden();
	await page.clock.runFor(10);
	await expect(panel(page, "Learn")).toBeVisible();
	await panel(page, "Learn").getByText("Articles").hover();
	await page.clock.runFor(1000);
	await expect(panel(page, "Learn")).toBeVisible();
	await page.mouse.move(5, 700);
	await page.clock.runFor(140);
	await expect(panel(page, "Learn")).toBeVisible();
	await page.clock.runFor(10);
	await expect(panel(page, "Learn")).toBeHidden();
});

test("dropdowns open at once when another one has just closed", async ({ page }) => {
	await page.clock.install({ time: 0 });
	await page.goto("/");
	await page.clock.pauseAt(60_000);
	await trigger(page, "Learn").hover();
	await page.clock.runFor(200);
	await page.mouse.move(5, 700);
	await page.clock.runFor(150);
	await expect(panel(page, "Learn")).toBeHidden();
	await trigger(page, "Connect").hover();
	await expect(panel(page, "Connect")).toBeVisible();
});

test("dropdowns toggle on click, one at a time, and close on a click beside", async ({ page }) => {
	await page.goto("/");
	await trigger(page, "Learn").click();
	await expect(panel(page, "Learn")).toBeVisible();
	await trigger(page, "Learn").click();
	await expect(panel(page, "Learn")).toBeHidden();
	await trigger(page, "Programs").click();
	await expect(panel(page, "Programs")).toBeVisible();
	await trigger(page, "Connect").click();
	await expect(panel(page, "Connect")).toBeVisible();
	await expect(panel(page, "Programs")).toBeHidden();
	await page.mouse.click(5, 700);
	await expect(panel(page, "Connect")).toBeHidden();
});

test("dropdowns toggle on Enter and Space, and give the focus back on Escape", async ({ page }) => {
	await page.goto("/");
	await trigger(page, "Learn").focus();
	await page.keyboard.press("Enter");
	await expect(panel(page, "Learn")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(panel(page, "Learn")).toBeHidden();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await expect(panel(page, "Learn").getByRole("link", { name: "Academy" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel(page, "Learn")).toBeHidden();
	await expect(trigger(page, "Learn")).toBeFocused();
});

test("arrow keys go into, through and along dropdowns", async ({ page }) => {
	await page.goto("/");
	const link = (name: string) => panel(page, "Learn").getByRole("link", { name });
	await trigger(page, "Learn").focus();
	await page.keyboard.press("ArrowDown");
	await expect(link("Academy")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(link("Quiz")).toBeFocused();
	await page.keyboard.press("End");
	await expect(link("Articles")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(link("Academy")).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(link("Articles")).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await expect(trigger(page, "Programs")).toBeFocused();
	await expect(panel(page, "Learn")).toBeHidden();
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(page.locator("[data-main-nav]").getByRole("link", { name: "About" })).toBeFocused();
});

test("dropdowns close when the focus goes on", async ({ page }) => {
	await page.goto("/");
	await trigger(page, "Learn").click();
	for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Tab");
	await expect(trigger(page, "Programs")).toBeFocused();
	await expect(panel(page, "Learn")).toBeHidden();
});

test("the current page is marked in the bar", async ({ page }) => {
	await page.goto("/");
	const home = page.locator("[data-main-nav]").getByRole("link", { name: "Home", exact: true });
	await expect(home).toHaveAttribute("aria-current", "page");
	await expect(page.locator("[data-main-nav] [data-current]")).toHaveCount(0);
});

test("the current page is marked in its dropdown and on the dropdown's word", async ({ page }) => {
	await page.goto("/quiz");
	await expect(page.locator("[data-main-nav] [data-current]")).toHaveText("Learn");
	await trigger(page, "Learn").click();
	const quiz = panel(page, "Learn").getByRole("link", { name: "Quiz" });
	await expect(quiz).toHaveAttribute("aria-current", "page");
	const home = page.locator("[data-main-nav]").getByRole("link", { name: "Home", exact: true });
	await expect(home).not.toHaveAttribute("aria-current");
});
