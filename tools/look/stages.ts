import type { Page } from "playwright";
import words from "../../shared/quiz/messages.json" with { type: "json" };
import { ORIGIN } from "./site.ts";

const QUESTIONS = 15;
const FOLDER = "quiz-stage";

/** A page of US Letter in CSS pixels: the Role Pack is printed at this width, whatever the window's. */
const PAPER = { width: 816, height: 1056 };

/** The names of the pictures of the quiz; its landing is the picture of the page /quiz. */
export const STAGES = [
	"question",
	"question-chosen",
	"last-question",
	"email",
	"email-mistaken",
	"results",
	"role-pack",
	"results-of-link",
	"error",
].map((stage) => `${FOLDER}/${stage}`);

/** Goes through the quiz by what the element promises to every page: methods, states, parts, native controls. */
export async function walkQuiz(
	page: Page,
	keep: (name: string, page: Page) => Promise<void>,
): Promise<void> {
	const look = (stage: string, at = page) => keep(`${FOLDER}/${stage}`, at);

	await openQuiz(page);
	await page.locator("liberation-quiz").evaluate((quiz) => {
		if ("start" in quiz && typeof quiz.start === "function") quiz.start();
	});
	await seesStage(page, "question");
	await look("question");
	await choose(page, 1);
	await look("question-chosen");
	for (let question = 0; question < QUESTIONS - 1; question++) await answer(page, question);
	await choose(page, 1);
	await look("last-question");
	await goOn(page);

	await seesStage(page, "email");
	await look("email");
	const address = page.locator("[part~=input]");
	await address.fill("sam@");
	await page.getByRole("checkbox").check();
	await look("email-mistaken");
	await address.fill("sam@example.org");
	await goOn(page);

	await seesStage(page, "results");
	await look("results");
	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: words.results.save }).click();
	const pack = await opened;
	await pack.setViewportSize(PAPER);
	await pack.emulateMedia({ media: "print" });
	await pack.getByRole("heading").first().waitFor();
	await look("role-pack", pack);

	await openQuiz(page, "?role=healer&secondary=weaver");
	await seesStage(page, "results");
	await look("results-of-link");
	await openQuiz(page, "?role=nobody");
	await seesStage(page, "results");
	await look("error");
}

async function openQuiz(page: Page, query = ""): Promise<void> {
	await page.goto(`${ORIGIN}/quiz/${query}`);
	await page.evaluate(async () => {
		await customElements.whenDefined("liberation-quiz");
	});
}

async function seesStage(page: Page, stage: string): Promise<void> {
	await page.waitForFunction(
		(selector) => document.querySelector(selector) !== null,
		`liberation-quiz:state(${stage})`,
	);
}

async function choose(page: Page, option: number): Promise<void> {
	await page.getByRole("radio").nth(option).press("Space");
}

/** Answers the present question, counted from 0, with a different option from the one before, and goes on. */
async function answer(page: Page, question: number): Promise<void> {
	const heading = page.locator("liberation-quiz [part~=heading]");
	const prompt = await heading.textContent();
	await choose(page, question % 4);
	await goOn(page);
	await heading.filter({ hasNotText: prompt ?? "" }).waitFor();
}

/** Presses the stage's last button, which leads on, once it is enabled. */
async function goOn(page: Page): Promise<void> {
	const last = page.locator("liberation-quiz [part~=button]").last();
	await last.and(page.locator(":enabled:not([aria-disabled=true])")).press("Enter");
}
