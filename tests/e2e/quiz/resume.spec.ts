import { focused } from "./focus.ts";
import { expected, PLAIN } from "./sheets.ts";
import { ADDRESS, expect, test, type Visitor } from "./support.ts";

/* The answers survive a reload of the tab, and nothing longer. */

function kept({ page }: Visitor): Promise<string[]> {
	return page.evaluate(() => Object.values(sessionStorage).map(String));
}

test("a reload in the middle goes on there, without moving the focus", async ({
	page,
	visitor,
	watch,
}) => {
	await visitor.startQuiz();
	await visitor.answerAll("301");
	await visitor.choose(2);
	await page.reload();
	await visitor.seesQuestion(4);
	await expect(visitor.options.nth(2)).toBeChecked();
	expect((await focused(page)).tag).toBe("body");
	expect(watch.count(/^quiz_started/), "started once").toBe(1);

	await test.step("Previous and Next go on from there", async () => {
		await visitor.goBackThrough("301");
	});
});

test("a reload at the email keeps the answers, and asks for the address anew", async ({
	page,
	visitor,
}) => {
	await visitor.finish(PLAIN);
	await visitor.address.fill(ADDRESS);
	await page.reload();
	await visitor.seesEmailStep();
	await expect(visitor.address).toHaveValue("");
	await visitor.giveEmail();
	await visitor.seesResults(expected(PLAIN).name);
});

test("leaving for another page and coming back goes on", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("123");
	await page.goto("/");
	await visitor.open();
	await visitor.seesQuestion(4);

	await test.step("and Previous still goes back question by question", async () => {
		await visitor.goBackThrough("123");
	});
});

test("finishing forgets the answers; a reload of the results shows the role", async ({
	page,
	visitor,
}) => {
	await visitor.startQuiz();
	await visitor.answerAll(PLAIN);
	await visitor.seesEmailStep();
	expect(await kept(visitor)).toHaveLength(1);
	await visitor.giveEmail();
	await visitor.seesResults();
	expect(await kept(visitor)).toEqual([]);

	await page.reload();
	await visitor.seesResults(expected(PLAIN).name);
	await visitor.open();
	await visitor.seesLanding();
});

test("Back from reloaded results meets an empty quiz that can be taken", async ({
	page,
	visitor,
}) => {
	await visitor.takeQuiz(PLAIN);
	await page.reload();
	await visitor.seesResults();
	await page.goBack();
	await visitor.seesQuestion(1);
	await visitor.answerAll("12");
	await visitor.seesQuestion(3);
	await visitor.previous.click();
	await visitor.seesQuestion(2);
	await expect(visitor.options.nth(2)).toBeChecked();
	await visitor.previous.click();
	await visitor.seesQuestion(1);
	await expect(visitor.options.nth(1)).toBeChecked();
});

test("answers to another version of the questions are discarded", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("301");
	// The version is the first word of what is kept.
	await page.evaluate(() => {
		for (const [key, value] of Object.entries(sessionStorage)) {
			sessionStorage.setItem(key, value.replace(/^\w+/, "0ld"));
		}
	});
	await page.reload();
	await visitor.seesLanding();
	await visitor.startButton.click();
	await expect(visitor.quiz.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("kept answers that make no sense do no harm", async ({ page, visitor }) => {
	await visitor.startQuiz();
	await visitor.answerAll("301");
	const [value = ""] = await kept(visitor);
	const [version] = value.split(" ");
	for (const nonsense of [
		"",
		"quiz",
		"quiz 99 301------------",
		"quiz -1 301------------",
		"quiz x 301------------",
		"quiz 3",
		"quiz 3 9x1------------",
		"email 14 999999999999999",
		"nowhere 3 301------------",
	]) {
		await test.step(nonsense || "nothing", async () => {
			await page.evaluate((text) => {
				const [key = ""] = Object.keys(sessionStorage);
				sessionStorage.setItem(key, text);
			}, `${version} ${nonsense}`);
			await page.reload();
			await expect(visitor.heading).toHaveText(/\w/);
			await expect(visitor.startButton.or(visitor.options.first())).toBeVisible();
		});
	}
});
