import type { Driver } from "../driver.ts";
import { runInPage, waitUntil } from "../page/run-in-page.ts";
import {
	choose,
	isAnswered,
	isAtEmail,
	isAtQuestion,
	pressNext,
	shownRole,
	showResults,
	start,
} from "../page/steps.ts";

/** The stages that are compared. */
export const STAGES = ["landing", "question", "email", "results"] as const;
export type Stage = (typeof STAGES)[number];

const QUESTIONS = 15;

/**
 * Goes through the quiz by script and calls `look` at each stage.
 * @param withQuestions - otherwise the results follow the landing
 */
export async function walkStages(
	driver: Driver,
	look: (stage: Stage) => Promise<void>,
	withQuestions = true,
): Promise<void> {
	await look("landing");
	if (withQuestions) await walkQuestions(driver, look);
	await runInPage(driver, showResults, "healer");
	await waitUntil(driver, "the results", shownRole);
	await look("results");
}

async function walkQuestions(driver: Driver, look: (stage: Stage) => Promise<void>): Promise<void> {
	await runInPage(driver, start);
	for (let position = 1; position <= QUESTIONS; position++) {
		await waitUntil(driver, `question ${position}`, isAtQuestion, String(position));
		await runInPage(driver, choose, "1");
		if (position === 2) {
			await waitUntil(driver, "the answer", isAnswered);
			await look("question");
		}
		await waitUntil(driver, "Next", pressNext);
	}
	await waitUntil(driver, "the email step", isAtEmail);
	await look("email");
}
