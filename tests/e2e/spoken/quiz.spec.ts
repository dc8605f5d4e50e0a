import { en as english } from "../../../shared/quiz/en.ts";
import { words as spanish } from "../../../shared/quiz/es/words.ts";
import { TIE } from "../quiz/sheets.ts";
import { expect, test, Visitor } from "../quiz/visitor.ts";
import { Recorder } from "./recorder.ts";

/*
 * What a screen reader says of the quiz, from the landing to the Role Pack. The test writes it to quiz.txt beside it,
 * and what it says in Spanish to quiz.es.txt, to be read from top to bottom when they change.
 */

const QUIZ = "liberation-quiz";

for (const [words, file] of [
	[english, "quiz.txt"],
	[spanish, "quiz.es.txt"],
] as const) {
	test(`each stage of the quiz and each of its outcomes, in ${words.language.name}`, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.addInitScript(() => {
			window.print = () => undefined;
		});
		const recorder = await Recorder.start(page);
		const visitor = new Visitor(page, words);
		const { quiz } = visitor;
		const press = (key: string) => page.keyboard.press(key);

		recorder.title("The landing");
		await recorder.opening("The page opens.", async () => {
			await visitor.open();
			await visitor.seesLanding();
		});
		await recorder.read("It reads:", QUIZ);

		recorder.title("A question");
		await visitor.startButton.focus();
		await recorder.during("Enter on the first button", async () => {
			await press("Enter");
			await visitor.seesQuestion(1);
		});
		await recorder.read("It reads:", QUIZ);
		await visitor.next.focus();
		await recorder.during("Enter on Next, without an answer", () => press("Enter"));
		await recorder.during("Space on an answer", () => press("Space"));
		await recorder.during("Enter on the answer", async () => {
			await press("Enter");
			await visitor.seesQuestion(2);
		});

		recorder.title("The email step");
		await visitor.answerAll(TIE.slice(1));
		await visitor.seesEmailStep();
		await recorder.read("It reads:", QUIZ);
		await visitor.submit.focus();
		await recorder.during("Enter without an address", () => press("Enter"));
		await quiz.getByText(words.answers.title).click();
		await recorder.during("The first of the answers opens.", () =>
			quiz.locator("summary:has(b)").first().click(),
		);
		await visitor.address.fill("sam@example.org");
		await visitor.consent.check();
		await visitor.submit.focus();
		await recorder.during("Enter with an address and consent", () => press("Enter"));
		await recorder.during("The results show.", () => visitor.seesResults());

		recorder.title("Results of one's own, with a second role");
		await recorder.read("They read:", QUIZ);
		await visitor.button(words.results.copy).focus();
		await recorder.during("Enter on Copy Link", async () => {
			await press("Enter");
			await expect(visitor.toasts).toContainText(words.results.copied);
		});
		recorder.title("The Role Pack's window");
		const pack = await visitor.openRolePack();
		const { host } = new URL(page.url());
		recorder.lines((await pack.locator("body").ariaSnapshot()).replaceAll(host, "site.test"));

		recorder.title("Results that someone shared");
		await recorder.opening("The page opens.", async () => {
			await visitor.open("?role=healer");
			await visitor.seesResults();
		});
		await recorder.read("They read:", QUIZ);

		recorder.title("A link to no role");
		await recorder.opening("The page opens.", async () => {
			await visitor.open("?role=nobody");
			await visitor.seesError();
		});
		await recorder.read("It reads:", QUIZ);
		recorder.write(new URL(file, import.meta.url));
	});
}
