import { test as base, expect, type Locator, type Page } from "@playwright/test";
import embed from "../../../site/_data/pages/embed.json" with { type: "json" };
import { Visitor } from "../quiz/visitor.ts";
import { expectAccessible, isComplete, LOOKS } from "../support.ts";
import { snippetOf, visitHost } from "./support.ts";

/* A partner's page on which the quiz is behind a button. */

const test = base.extend<{ visitor: Visitor }>({
	visitor: async ({ page }, use) => use(new Visitor(page)),
});

/** Opens a page with the lines that the configurator gives. */
async function visitPartner(page: Page, baseURL: string | undefined): Promise<void> {
	await page.goto("/embed?display=dialog");
	const lines = (await snippetOf(page, "plain")).replace('dialog"', 'dialog" deep-link');
	const long = "<p>And more of the partner's own words.</p>".repeat(60);
	await visitHost(page, baseURL, `${lines}${long}`);
}

const openerOf = (page: Page): Locator =>
	page.getByRole("button", { name: embed.snippets.linkLabel });

test("the backdrop of the open dialog isn't printed over the page", async ({
	page,
	baseURL,
	visitor,
}) => {
	await visitPartner(page, baseURL);
	await openerOf(page).click();
	await visitor.seesLanding();
	await page.emulateMedia({ media: "print" });
	const backdrop = () =>
		page.getByRole("dialog").evaluate((dialog) => getComputedStyle(dialog, "::backdrop").display);
	await expect.poll(backdrop).toBe("none");
});

for (const { width, colorScheme } of isComplete ? LOOKS : LOOKS.slice(0, 1)) {
	test(`the button and the open dialog are accessible, ${width} px, ${colorScheme}`, async ({
		page,
		baseURL,
		visitor,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 640 });
		await visitPartner(page, baseURL);
		await expectAccessible(page, "the button", { within: "liberation-quiz" });
		await openerOf(page).click();
		await visitor.seesLanding();
		await expectAccessible(page, "the dialog", { within: "liberation-quiz" });
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 640 });
			const isFull = async () => {
				const box = await page.getByRole("dialog").boundingBox();
				return box?.width === width && box.height === 640;
			};
			await expect.poll(isFull, "a phone's screen is full").toBe(width < 768);
		}
	});
}
