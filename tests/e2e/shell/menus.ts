import type { Locator, Page } from "@playwright/test";

/* The two shapes of the navigation, and how tests find their parts. */

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 320, height: 640 };

/** The word of a dropdown in the bar. */
export function trigger(page: Page, name: string): Locator {
	return page.locator("[data-main-nav] summary", { hasText: name });
}

/** What a dropdown opens. */
export function panel(page: Page, name: string): Locator {
	return page
		.locator("[data-main-nav] details", { has: page.getByText(name, { exact: true }) })
		.locator("ul");
}

/** The button of the phone menu. */
export function toggle(page: Page): Locator {
	return page.getByRole("button", { name: "Menu" });
}

/** What it opens. */
export function sheet(page: Page): Locator {
	return page.locator("#phone-menu");
}
