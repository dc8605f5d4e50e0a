import { expect, test } from "@playwright/test";
import { landing } from "../../../shared/quiz/messages.ts";
import embed from "../../../site/_data/pages/embed.json" with { type: "json" };
import { expectAccessible, isComplete, LOOKS } from "../support.ts";
import { snippetOf, visitHost } from "./support.ts";

for (const { width, colorScheme } of isComplete ? LOOKS : LOOKS.slice(0, 1)) {
	test(`a partner's button and dialog are accessible, and the dialog fills only a phone, ${width} px, ${colorScheme}`, async ({
		page,
		baseURL,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 640 });
		await page.goto("/embed?display=dialog");
		await visitHost(page, baseURL, await snippetOf(page, "plain"));
		const opener = page.getByRole("button", { name: embed.snippets.linkLabel });
		await expect(opener).toBeVisible();
		await expectAccessible(page, "the button", { within: "liberation-quiz" });
		await opener.click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.getByRole("heading", { name: landing.headline })).toBeVisible();
		await expectAccessible(page, "the dialog", { within: "liberation-quiz" });
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 640 });
			const isFull = async () => {
				const box = await dialog.boundingBox();
				return box?.width === width && box.height === 640;
			};
			await expect.poll(isFull, "a phone's screen is full").toBe(width < 768);
		}
		await page.emulateMedia({ media: "print" });
		const backdrop = () =>
			dialog.evaluate((element) => getComputedStyle(element, "::backdrop").display);
		await expect.poll(backdrop, "a backdrop would be printed over the page").toBe("none");
	});
}
