import { expectLargeTargets, expectNoSidewaysScrolling, expectWholeWords } from "./layout.ts";
import { walkStages } from "./stages.ts";
import { test } from "./support.ts";

/* Room for thumbs, and all of it within the screen, on every stage. */

for (const width of [320, 1280]) {
	test(`${width} px wide`, async ({ page, visitor }) => {
		test.slow();
		await page.setViewportSize({ width, height: 720 });
		await walkStages(visitor, async (stage) => {
			await expectLargeTargets(page, stage);
			await expectNoSidewaysScrolling(page, stage);
			// A page that sizes its own text otherwise.
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "200%";
			});
			await expectNoSidewaysScrolling(page, `${stage}, with the page's text doubled`);
			await expectLargeTargets(page, `${stage}, with the page's text doubled`);
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "";
			});
		});
	});
}

test("no word is broken on the narrowest phone, even in the wide letters that stand in for ours", async ({
	page,
	visitor,
}) => {
	await page.route("**/*.woff2", (route) => route.fulfill({ status: 204 }));
	// What a phone 320 px wide leaves to a quiz on a page with the usual margins.
	await page.setViewportSize({ width: 304, height: 720 });
	await walkStages(visitor, (stage) => expectWholeWords(page, stage));
});
