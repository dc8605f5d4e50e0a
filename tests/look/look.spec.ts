/*
 * `npm run look` compares every page and every stage of the quiz with its picture in .cache/look, and shows what
 * differs in .cache/look-report. `npm run look -- --update-snapshots` takes the pictures; `-g about` and
 * `--project=390-dark` take some of them.
 */
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../tools/check-links/site.ts";
import { pagesOf } from "../../tools/files.ts";
import { walkStages } from "../e2e/quiz/stages.ts";
import { Visitor } from "../e2e/quiz/visitor.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** A page of US Letter in CSS pixels: the Role Pack is printed at this width, whatever the window's. */
const PAPER = { width: 816, height: 1056 };

test.beforeEach(async ({ context }) => {
	await context.addInitScript(() => {
		window.print = () => undefined;
	});
	// The text waits for its fonts, which may come too late on a busy machine and would not show at all.
	await context.route(/(?:\/|\.html|\/quiz(?:\?.*)?)$/, async (route) => {
		const response = await route.fetch();
		// The variable --font-display names a family, and stays.
		const body = (await response.text()).replaceAll(
			/(?<!-)font-display:\w+/g,
			"font-display:block",
		);
		// The policy knows the style by its hash.
		const { "content-security-policy": _, ...headers } = response.headers();
		return route.fulfill({ response, headers, body });
	});
});

for (const path of pagesOf(DIST).map(pathOf)) {
	test(`the page ${path}`, async ({ page }) => {
		await page.goto(path);
		await look(page, path);
	});
}

test("the stages of the quiz", async ({ page }) => {
	const visitor = new Visitor(page);
	await walkStages(visitor, (stage) => look(page, `stages/${stage}`));
	const pack = await visitor.openRolePack();
	await pack.setViewportSize(PAPER);
	await pack.emulateMedia({ media: "print" });
	await look(pack, "stages/the Role Pack");
});

/** Compares the page with the picture of this name; all of them, also after one that differs. */
async function look(page: Page, name: string): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(async () => {
		// A lazy picture that nothing scrolls to is never decoded.
		for (const image of document.images) image.loading = "eager";
		await Promise.allSettled([...document.images].map((image) => image.decode()));
	});
	const picture = `${name.replace(/^\/|\/$|\.html$/g, "") || "home"}.png`;
	await expect.soft(page).toHaveScreenshot(picture.split("/"), { fullPage: true });
}
