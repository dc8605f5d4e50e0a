import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../tools/check-links/site.ts";
import { filesOf } from "../../tools/files.ts";

/*
 * What holds on every page of the built site, those included that search engines may not list.
 * A page is loaded once for each width: axe with every rule in the light theme; in the dark one,
 * where only colours differ, with the rules that look at colours.
 */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const LEVEL_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const WIDTHS = [320, 1280];

const pages = filesOf(DIST, ".html")
	.filter((file) => file !== "404.html")
	.map(pathOf);

// A trace of every step would take longer than the steps.
test.use({ trace: "off" });

test("the build has pages to look at", () => {
	expect(pages.length).toBeGreaterThan(40);
});

for (const path of pages) {
	for (const width of WIDTHS) {
		test(`${path} at ${width} px`, async ({ page, baseURL }) => {
			const complaints = listen(page, baseURL);
			await page.addInitScript(recordShifts);
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await seeToTheEnd(page);
			expect.soft(complaints, "console, policy, other origins").toEqual([]);
			expect.soft(await page.evaluate(readShifts), "layout shift").toBe(0);
			expect.soft(await violations(page, (axe) => axe.withTags(LEVEL_AA)), "light").toEqual([]);
			await page.emulateMedia({ colorScheme: "dark" });
			expect.soft(await violations(page, (axe) => axe.withRules(COLOUR_RULES)), "dark").toEqual([]);
			expect.soft(await overflow(page), "sideways").toEqual([]);
			await enlargeText(page);
			expect.soft(await overflow(page), "sideways, text twice as large").toEqual([]);
		});
	}
}

/** Notes what a browser complains of, and every request to somebody else. */
function listen(page: Page, baseURL: string | undefined): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	page.on("request", (request) => {
		const { origin } = new URL(request.url());
		if (origin !== baseURL && origin !== "null") complaints.push(`asks ${request.url()}`);
	});
	return complaints;
}

/** Through the whole page, so that whatever loads late has loaded. */
function seeToTheEnd(page: Page): Promise<void> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		scrollTo(0, document.body.scrollHeight);
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		await frame();
		await frame();
		scrollTo(0, 0);
		await frame();
	});
}

/** Runs before the page's own scripts; the sum waits in `performance` for `readShifts`. */
function recordShifts(): void {
	const shifts: number[] = [];
	const note = (entries: PerformanceEntryList) => {
		for (const entry of entries) shifts.push("value" in entry ? Number(entry.value) : 0);
	};
	const observer = new PerformanceObserver((list) => note(list.getEntries()));
	observer.observe({ type: "layout-shift", buffered: true });
	Object.assign(performance, {
		layoutShift: () => {
			note(observer.takeRecords());
			return shifts.reduce((sum, shift) => sum + shift, 0);
		},
	});
}

function readShifts(): number {
	return Reflect.get(performance, "layoutShift")();
}

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
	// Target size is off unless asked for.
	const axe = new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } });
	// Otherwise it opens another page for each run, to gather the frames that ours don't have.
	axe.setLegacyMode();
	const { violations } = await choose(axe).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
	);
}

/** What makes the page wider than its window; empty where it isn't. */
function overflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const wide = [...document.querySelectorAll("body *")].filter(
			(element) => element.getBoundingClientRect().right > clientWidth + 1,
		);
		return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
	});
}

function enlargeText(page: Page): Promise<void> {
	return page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
}
