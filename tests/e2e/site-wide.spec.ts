import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../tools/check-links/site.ts";
import { filesOf } from "../../tools/files.ts";
import { expectAccessible, VISITS } from "./axe.ts";

/*
 * What holds on every page of the built site, those included that search engines may not list.
 * A page is loaded for a phone in the light theme and for a desk in the dark one.
 */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** What the 404 page is to say (spec section 8). */
const EXPECTED = "Page not found: /404.html";
const pages = filesOf(DIST, ".html").map(pathOf);

test("the build has pages to look at", () => {
	expect(pages.length).toBeGreaterThan(40);
});

for (const path of pages) {
	for (const { width, colorScheme } of VISITS) {
		test(`${path} at ${width} px, ${colorScheme}`, async ({ page, baseURL }) => {
			const complaints = listen(page, baseURL);
			await page.addInitScript(recordShifts);
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await seeToTheEnd(page);
			expect.soft(complaints, "console, policy, other origins").toEqual([]);
			expect.soft(await page.evaluate(readShifts), "layout shift").toBe(0);
			await expectAccessible(page, path);
			expect.soft(await overflow(page), "sideways").toEqual([]);
			await enlargeText(page);
			expect.soft(await overflow(page), "sideways, text twice as large").toEqual([]);
		});
	}
}

test("an address without a page says so, leads home and logs the path", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	const response = await page.goto("/no/such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
	expect(logged.some((text) => text.includes("/no/such-page"))).toBe(true);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

/** Notes what a browser complains of, and every request to somebody else. */
function listen(page: Page, baseURL: string | undefined): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		const isComplaint = message.type() === "error" || message.type() === "warning";
		if (isComplaint && message.text() !== EXPECTED) complaints.push(message.text());
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
