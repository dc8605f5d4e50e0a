import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { MeasuredPage } from "./pages.ts";
import { probe } from "./probe.ts";

/** What one view of a page took; times in milliseconds. */
export interface View {
	readonly firstPaint: number;
	/** Until the first question could be answered; 0 on a page without a quiz. */
	readonly answerable: number;
	/** The working time of the page's main thread until then, painting included. */
	readonly mainThread: number;
	/** The bytes that came over the network, compressed and with headers. */
	readonly bytes: number;
	readonly layoutShift: number;
	/** For each press on Next, the time until the next question was painted. */
	readonly presses: readonly number[];
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

async function view(context: BrowserContext, { quiz }: MeasuredPage, url: string): Promise<View> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
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
	const answerable = new Promise((resolve) => session.once("Runtime.bindingCalled", resolve));
	// esbuild wraps inner functions in calls of its helper __name, which the page doesn't have.
	await page.addInitScript({
		content: `{ const __name = (f) => f; (${probe})(${JSON.stringify(quiz)}); }`,
	});
	await page.goto(url, { waitUntil: "load" });
	if (quiz) await answerable;
	await page.waitForTimeout(SETTLING);
	const mainThread = (await metric(session, "TaskDuration")) * 1000;
	const firstPaint = await page.evaluate(
		() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
	);
	if (quiz) await pressNext(page);
	const noted = await page.evaluate(() => ({
		answerable: globalThis.noted.answerable,
		layoutShift: globalThis.noted.shift,
		presses: globalThis.noted.presses,
	}));
	await page.close();
	return { firstPaint, mainThread, bytes, ...noted };
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

/** One of Chromium's own measures of a page, such as `Nodes`. */
async function metric(session: CDPSession, wanted: string): Promise<number> {
	const { metrics } = await session.send("Performance.getMetrics");
	const found = metrics.find(({ name }) => name === wanted);
	if (!found) throw new Error(`Chromium does not measure ${wanted}.`);
	return found.value;
}
