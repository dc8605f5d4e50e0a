import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { PlaywrightDriver } from "./driver.ts";
import { BARE } from "./hosts/host.ts";
import { runInPage, waitUntil } from "./page/run-in-page.ts";
import { heading, insertQuiz, isAtQuestion, removeQuiz, start } from "./page/steps.ts";
import { scriptOf } from "./server/page.ts";
import { startServers } from "./server/server.ts";

/* A removed quiz leaves nothing in the page's memory. Only Chromium can count it, over its DevTools protocol. */

const CYCLES = 10;
const WARM_UP = 15;

/** What is counted in the page. */
interface Counts {
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
] as const satisfies readonly (keyof Counts)[];

test("ten removed quizzes leave no objects, nodes, listeners or observers", async ({ browser }) => {
	const servers = await startServers([BARE]);
	const driver = new PlaywrightDriver(browser);
	await driver.open(servers.urlOf(BARE));
	const { page } = driver;
	const session = await page.context().newCDPSession(page);
	await runInPage(driver, insertQuiz, scriptOf(servers.elementOrigin), "inline");
	await waitUntil(driver, "the landing", heading);
	await runInPage(driver, removeQuiz);

	const cycle = async () => {
		await page.evaluate(() => {
			const quiz = document.createElement("liberation-quiz");
			quiz.toggleAttribute("deep-link", true);
			quiz.setAttribute("resume", "off");
			document.body.append(quiz);
		});
		await waitUntil(driver, "the landing", heading);
		await runInPage(driver, start);
		await waitUntil(driver, "the first question", isAtQuestion, "1");
		await runInPage(driver, removeQuiz);
		await page.waitForTimeout(20);
	};
	// The first ones create what all share: the stylesheet, the texts, the engine's caches.
	const measureAfter = async (cycles: number) => {
		for (let times = 0; times < cycles; times++) await cycle();
		return measure(page, session);
	};
	const first = await measureAfter(WARM_UP);
	const second = await measureAfter(CYCLES);
	const third = await measureAfter(CYCLES);

	expect(third.quizzes).toBe(0);
	// The engine may keep a few objects once, at any time. A leak grows in both rounds.
	const growth = (name: keyof Counts) =>
		Math.min(second[name] - first[name], third[name] - second[name]);
	// One or two nodes may be the engine's. Ten leaked quizzes would be thousands.
	expect(growth("nodes")).toBeLessThan(CYCLES);
	for (const name of WITHOUT_GROWTH) expect(growth(name), name).toBeLessThanOrEqual(0);
	await servers.close();
});

async function measure(page: Page, session: CDPSession): Promise<Counts> {
	// Blink caches the styles of removed elements, and with them their shadow roots. A change of the page's color
	// settings clears that cache.
	for (const forcedColors of ["active", "none"] as const) {
		for (const colorScheme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme, forcedColors });
			await page.waitForTimeout(20);
		}
	}
	// Each collection may free what the next one can collect.
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
	if (!result.objectId) throw new Error(`${expression} is not an object.`);
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
	// Otherwise the list keeps its objects alive.
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
