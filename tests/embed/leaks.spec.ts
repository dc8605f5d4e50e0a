import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { PlaywrightDriver } from "./browsers/playwright.ts";
import { BARE } from "./hosts/host.ts";
import { call, until } from "./page/call.ts";
import { heading, insertQuiz, isAtQuestion, removeQuiz, start } from "./page/steps.ts";
import { scriptOf } from "./server/page.ts";
import { startServers } from "./server/server.ts";

/* A quiz that has left its page leaves nothing behind in it. Figures by CDP, hence in Chromium alone. */

const CYCLES = 10;
const WARM_UP = 15;

/** What must not grow. */
interface Left {
	readonly documents: number;
	readonly nodes: number;
	readonly jsEventListeners: number;
	readonly windowListeners: number;
	readonly documentListeners: number;
	readonly quizzes: number;
	readonly shadowRoots: number;
	readonly observers: number;
}

const WITHOUT_GROWTH = [
	"documents",
	"jsEventListeners",
	"windowListeners",
	"documentListeners",
	"quizzes",
	"shadowRoots",
	"observers",
] as const satisfies readonly (keyof Left)[];

test("ten quizzes that came and went leave no objects, nodes, listeners or observers", async ({
	browser,
}) => {
	const servers = await startServers([BARE]);
	const driver = new PlaywrightDriver(browser);
	await driver.open(servers.urlOf(BARE));
	const { page } = driver;
	const session = await page.context().newCDPSession(page);
	await call(driver, insertQuiz, scriptOf(servers.elementOrigin));
	await until(driver, "the landing", heading);
	await call(driver, removeQuiz);

	const cycle = async () => {
		await page.evaluate(() => {
			const quiz = document.createElement("liberation-quiz");
			quiz.toggleAttribute("deep-link", true);
			quiz.setAttribute("resume", "off");
			document.body.append(quiz);
		});
		await until(driver, "the landing", heading);
		await call(driver, start);
		await until(driver, "the first question", isAtQuestion, "1");
		await call(driver, removeQuiz);
		await page.waitForTimeout(20);
	};
	// What the first ones make is made once: the stylesheet, the texts, caches of the engine.
	const measureAfter = async (cycles: number) => {
		for (let times = 0; times < cycles; times++) await cycle();
		return measure(page, session);
	};
	const first = await measureAfter(WARM_UP);
	const second = await measureAfter(CYCLES);
	const third = await measureAfter(CYCLES);

	expect(third.quizzes).toBe(0);
	// The engine keeps the last of some things, once, at a time of its own: what leaks has grown both times.
	const growth = (name: keyof Left) =>
		Math.min(second[name] - first[name], third[name] - second[name]);
	// A node or two may be the engine's own; ten quizzes' would be thousands.
	expect(growth("nodes")).toBeLessThan(CYCLES);
	for (const name of WITHOUT_GROWTH) expect(growth(name), name).toBeLessThanOrEqual(0);
	await servers.close();
});

async function measure(page: Page, session: CDPSession): Promise<Left> {
	// Blink keeps matched styles for elements like the ones before, and with them shadow roots that have CSS counters;
	// it drops them all when the page's initial style changes.
	for (const forcedColors of ["active", "none"] as const) {
		for (const colorScheme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme, forcedColors });
			await page.waitForTimeout(20);
		}
	}
	// What is freed may free more, and is swept a little later.
	for (let times = 0; times < 6; times++) {
		await session.send("HeapProfiler.collectGarbage");
		await page.waitForTimeout(50);
	}
	const counters = await session.send("Memory.getDOMCounters");
	const instances = (expression: string) => instancesOf(session, expression);
	const observers = ["MutationObserver", "ResizeObserver", "IntersectionObserver"];
	let observing = 0;
	for (const name of observers) observing += await instances(`${name}.prototype`);
	expect(await page.locator("liberation-quiz").count()).toBe(0);
	return {
		documents: counters.documents,
		nodes: counters.nodes,
		jsEventListeners: counters.jsEventListeners,
		windowListeners: await listenersOf(session, "window"),
		documentListeners: await listenersOf(session, "document"),
		quizzes: await instances("customElements.get('liberation-quiz').prototype"),
		shadowRoots: await instances("ShadowRoot.prototype"),
		observers: observing,
	};
}

async function idOf(session: CDPSession, expression: string): Promise<string> {
	const { result } = await session.send("Runtime.evaluate", { expression });
	if (!result.objectId) throw new Error(`${expression} is no object.`);
	return result.objectId;
}

async function instancesOf(session: CDPSession, prototype: string): Promise<number> {
	const prototypeObjectId = await idOf(session, prototype);
	const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId });
	const { objectId } = objects;
	if (!objectId) throw new Error(`${prototype} can't be queried.`);
	const { result } = await session.send("Runtime.callFunctionOn", {
		objectId,
		functionDeclaration: "function () { return this.length; }",
	});
	// The list itself would hold what it lists.
	await session.send("Runtime.releaseObject", { objectId });
	await session.send("Runtime.releaseObject", { objectId: prototypeObjectId });
	return Number(result.value);
}

async function listenersOf(session: CDPSession, expression: string): Promise<number> {
	const objectId = await idOf(session, expression);
	const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId });
	await session.send("Runtime.releaseObject", { objectId });
	return listeners.length;
}
