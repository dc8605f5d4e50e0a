import type { Driver } from "../browsers/driver.ts";
import { call, until } from "../page/call.ts";
import {
	canGoOn,
	choose,
	goOn,
	isAtEmail,
	isAtQuestion,
	shownRole,
	showResults,
	start,
} from "../page/steps.ts";

/** The four pictures that are compared. */
export const STAGES = ["landing", "question", "email", "results"] as const;
export type Stage = (typeof STAGES)[number];

const QUESTIONS = 15;

/** Goes through the quiz by script, and has each stage looked at. */
export async function walk(driver: Driver, look: (stage: Stage) => Promise<void>): Promise<void> {
	await look("landing");
	await call(driver, start);
	for (let position = 1; position <= QUESTIONS; position++) {
		await until(driver, `question ${position}`, isAtQuestion, String(position));
		await call(driver, choose, "1");
		if (position === 2) {
			await until(driver, "the way on", canGoOn);
			await look("question");
		}
		await until(driver, "the way on", goOn);
	}
	await until(driver, "the email step", isAtEmail);
	await look("email");
	await call(driver, showResults, "healer");
	await until(driver, "the results", shownRole);
	await look("results");
}
