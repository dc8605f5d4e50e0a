import { email, landing } from "../../../shared/quiz/messages.ts";
import { expected, PLAIN } from "../../e2e/quiz/sheets.ts";
import type { Driver } from "../browsers/driver.ts";
import {
	aim,
	focusIn,
	heardEvents,
	isChosen,
	keepPackWindow,
	listen,
	otherHeadings,
	packLook,
	typedAddress,
} from "../page/aim.ts";
import { call, until } from "../page/call.ts";
import { isAtEmail, isAtQuestion, isSending, removeQuiz, shownRole } from "../page/steps.ts";

const ADDRESS = "sam@example.org";

/** What a page on another origin hears, in this order. */
const EVENTS = ["quiz-started", "quiz-completed", "email-captured"]
	.map((type) => `${type} from liberation-quiz; `)
	.join("");

/** How long the sending is simulated (spec section 7), and a moment more. */
const SENDING_MS = 2500;

type Expect = (what: string, found: string, wanted: string) => void;

/**
 * The whole journey by real keys and a real pointer, in turns.
 * @returns what went wrong; a step that never comes is thrown
 */
export async function makeJourney(driver: Driver, withRolePack: boolean): Promise<string[]> {
	const { faults, expect } = expectations();
	await call(driver, listen);
	await sendResults(driver, expect);
	expect("the role", await until(driver, "the results", shownRole), expected(PLAIN).name);
	expect("what the host heard", await call(driver, heardEvents), EVENTS);
	for (const other of (await call(driver, otherHeadings)).split("\n").filter(Boolean))
		expect("the other quiz", other, landing.headline);
	if (withRolePack) {
		await call(driver, keepPackWindow);
		await press(driver, ".share .outlined");
		const look = await until(driver, "the Role Pack", packLook);
		if (!/^rolepack_sam_\w+ flex /.test(look)) faults.push(`journey: the Role Pack is ${look}`);
	}
	return faults;
}

/**
 * The same until the results are being sent; then the quiz is removed, and the time in which they would have come
 * passes.
 * @returns what went wrong on the way
 */
export async function leaveWhileSending(driver: Driver): Promise<string[]> {
	const { faults, expect } = expectations();
	await sendResults(driver, expect);
	await until(driver, "the sending", isSending, email.sending);
	await call(driver, removeQuiz);
	await new Promise((done) => setTimeout(done, SENDING_MS));
	return faults;
}

function expectations(): { faults: string[]; expect: Expect } {
	const faults: string[] = [];
	const expect: Expect = (what, found, wanted) => {
		if (found !== wanted) faults.push(`journey: ${what} is "${found}" instead of "${wanted}"`);
	};
	return { faults, expect };
}

/** From the landing to the press that sends. */
async function sendResults(driver: Driver, expect: Expect): Promise<void> {
	await press(driver, "[data-start]");
	for (const [index, option] of [...PLAIN].entries()) {
		await until(driver, `question ${index + 1}`, isAtQuestion, String(index + 1));
		expect(`the focus at question ${index + 1}`, await call(driver, focusIn), "h2");
		await (index % 2 ? answerByPointer(driver, option) : answerByKeys(driver, option));
	}
	await until(driver, "the email step", isAtEmail);
	await press(driver, "[type=email]");
	await driver.type(ADDRESS);
	expect("the address", await call(driver, typedAddress), ADDRESS);
	await press(driver, "[type=checkbox]");
	await press(driver, "button[type=submit]");
}

async function answerByKeys(driver: Driver, option: string): Promise<void> {
	await driver.press("Tab");
	await driver.press("Space");
	for (let presses = 0; presses < Number(option); presses++) await driver.press("ArrowDown");
	await until(driver, `option ${option} chosen by keys`, isChosen, option);
	await driver.press("Enter");
}

async function answerByPointer(driver: Driver, option: string): Promise<void> {
	await press(driver, "label.option", option);
	await until(driver, `option ${option} chosen by pointer`, isChosen, option);
	await press(driver, "button[type=submit]");
}

async function press(driver: Driver, selector: string, index = "0"): Promise<void> {
	const place = await until(driver, `${selector} to press`, aim, selector, index);
	const [x = 0, y = 0] = place.split(" ").map(Number);
	await driver.click(x, y);
}
