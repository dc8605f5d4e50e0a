import { pillarLabel, roleOf } from "../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { focused } from "./focus.ts";
import { expect, test } from "./support.ts";

/* Links that open results at once (product decision: /quiz?role=..., spec section 2, Copy Link). */

test("each of the ten roles", async ({ page, visitor, watch }) => {
	for (const role of ROLE_KEYS) {
		await test.step(role, async () => {
			await visitor.open(`?role=${role}`);
			const { name, tagline, dismantles } = roleOf(role);
			await visitor.seesResults(name);
			await expect(visitor.results.locator(".tagline")).toHaveText(tagline);
			await expect(visitor.results.locator(".chips li")).toHaveText(dismantles.map(pillarLabel));
			await expect(visitor.results.locator(".secondary-role")).toHaveCount(0);
			await expect(visitor.results.locator("details"), "answers to look back on").toHaveCount(0);
			expect((await focused(page)).tag, "the first load takes no focus").toBe("body");
			expect(watch.logs).toContain(`role_result_shown {primary: ${role}, secondary: null}`);
		});
	}
});

test("a secondary role and other pillars", async ({ visitor, watch }) => {
	await visitor.open("?role=healer&secondary=guide&pillars=either_or,paternalism");
	await visitor.seesResults("Healer");
	await expect(visitor.results.locator(".secondary-role")).toContainText("Guide");
	await expect(visitor.results.locator(".chips li")).toHaveText([
		"Either/Or Thinking",
		"Paternalism",
	]);
	expect(watch.logs).toContain("role_result_shown {primary: healer, secondary: guide}");
});

test("the way to the quiz from someone's results", async ({ page, visitor }) => {
	await visitor.open("?role=healer");
	await visitor.results.locator("footer").getByRole("button").click();
	await visitor.seesQuestion(1);
	expect(new URL(page.url()).search).toBe("");
	await page.goBack();
	await visitor.seesResults("Healer");
});
