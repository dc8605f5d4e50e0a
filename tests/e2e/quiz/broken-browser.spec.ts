import { expected, PLAIN } from "./sheets.ts";
import { expect, test } from "./support.ts";

/* A browser or a page around the quiz that lacks or breaks something: the journey is the same. */

const { name } = expected(PLAIN);

for (const [what, storage] of [
	["throws when merely looked at", "throws"],
	["is null", "null"],
	["is full", "full"],
] as const) {
	test(`session storage that ${what}`, async ({ page, visitor }) => {
		await page.addInitScript((kind) => {
			const refuse = () => {
				throw new DOMException("", "SecurityError");
			};
			if (kind === "full") Storage.prototype.setItem = refuse;
			else {
				const get = kind === "null" ? () => null : refuse;
				Object.defineProperty(window, "sessionStorage", { get });
			}
		}, storage);
		await visitor.startQuiz();
		await visitor.answerAll("01");
		await visitor.previous.click();
		await visitor.seesQuestion(2);
		await expect(visitor.options.nth(1)).toBeChecked();
		await page.reload();
		await visitor.seesLanding();
	});
}

for (const [what, kind] of [
	["throws", "throws"],
	["hangs", "hangs"],
	["is no function", "none"],
] as const) {
	test(`an analytics function that ${what}`, async ({ page, visitor, watch }) => {
		await page.addInitScript((how) => {
			const gtag = {
				throws: () => {
					throw new Error("analytics broke");
				},
				hangs: () => new Promise(() => undefined),
				none: "gtag",
			}[how];
			Object.assign(window, { gtag });
		}, kind);
		await visitor.takeQuiz(PLAIN);
		await visitor.seesResults(name);
		expect(watch.count(/^(quiz_started|quiz_completed|email_captured|role_result_shown) /)).toBe(4);
	});
}

test("a history that refuses new entries", async ({ page, visitor }) => {
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException("", "SecurityError");
		};
		history.pushState = refuse;
		history.replaceState = refuse;
	});
	await visitor.startQuiz();
	await visitor.answerAll("01");
	await visitor.previous.click();
	await visitor.seesQuestion(2);
	await visitor.previous.click();
	await visitor.seesQuestion(1);
	await expect(visitor.options.nth(0)).toBeChecked();
});

test("a listener of the page that throws", async ({ page, visitor, watch }) => {
	watch.expectFault(/listener broke/);
	await page.addInitScript(() => {
		for (const event of ["quiz-started", "quiz-progress"]) {
			document.addEventListener(event, () => {
				throw new Error("listener broke");
			});
		}
	});
	await visitor.startQuiz();
	await visitor.answerAll("01");
	await visitor.seesQuestion(3);
});
