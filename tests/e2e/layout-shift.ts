import type { Page } from "@playwright/test";

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

/** @returns the layout shifts of the page that is open, as Chromium's scores */
export function readShifts(page: Page): Promise<number[]> {
	return page.evaluate(() => Reflect.get(performance, "layoutShifts")());
}
