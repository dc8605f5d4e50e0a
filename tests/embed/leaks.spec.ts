import { type Browser, type CDPSession, expect, type Page, test } from "@playwright/test";
import { PlaywrightDriver } from "./driver.ts";
import { BARE } from "./hosts/host.ts";
import { runInPage, waitUntil } from "./page/run-in-page.ts";
import { heading, insertQuiz, isAtQuestion, removeQuiz, start } from "./page/steps.ts";
import { scriptOf } from "./server/page.ts";
import { startServers } from "./server/server.ts";

/* A removed quiz leaves nothing in the page's memory. Only Chromium can count it, over its DevTools protocol. */

const CYCLES = 5;
const WARM_UP = 5;

/** What is counted in the page. */
interface Counts {
	readonly documents: number;
	readonly nodes: number;
	readonly jsEventListeners: number;
	readonly quizzes: number;
	/** Shadow roots and observers. */
	readonly objects: number;
}

/** Opens a bare page with a quiz, and hands it to a test. */
async function withQuiz(
	browser: Browser,
	use: (page: Page, session: CDPSession, driver: PlaywrightDriver) => Promise<void>,
): Promise<void> {
	const servers = await startServers([BARE]);
	const driver = new PlaywrightDriver(browser);
	await driver.open(servers.urlOf(BARE));
	const { page } = driver;
	const session = await page.context().newCDPSession(page);
	await runInPage(driver, insertQuiz, scriptOf(servers.elementOrigin), "inline");
	await waitUntil(driver, "the landing", heading);
	await use(page, session, driver);
	await servers.close();
}

test("removed quizzes leak no objects, nodes, listeners or observers", ({ browser }) =>
	withQuiz(browser, async (page, session, driver) => {
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
			await untilIdle(page);
		};
		await expectNoGrowth(page, session, cycle);
	}));

test("a quiz that is reset and taken again leaks no nodes or listeners (Blink keeps radio groups of removed forms)", ({
	browser,
}) =>
	withQuiz(browser, (page, session) =>
		expectNoGrowth(page, session, () =>
			page.evaluate(async () => {
				const quiz = document.querySelector<HTMLElement & Record<"start" | "reset", () => void>>(
					"liberation-quiz",
				);
				const root = quiz?.shadowRoot;
				const drawn = () => new Promise((done) => setTimeout(done));
				quiz?.start();
				while (!root?.querySelector("[type=email]")) {
					await drawn();
					root?.querySelector<HTMLElement>("[type=radio]")?.click();
					await drawn();
					root?.querySelector<HTMLElement>("[type=submit]")?.click();
					await drawn();
				}
				quiz?.reset();
				await drawn();
			}),
		),
	));

/** Expects that a cycle leaves nothing in the memory, however often it is repeated. */
async function expectNoGrowth(
	page: Page,
	session: CDPSession,
	cycle: () => Promise<void>,
): Promise<void> {
	// The first ones create what all share: the stylesheet, the texts, the engine's caches.
	const measureAfter = async (cycles: number) => {
		for (let times = 0; times < cycles; times++) await cycle();
		return measure(page, session);
	};
	const first = await measureAfter(WARM_UP);
	const second = await measureAfter(CYCLES);
	const third = await measureAfter(CYCLES);

	// The engine may keep a few objects once, at any time. A leak grows in both rounds.
	const growth = (name: keyof Counts) =>
		Math.min(second[name] - first[name], third[name] - second[name]);
	// One or two nodes may be the engine's. Five leaked quizzes would be thousands.
	expect(growth("nodes")).toBeLessThan(CYCLES);
	for (const name of ["documents", "jsEventListeners", "quizzes", "objects"] as const)
		expect(growth(name), name).toBeLessThanOrEqual(0);
}

/** Until the page has drawn, and its tasks are done. */
function untilIdle(page: Page): Promise<unknown> {
	return page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(true))));
}

async function measure(page: Page, session: CDPSession): Promise<Counts> {
	// Blink caches the styles of removed elements, and with them their shadow roots. A change of the page's color
	// settings clears that cache.
	for (const forcedColors of ["active", "none"] as const) {
		for (const colorScheme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme, forcedColors });
			await untilIdle(page);
		}
	}
	// Each collection may free what the next one can collect.
	for (let times = 0; times < 6; times++) {
		await session.send("HeapProfiler.collectGarbage");
		await untilIdle(page);
	}
	const { documents, nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
	const quizzes = await instancesOf(session, "customElements.get('liberation-quiz').prototype");
	let objects = 0;
	for (const name of ["ShadowRoot", "MutationObserver", "ResizeObserver", "IntersectionObserver"])
		objects += await instancesOf(session, `${name}.prototype`);
	return { documents, nodes, jsEventListeners, quizzes, objects };
}

async function instancesOf(session: CDPSession, prototype: string): Promise<number> {
	const { result: found } = await session.send("Runtime.evaluate", { expression: prototype });
	const prototypeObjectId = found.objectId;
	if (!prototypeObjectId) throw new Error(`${prototype} is not an object.`);
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
