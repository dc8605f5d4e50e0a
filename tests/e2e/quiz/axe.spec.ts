import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { expectAccessible, VISITS } from "../axe.ts";
import { walkStages } from "./stages.ts";
import { expect, test } from "./support.ts";

/* No violation of WCAG 2.2 AA on any stage, on a small phone in the light theme and on a desk in the dark one. */

for (const { width, colorScheme } of VISITS) {
	test(`every stage, ${colorScheme}, ${width} px wide`, async ({ page, context, visitor }) => {
		test.slow();
		await context.addInitScript(() => {
			window.print = () => undefined;
		});
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 800 });
		await walkStages(visitor, (stage) =>
			// What is around the quiz is the same throughout.
			expectAccessible(page, stage, stage === "the landing" ? {} : { within: "liberation-quiz" }),
		);

		const popup = page.waitForEvent("popup");
		await visitor.button("Save as PDF").click();
		const pack = await popup;
		await pack.emulateMedia({ colorScheme });
		await pack.setViewportSize({ width, height: 800 });
		await expect(pack.locator(".pack")).toBeVisible();
		await expectAccessible(pack, "the Role Pack");
	});
}

test("every role's colors, light and dark", async ({ page, visitor }) => {
	test.slow();
	for (const role of ROLE_KEYS) {
		await visitor.open(`?role=${role}&secondary=${ROLE_KEYS.find((other) => other !== role)}`);
		await visitor.seesResults();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await expectAccessible(page, `${role}, ${colorScheme}`, {
				within: { fromShadowDom: ["liberation-quiz", ".portrait"] },
				rule: "color-contrast",
			});
		}
	}
});
