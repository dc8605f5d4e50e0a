import { type Driver, VIEWPORT } from "../driver.ts";
import { BARE, type HostPage } from "../hosts/host.ts";
import {
	hasField,
	hasQuestions,
	importCircle,
	insertCircle,
	peopleOf,
	settleBar,
} from "../page/circle.ts";
import { runInPage, waitUntil } from "../page/run-in-page.ts";
import { recordPage } from "../page/side-effects.ts";
import { removeQuiz } from "../page/steps.ts";
import { scriptOf } from "../server/page.ts";
import { compareAppearance, takeDrawing } from "./appearance.ts";
import { type CheckContext, settled, sideEffects } from "./context.ts";
import { press } from "./journey.ts";

/**
 * Whether a host page tells something of the circle. Other pages differ from the bare page only in how they insert the
 * quiz, or show it in a dialog or in a frame, which the circle shares with the quiz. One can't be scrolled, and the
 * circle is longer than its window.
 */
export function takesCircle({ body, css, dialog, frame, headers, script }: HostPage): boolean {
	if (dialog || frame !== undefined || script?.includes("mountQuiz")) return false;
	if (css?.includes("overflow: clip")) return false;
	return body === undefined || headers !== undefined;
}

/** Checks that the host page doesn't change the circle, and that the circle doesn't change the host page. */
export async function checkCircle(host: HostPage, context: CheckContext): Promise<string[]> {
	const { driver } = context;
	context.circleDrawing ??= await drawnOn(BARE, context);
	await openCircle(host, context);
	const drawing = context.circleDrawing;
	const faults = await settled(() => compareAppearance(driver, drawing, "circle"));
	await runInPage(driver, removeQuiz);
	return [...faults, ...(await sideEffects(driver, "after removal of the circle", "yes"))];
}

async function drawnOn(host: HostPage, context: CheckContext) {
	await openCircle(host, context);
	return takeDrawing(context.driver);
}

/** Opens a host page with a circle of two people, one added by keys and one by pointer. */
async function openCircle(host: HostPage, { driver, servers }: CheckContext): Promise<void> {
	await driver.open(servers.emptyUrlOf(host));
	await runInPage(driver, recordPage);
	// A policy of Trusted Types forbids to insert a script, and SES forbids to import one.
	const insert = host.headers ? importCircle : insertCircle;
	await runInPage(driver, insert, scriptOf(servers.elementOrigin, "circle"));
	await waitUntil(driver, "the circle", hasField);
	await writeInto(driver, "Maya: Healer");
	await driver.press("Tab");
	await driver.press("Enter");
	await waitUntil(driver, "the first person", peopleOf, "1");
	await writeInto(driver, "Sam: Guide and Weaver");
	await press(driver, ".add button");
	await waitUntil(driver, "the second person", peopleOf, "2");
	await waitUntil(driver, "the questions", hasQuestions);
	await runInPage(driver, settleBar);
	// Nothing is to be drawn as focused or pointed at.
	await driver.click(VIEWPORT.width - 10, VIEWPORT.height - 10);
}

async function writeInto(driver: Driver, text: string): Promise<void> {
	await press(driver, "textarea");
	await driver.type(text);
}
