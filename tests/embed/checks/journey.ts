import { roleIn } from "../../../shared/quiz/keys.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { expected, PLAIN } from "../../e2e/quiz/sheets.ts";
import type { Driver } from "../driver.ts";
import {
	catchRolePack,
	isChosen,
	isHeadingFocused,
	isStill,
	recordEvents,
	recordedEvents,
	rolePackSummary,
	scrollToNode,
	typedAddress,
} from "../page/input.ts";
import { runInPage, waitUntil } from "../page/run-in-page.ts";
import { hasOpener, isAtEmail, isAtQuestion, isClosed, shownRole } from "../page/steps.ts";

const ADDRESS = "sam@example.org";

/** The events that the host page receives, in this order. */
const EVENTS = ["quiz-started", "quiz-completed", "email-captured"]
	.map((type) => `${type} from liberation-quiz; `)
	.join("");

type Expect = (what: string, found: string, wanted: string) => void;

/**
 * Takes the whole quiz, with keys and pointer in turns.
 * @returns the faults
 * @throws Error at a step that is never reached
 */
export async function takeQuiz(
	driver: Driver,
	words: Words,
	withRolePack: boolean,
): Promise<string[]> {
	const faults: string[] = [];
	const expect: Expect = (what, found, wanted) => {
		if (found !== wanted) faults.push(`journey: ${what} is "${found}" instead of "${wanted}"`);
	};
	await runInPage(driver, recordEvents);
	const inDialog = (await runInPage(driver, hasOpener)) === "yes";
	if (inDialog) await press(driver, "button");
	await sendResults(driver, expect);
	const role = roleIn(words, expected(PLAIN).role).name;
	expect("the role", await waitUntil(driver, "the results", shownRole), role);
	// An event is dispatched after the change that it reports has been painted.
	const events = await waitUntil(driver, "the last event", recordedEvents, "email-captured");
	expect("the host's events", events, EVENTS);
	if (withRolePack) {
		await runInPage(driver, catchRolePack);
		await press(driver, "[aria-describedby=save-text]");
		const summary = await waitUntil(driver, "the Role Pack", rolePackSummary);
		if (!/^rolepack_sam_\w+ flex /.test(summary))
			faults.push(`journey: the Role Pack is ${summary}`);
	}
	if (inDialog) {
		await driver.press("Escape");
		await waitUntil(driver, "the focus on the button of the closed dialog", isClosed);
		await driver.press("Enter");
		expect("the role, opened again", await waitUntil(driver, "results", shownRole), role);
	}
	return faults;
}

/** Takes the quiz from the landing until Send is pressed. */
async function sendResults(driver: Driver, expect: Expect): Promise<void> {
	await waitUntil(driver, "the landing to stand still", isStill, "[data-start]");
	await press(driver, "[data-start]");
	for (const [index, option] of [...PLAIN].entries()) {
		await waitUntil(driver, `question ${index + 1}`, isAtQuestion, String(index + 1));
		await waitUntil(driver, `the focus at question ${index + 1}`, isHeadingFocused);
		await (index % 2 ? answerByPointer(driver, option) : answerByKeys(driver, option));
	}
	await waitUntil(driver, "the email step", isAtEmail);
	await press(driver, "[type=email]");
	await driver.type(ADDRESS);
	expect("the address", await runInPage(driver, typedAddress), ADDRESS);
	await press(driver, "[type=checkbox]");
	await press(driver, "button[type=submit]");
}

async function answerByKeys(driver: Driver, option: string): Promise<void> {
	await driver.press("Tab");
	await driver.press("Space");
	for (let presses = 0; presses < Number(option); presses++) await driver.press("ArrowDown");
	await waitUntil(driver, `option ${option} chosen by keys`, isChosen, option);
	await driver.press("Enter");
}

async function answerByPointer(driver: Driver, option: string): Promise<void> {
	await press(driver, "label.option", option);
	await waitUntil(driver, `option ${option} chosen by pointer`, isChosen, option);
	await press(driver, "button[type=submit]");
}

/** Presses a node with the pointer, once it can be pressed. */
export async function press(driver: Driver, selector: string, index = "0"): Promise<void> {
	const center = await waitUntil(driver, `${selector} to press`, scrollToNode, selector, index);
	const [x = 0, y = 0] = center.split(" ").map(Number);
	await driver.click(x, y);
}
