import { test } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { PHONE, toggle, trigger, WIDE } from "./menus.ts";

/* The shell with its menus open; as it stands at first, site-wide.spec.ts looks at it on every page. */

for (const colorScheme of ["light", "dark"] as const) {
	test(`an open dropdown, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize(WIDE);
		await page.goto("/");
		await trigger(page, "Learn").click();
		await expectAccessible(page, "the open dropdown");
	});

	test(`the open phone menu, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.setViewportSize(PHONE);
		await page.goto("/");
		await toggle(page).click();
		await expectAccessible(page, "the open menu");
	});
}
