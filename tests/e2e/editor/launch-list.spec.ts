import { expect, test } from "@playwright/test";
import { STEPS } from "../../../site/launch/steps.ts";
import { expectAccessible, isComplete, LOOKS } from "../support.ts";

for (const { width, colorScheme } of isComplete ? LOOKS : LOOKS.slice(0, 1))
	test(`the launch list begins with its ten steps, at ${width} px`, async ({ page }) => {
		const path = "/admin/going-live/";
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 800 });
		await page.goto(path);
		const titles = STEPS.map(({ title }) => new RegExp(`^${title} (?:done|\\d+ left)$`));
		await expect(page.locator("ol h2")).toHaveText(titles);
		await page.locator("details").evaluateAll((all) => {
			for (const fold of all) fold.setAttribute("open", "");
		});
		await expectAccessible(page, path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	});
