import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { MeasuredPage } from "./pages.ts";
import { probe } from "./probe.ts";

/** What one view of a page took; times in milliseconds. */
export interface View {
	readonly firstPaint: number;
	/** Until the first question could be answered; 0 on a page without a quiz. */
	readonly answerable: number;
	/** The processor time of the page's main thread until then, painting included; 0 on a page without a quiz. */
	readonly processor: number;
	/** The processor time of the page's main thread until it has settled. */
	readonly mainThread: number;
	/** The bytes that came over the network, compressed and with headers. */
	readonly bytes: number;
	readonly layoutShift: number;
	/** For each press on Next, the time until the next question was painted. */
	readonly presses: readonly number[];
	/** The processor time of an answer and a press on Next. */
	readonly perQuestion: number;
}

/** A phone, as Lighthouse measures by default: its screen, its network ("Slow 4G") and a quarter of this processor. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const NETWORK = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR = { rate: 4 };
/** How long a page may go on working once it is shown, in milliseconds. */
const SETTLING = 500;
const PRESSES = 8;
/** After so many milliseconds, a view hangs. */
const HANGING = 60_000;

/** One view with an empty cache, and one of the same visitor with what the first has left there. */
export async function viewTwice(
	browser: Browser,
	measured: MeasuredPage,
	url: string,
): Promise<{ cold: View; warm: View }> {
	const context = await browser.newContext(PHONE);
	const cold = await view(context, measured, url);
	const warm = await view(context, measured, url);
	await context.close();
	return { cold, warm };
}

/** Measures one view. @throws Error with the page's state if it hangs */
async function view(context: BrowserContext, measured: MeasuredPage, url: string): Promise<View> {
	const page = await context.newPage();
	const pending = new Set<string>();
	const complaints: string[] = [];
	page.on("request", (request) => pending.add(request.url()));
	page.on("requestfinished", (request) => pending.delete(request.url()));
	page.on("requestfailed", (request) => pending.delete(request.url()));
	page.on("console", (message) => complaints.push(message.text()));
	page.on("pageerror", ({ message }) => complaints.push(message));
	const done = new AbortController();
	const { signal } = done;
	const hanging = setTimeout(HANGING, undefined, { signal }).then(async () => {
		const state = { pending: [...pending], complaints, page: await stateOf(page) };
		throw new Error(`${url} hangs: ${JSON.stringify(state, null, "\t")}`);
	});
	try {
		return await Promise.race([measure(page, measured, url), hanging]);
	} finally {
		done.abort();
		hanging.catch(() => undefined);
		await page.close();
	}
}

/** How far a page has come, unless its main thread stands still. */
function stateOf(page: Page): Promise<unknown> {
	const state = page.evaluate(() => {
		const root = document.querySelector("liberation-quiz")?.shadowRoot ?? document.body;
		return {
			loading: document.readyState,
			visible: document.visibilityState,
			now: performance.now(),
			noted: globalThis.noted,
			text: root.textContent?.replace(/\s+/g, " ").slice(0, 500),
		};
	});
	return Promise.race([state.catch(String), setTimeout(5000, "no answer: a task doesn't end")]);
}

async function measure(page: Page, { quiz }: MeasuredPage, url: string): Promise<View> {
	const session = await page.context().newCDPSession(page);
	let bytes = 0;
	session.on("Network.loadingFinished", ({ encodedDataLength }) => {
		bytes += encodedDataLength;
	});
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", NETWORK);
	await session.send("Emulation.setCPUThrottlingRate", PROCESSOR);
	await session.send("Performance.enable", { timeDomain: "threadTicks" });
	// A binding adds no Playwright script to the work that is measured in the page.
	await session.send("Runtime.enable");
	await session.send("Runtime.addBinding", { name: "tellAnswerable" });
	const processorUntil = new Promise<number>((resolve) =>
		session.once("Runtime.bindingCalled", () => resolve(taskTime(session))),
	);
	// esbuild wraps inner functions in calls of its helper __name, which the page doesn't have.
	await page.addInitScript({
		content: `{ const __name = (f) => f; (${probe})(${JSON.stringify(quiz)}); }`,
	});
	await page.goto(url, { waitUntil: "load" });
	const processor = quiz ? await processorUntil : 0;
	await page.waitForTimeout(SETTLING);
	const mainThread = await taskTime(session);
	const firstPaint = await page.evaluate(
		() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
	);
	if (quiz) await pressNext(page);
	const perQuestion = ((await taskTime(session)) - mainThread) / PRESSES;
	const noted = await page.evaluate(() => ({
		answerable: globalThis.noted.answerable,
		layoutShift: globalThis.noted.shift,
		presses: globalThis.noted.presses,
	}));
	return { firstPaint, processor, mainThread, perQuestion, bytes, ...noted };
}

async function pressNext(page: Page): Promise<void> {
	for (let press = 1; press <= PRESSES; press++) {
		await page.evaluate(() => globalThis.noted.choose());
		// Waits until the change has been painted.
		await page.waitForTimeout(150);
		await page.evaluate(() => globalThis.noted.press());
		await page.waitForFunction((count) => globalThis.noted.presses.length === count, press);
	}
}

/** The processor time of the page's main thread until now, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
	const { metrics } = await session.send("Performance.getMetrics");
	const found = metrics.find(({ name }) => name === "TaskDuration");
	if (!found) throw new Error("Chromium does not measure its tasks.");
	return found.value * 1000;
}
