import AxeBuilder from "@axe-core/playwright";
import { type BrowserContextOptions, expect, type Page, type Route, test } from "@playwright/test";

/** Whether everything is measured in every way, as `npm run test:long` does; `npm test` takes a sample, or takes turns. */
export const isComplete = Boolean(process.env.EVERY_PAGE);

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A small phone and a desk, each in another theme: what axe finds hardly ever depends on both together. */
export const LOOKS = [
	{ width: 320, colorScheme: "light" },
	{ width: 1280, colorScheme: "dark" },
] as const;

interface Scope {
	/** The part of the page to look at. */
	within?: Parameters<AxeBuilder["include"]>[0];
}

/** Fails where axe finds a violation of WCAG 2.2 AA or of its best practices in the page, its shadow roots included. */
export async function expectAccessible(page: Page, where: string, scope: Scope = {}) {
	const axe = new AxeBuilder({ page }).options({
		// Off by default.
		rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } },
		// Without the list of everything that is in order, which takes half the time.
		resultTypes: ["violations"],
	});
	// The other mode opens a page for each run, to look into frames of other origins. Ours have none.
	axe.setLegacyMode();
	if (scope.within) axe.include(scope.within);
	axe.withTags(RULES);
	const { violations, passes } = await axe.analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
	);
	expect.soft(found, where).toEqual([]);
	expect(passes.length, `axe has looked at ${where}`).toBeGreaterThan(5);
}

/**
 * One page for all tests of a file or a group that a worker runs, because opening a page takes longer than most
 * checks. For tests that leave nothing behind in it.
 * @returns the page, once the first test begins
 */
export function onePage(options: BrowserContextOptions = {}): () => Page {
	let page: Page | undefined;
	test.beforeAll(async ({ browser, baseURL }) => {
		page = await browser.newPage({ ...(baseURL && { baseURL }), ...options });
	});
	test.afterAll(() => page?.close());
	return () => {
		if (!page) throw new Error("The page is opened when the tests begin.");
		return page;
	};
}

/** Notes the layout shifts of every document that the page opens from now on. */
export async function recordShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		const note = (entries: PerformanceEntryList) => {
			for (const entry of entries) shifts.push("value" in entry ? Number(entry.value) : 0);
		};
		const observer = new PerformanceObserver((list) => note(list.getEntries()));
		observer.observe({ type: "layout-shift", buffered: true });
		Object.assign(performance, {
			layoutShifts: () => {
				note(observer.takeRecords());
				return shifts;
			},
		});
	});
}

/** Less than a pixel's width of a line of text: nobody sees it. */
const UNSEEN = 0.0005;

/** @returns the layout shifts of the page that is open, all that is there being drawn, as Chromium's scores */
export async function readShifts(page: Page): Promise<number[]> {
	const shifts: number[] = await page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++)
			await new Promise((drawn) => requestAnimationFrame(drawn));
		return Reflect.get(performance, "layoutShifts")();
	});
	return shifts.filter((shift) => shift >= UNSEEN);
}

/** In milliseconds: longer than a browser holds back text for a font. */
const BLOCK_PERIOD = 150;

/** The level-one headings that have a size; the page that holds the quiz has the quiz's own. */
export function visibleTitles(page: Page): Promise<string[]> {
	return page
		.locator("h1")
		.evaluateAll((all) =>
			all
				.filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
				.map(({ textContent }) => textContent ?? ""),
		);
}

/** Holds back every request of a page that matches. @returns what lets them go on, and those that follow */
export async function hold(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
	const held: Route[] = [];
	let isHolding = true;
	await page.route(files, (route) => {
		if (!isHolding) return route.continue();
		held.push(route);
	});
	return async () => {
		isHolding = false;
		await Promise.all(held.map((route) => route.continue()));
	};
}

/** Opens a page whose fonts come after its text has been drawn in others. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
	const release = await hold(page, "**/*.woff2");
	await page.goto(path, { waitUntil: "commit" });
	// `evaluate` would fail on an old URL, which redirects meanwhile.
	await page.waitForFunction((period) => {
		const [paint] = performance.getEntriesByName("first-contentful-paint");
		return paint && performance.now() - paint.startTime > period;
	}, BLOCK_PERIOD);
	await release();
	await page.waitForLoadState("load");
	await page.evaluate(() => document.fonts.ready);
	await page.unroute("**/*.woff2");
}
