import { expect, type Page, test } from "@playwright/test";

/*
 * The shell of every page: header, dropdowns, phone menu, footer, the 404 page
 * (spec section 2, Layout; section 4, Navigation; section 8).
 */

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };

const trigger = (page: Page, name: string) => page.locator(".main-nav summary", { hasText: name });
const panel = (page: Page, name: string) =>
	page.locator(".main-nav details", { has: page.getByText(name, { exact: true }) }).locator("ul");
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });
const sheet = (page: Page) => page.locator("#phone-menu");

test.describe("dropdowns", () => {
	test.use({ viewport: WIDE });

	test("open under the pointer after 200 ms and close 150 ms after it left", async ({ page }) => {
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

	test("open at once when another one has just closed", async ({ page }) => {
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

	test("toggle on click, one at a time, and close on a click beside them", async ({ page }) => {
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

	test("toggle on Enter and Space, and give the focus back on Escape", async ({ page }) => {
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

	test("arrow keys go into, through and along them", async ({ page }) => {
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
		await expect(page.locator(".main-nav").getByRole("link", { name: "About" })).toBeFocused();
	});

	test("close when the focus goes on", async ({ page }) => {
		await page.goto("/");
		await trigger(page, "Learn").click();
		for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Tab");
		await expect(trigger(page, "Programs")).toBeFocused();
		await expect(panel(page, "Learn")).toBeHidden();
	});
});

test.describe("the current page", () => {
	test.use({ viewport: WIDE });

	test("is marked in the bar", async ({ page }) => {
		await page.goto("/");
		const home = page.locator(".main-nav").getByRole("link", { name: "Home", exact: true });
		await expect(home).toHaveAttribute("aria-current", "page");
		await expect(page.locator(".main-nav [data-current]")).toHaveCount(0);
	});

	test("is marked in its dropdown and on the dropdown's word", async ({ page }) => {
		await page.goto("/quiz");
		await expect(page.locator(".main-nav [data-current]")).toHaveText("Learn");
		await trigger(page, "Learn").click();
		const quiz = panel(page, "Learn").getByRole("link", { name: "Quiz" });
		await expect(quiz).toHaveAttribute("aria-current", "page");
		const home = page.locator(".main-nav").getByRole("link", { name: "Home", exact: true });
		await expect(home).not.toHaveAttribute("aria-current");
	});
});

test.describe("the phone menu", () => {
	test.use({ viewport: PHONE });

	test("shows thirteen links and two buttons", async ({ page }) => {
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

	test("keeps the focus inside, both ways around", async ({ page }) => {
		await page.goto("/");
		await toggle(page).press("Enter");
		await expect(sheet(page)).toBeVisible();
		const visited = new Set<string>();
		for (const key of ["Tab", "Shift+Tab"]) {
			for (let stop = 0; stop < 20; stop++) {
				await page.keyboard.press(key);
				const place = page.locator(".phone-nav :focus");
				await expect(place).toHaveCount(1);
				visited.add(await place.innerText());
			}
		}
		// Fourteen different words (Get Involved stands there twice) and the button.
		expect([...visited].length).toBe(15);
	});

	test("closes on Escape and gives the focus back", async ({ page }) => {
		await page.goto("/");
		await toggle(page).click();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await expect(sheet(page)).toBeHidden();
		await expect(toggle(page)).toBeFocused();
		await expect(page.locator("main")).not.toHaveAttribute("inert");
	});

	test("closes on choice", async ({ page }) => {
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

	test("closes when the window widens to the bar", async ({ page }) => {
		await page.goto("/");
		await toggle(page).click();
		await page.setViewportSize(WIDE);
		await expect(sheet(page)).toBeHidden();
		await expect(page.locator("main")).not.toHaveAttribute("inert");
		await page.setViewportSize(PHONE);
		await expect(sheet(page)).toBeHidden();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("dropdowns open", async ({ page }) => {
		await page.setViewportSize(WIDE);
		await page.goto("/");
		await trigger(page, "Learn").click();
		await expect(panel(page, "Learn").getByRole("link")).toHaveCount(3);
		await trigger(page, "Connect").click();
		await expect(panel(page, "Learn")).toBeHidden();
	});

	test("the phone menu opens and closes", async ({ page }) => {
		await page.setViewportSize(PHONE);
		await page.goto("/");
		await toggle(page).click();
		await expect(sheet(page).getByRole("link")).toHaveCount(15);
		await toggle(page).click();
		await expect(sheet(page)).toBeHidden();
	});

	test("/quiz says what is missing and offers the ten roles", async ({ page }) => {
		await page.goto("/quiz");
		await expect(page.getByRole("heading", { name: "The quiz needs JavaScript" })).toBeVisible();
		const roles = page.locator(".quiz-without-script details");
		await expect(roles).toHaveCount(10);
		await roles.filter({ hasText: "Healer" }).locator("summary").click();
		await expect(roles.filter({ hasText: "Healer" }).locator("p").first()).toBeVisible();
	});
});

test("an address without a page says so, leads home and logs the path", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	const response = await page.goto("/no/such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
	expect(logged.some((text) => text.includes("/no/such-page"))).toBe(true);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

test("a press on the quiz's start button is remembered until its script has come", async ({
	page,
}) => {
	await page.route("**/embed/v1/liberation-quiz.js", (route) => route.abort());
	await page.goto("/quiz");
	const quiz = page.locator("liberation-quiz");
	await page.getByRole("heading", { level: 1 }).click();
	await expect(quiz).not.toHaveAttribute("data-start-requested");
	await quiz.locator("[data-start]").first().click();
	await expect(quiz).toHaveAttribute("data-start-requested");
});
