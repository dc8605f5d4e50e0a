import { en as words } from "../../../shared/quiz/en.ts";
import { TIE } from "../quiz/sheets.ts";
import { expect, test } from "../quiz/visitor.ts";
import { hold } from "../support.ts";
import { ScreenReader } from "./screen-reader.ts";

test("no step of the quiz loses a screen reader's focus, or says something twice", async ({
	page,
	context,
	visitor,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const reader = await ScreenReader.start(page);
	const press = (key: string) => page.keyboard.press(key);
	const landing = await reader.hear("nothing", async () => {
		await visitor.open();
		await visitor.seesLanding();
	});
	expect(landing.hasFocus, "a page that opens moves no focus").toBe(false);
	await visitor.startButton.focus();
	const question = await reader.during("focus", async () => {
		await press("Enter");
		await visitor.seesQuestion(1);
	});
	expect(question.focus).toContain(words.questions[0]?.prompt);
	await visitor.next.focus();
	const missing = await reader.press("Enter", "live");
	expect(missing.live).toEqual([words.quiz.unanswered]);
	await reader.press("Space");
	await reader.during("nothing", async () => {
		await press("Enter");
		await visitor.seesQuestion(2);
	});
	await visitor.answerAll(TIE.slice(1));
	await visitor.seesEmailStep();
	await visitor.submit.focus();
	await reader.press("Enter");
	await visitor.address.fill("sam@example.org");
	await visitor.consent.check();
	await visitor.submit.focus();
	const sending = await reader.press("Enter", "live");
	expect(sending.live).toEqual([words.email.sending]);
	const revealed = await reader.during("live", () => visitor.seesResults());
	expect(revealed.live).toEqual([expect.stringContaining(words.delivery.preview)]);
	await visitor.button(words.results.copy).focus();
	await reader.during("nothing", async () => {
		await press("Enter");
		await expect(visitor.toasts).toContainText(words.results.copied);
	});
});

test("a screen reader hears once that an answer is missing, if the quiz's script loads after that", async ({
	page,
	visitor,
}) => {
	const reader = await ScreenReader.start(page);
	const release = await hold(page, "**/liberation-quiz*.js");
	await reader.hear("nothing", async () => {
		await page.goto("/quiz", { waitUntil: "commit" });
		await page.waitForFunction(() => document.readyState !== "loading");
	});
	await visitor.startButton.press("Enter");
	await visitor.seesQuestion(1);
	await visitor.next.focus();
	const missing = await reader.press("Enter", "live");
	expect(missing.live).toEqual([words.quiz.unanswered]);
	const hydrated = await reader.during("nothing", async () => {
		await release();
		await expect(visitor.liveRegion).toHaveText("");
	});
	expect(hydrated.live).toEqual([]);
	await expect(visitor.options.first()).toBeFocused();
});
