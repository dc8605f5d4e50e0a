import { expect, test } from "./support.ts";

/* The landing (spec section 2, Quiz). */

test("says what it is, what a visitor discovers and who the ten roles are", async ({ visitor }) => {
	await visitor.open();
	await visitor.seesLanding();
	await expect(visitor.startButton).toBeVisible();
	await expect(visitor.button("Take the Assessment Now")).toBeVisible();
	await expect(visitor.quiz.getByRole("heading", { name: "What You'll Discover" })).toBeVisible();
	await expect(visitor.quiz.locator(".discoveries h4")).toHaveText([
		"Your Liberation Role",
		"Systems You Dismantle",
		"Your Liberation Praxis",
	]);
	await expect(visitor.quiz.locator(".role-grid li")).toHaveText([
		"Weaver",
		"Experimenter",
		"Frontline Responder",
		"Visionary",
		"Builder",
		"Caregiver",
		"Disruptor",
		"Healer",
		"Storyteller",
		"Guide",
	]);
});

for (const label of ["Take the Assessment (7 minutes)", "Take the Assessment Now"]) {
	test(`"${label}" opens the first question with nothing chosen`, async ({ visitor }) => {
		await visitor.open();
		await visitor.button(label).click();
		await visitor.seesQuestion(1);
		await expect(visitor.options).toHaveCount(4);
		await expect(visitor.quiz.getByRole("radio", { checked: true })).toHaveCount(0);
	});
}
