import { chromiumPath } from "../../../tools/chromium.js";
import { expectLargeTargets, expectNoSidewaysScrolling } from "./layout.ts";
import { walkStages } from "./stages.ts";
import { expect, test } from "./support.ts";

/* A reader whose browser is set to text of twice the usual size. */

const executablePath = chromiumPath();

test.use({
	launchOptions: {
		...(executablePath && { executablePath }),
		args: ["--blink-settings=defaultFontSize=32"],
	},
});

for (const width of [320, 1280]) {
	test(`twice the text, ${width} px wide`, async ({ page, visitor }) => {
		test.slow();
		await page.setViewportSize({ width, height: 720 });
		await walkStages(visitor, async (stage) => {
			await expectNoSidewaysScrolling(page, stage);
			await expectLargeTargets(page, stage);
			const size = await visitor.quiz
				.locator(".lq")
				.evaluate((quiz) => Number.parseFloat(getComputedStyle(quiz).fontSize));
			expect(size, "the quiz follows the setting").toBeGreaterThanOrEqual(32);
		});
	});
}
