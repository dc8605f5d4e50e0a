import { expect, test } from "@playwright/test";
import { STEPS } from "../../../site/launch/steps.ts";
import { expectAccessible, LOOKS } from "../support.ts";
import { Editor } from "./editor.ts";

/* The launch list beside the editor: what is left before going live, and where to press. */

const PAGE = "/admin/going-live/";

for (const { width, colorScheme } of LOOKS) {
	test(`the ten steps stand first, at ${width} px`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 800 });
		await page.goto(PAGE);
		const titles = STEPS.map(({ title }) => new RegExp(`^${title} (?:done|\\d+ left)$`));
		await expect(page.locator("ol h2")).toHaveText(titles);
		await page.locator("details").evaluateAll((all) => {
			for (const fold of all) fold.setAttribute("open", "");
		});
		await expectAccessible(page, `${PAGE} at ${width} px`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	});
}

test("every place that it names is one that the editor has", async ({ page }) => {
	const editor = await Editor.open(page);
	const html = await (await page.request.get(PAGE)).text();
	const places = new Set(
		[...html.matchAll(/#\/collections\/([\w-]+)\/entries\/[\w-]+/g)].map(([place]) => place),
	);
	expect(places.size).toBeGreaterThan(20);
	// One of each collection: the others differ by the name of a file.
	const collections = new Map([...places].map((place) => [place.split("/")[2], place]));
	for (const place of collections.values()) {
		await page.goto(`/admin/${place}`);
		await expect(editor.saveButton, place).toBeVisible();
	}
});

test("the editor leads to the list from where an entry is set aside", async ({ page }) => {
	const editor = await Editor.open(page);
	await editor.goTo("business-details", "launch");
	await expect(page.getByRole("link", { name: "launch list" })).toHaveAttribute(
		"href",
		"going-live/",
	);
});
