import { questions } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { email, landing, quiz as question } from "../../../shared/quiz/messages.ts";
import { expected, TIE } from "./sheets.ts";
import { ADDRESS, expect, test } from "./visitor.ts";

/*
 * Whole visits of the built page. The component tests prove the details of each stage; these prove that page, element
 * and browser work together.
 */

const { name } = expected(TIE);

/** The files that the page loads: its own, and nothing else. */
const OWN_FILE =
	/^GET \/(quiz|speculation-rules\.json|embed\/v1\/liberation-quiz\.js|(?:embed\/)?assets\/[\w./-]+)$/;

test("a visit by mouse requests nothing else and stores no address", async ({
	page,
	visitor,
	record,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.clock.install();
	await visitor.open();
	await page.waitForLoadState("networkidle");
	for (const request of record.requests) expect(request).toMatch(OWN_FILE);
	const requestsBefore = record.requests.length;

	await visitor.startButton.click();
	for (const last of [false, true]) {
		const position = last ? questions.length : 1;
		await visitor.seesQuestion(position);
		await expect(visitor.next).toHaveText(last ? question.finish : question.next);
		const label = questions[position - 1]?.options[0]?.label ?? "";
		await visitor.quiz.getByText(label, { exact: true }).click();
		await visitor.next.click();
		if (!last) await visitor.answerAll(TIE.slice(2));
	}
	await visitor.seesEmailStep();
	// From here on time passes only as the test says: simulated sending takes a second and a half.
	await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
	await visitor.giveEmail();
	await expect(visitor.submit).toHaveText(email.sending);
	await page.clock.fastForward(1500);
	await page.clock.resume();
	await visitor.seesResults(name);
	// A build without an endpoint loads the simulation of the mail.
	expect(record.requests.slice(requestsBefore), "requests after the start").toEqual([
		"GET /embed/v1/liberation-quiz-simulation.js",
	]);

	await expect
		.poll(() => page.evaluate(() => Object.keys(localStorage)), "what outlives the tab")
		.toEqual(["liberation-quiz-result"]);
	const kept = await page.evaluate(() => [
		JSON.stringify(history.state),
		JSON.stringify({ ...sessionStorage, ...localStorage }),
		document.cookie,
	]);
	const places = [...kept, page.url(), ...record.logs];
	// Only as a whole word, because the mail says "the same day".
	const ownName = new RegExp(`\\b${ADDRESS.split("@")[0]}\\b`);
	for (const place of places) expect(place).not.toMatch(ownName);
	expect(kept.at(-1)).toBe("");
});

test("a reload or another page in between loses no answer", async ({ page, visitor, record }) => {
	await visitor.start();
	await visitor.answerAll("301");
	// In one task, so that nothing is painted between the answer and the reload.
	const answerAndReload = visitor.options.nth(2).evaluate((option: HTMLElement) => {
		option.click();
		location.reload();
	});
	await Promise.all([page.waitForEvent("load"), answerAndReload]);
	await visitor.seesQuestion(4);
	await expect(visitor.options.nth(2)).toBeChecked();
	await expect(page.locator("body")).toBeFocused();

	await page.goto("/");
	await visitor.open();
	await visitor.button(fill(landing.goOn, { position: 4 })).click();
	await visitor.seesQuestion(4);
	await visitor.previous.click();
	await visitor.seesQuestion(3);
	await expect(visitor.options.nth(1)).toBeChecked();
	const starts = () => record.logs.filter((log) => log.startsWith("quiz_started"));
	await expect.poll(starts).toHaveLength(1);
});
