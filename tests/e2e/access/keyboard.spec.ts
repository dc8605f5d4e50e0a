import { expect, type Page, test } from "@playwright/test";
import { isComplete } from "../complete.ts";
import { onePage } from "../one-page.ts";
import { paths } from "./pages.ts";
import { installProbe } from "./probe.ts";

/*
 * Every stop of the Tab key, forwards and backwards: at least 90% of it can be seen, and its ring
 * stands out from what lies behind it by 3:1 (docs/product.md 9.6).
 */

const NARROWEST = [
	{ width: 320, height: 256, text: 100 },
	{ width: 390, height: 844, text: 200 },
];
const SIZES = [
	{ width: 1280, height: 720, text: 100 },
	{ width: 390, height: 664, text: 100 },
	{ width: 640, height: 320, text: 100 },
	...NARROWEST,
];

const tab = onePage({ reducedMotion: "reduce" });
test.beforeAll(() => tab().addInitScript(installProbe));

for (const [index, path] of paths.entries()) {
	test(`every stop of ${path} can be seen`, async () => {
		const page = tab();
		await page.goto(path);
		// The narrowest ones take turns from page to page.
		const sizes = isComplete ? SIZES : NARROWEST.filter((_, turn) => turn === index % 2);
		for (const { width, height, text } of sizes) {
			await page.setViewportSize({ width, height });
			await page.evaluate((percent) => {
				document.documentElement.style.fontSize = `${percent}%`;
				document.getElementById("main")?.focus({ preventScroll: true });
				scrollTo(0, 0);
			}, text);
			for (const key of ["Tab", "Shift+Tab"]) {
				const where = `${path} at ${width} x ${height}, text at ${text}%, ${key}`;
				expect.soft(await faultsOfStops(page, key), where).toEqual([]);
			}
		}
	});
}

/** Goes through the page's main part by a key, as far as it leads. */
async function faultsOfStops(page: Page, key: string): Promise<string[]> {
	const faults: string[] = [];
	for (;;) {
		await page.keyboard.press(key);
		const stop = await page.evaluate(() => {
			const element = window.probe.focused();
			const isInside = element?.getRootNode() !== document || element.closest("main");
			return element && isInside ? window.probe.look(element) : null;
		});
		if (!stop) return faults;
		if (stop.visible < 0.9) faults.push(`${stop.name}: ${Math.round(100 * stop.visible)}% visible`);
		if (stop.ring < 3) faults.push(`${stop.name}: ring ${stop.ring.toFixed(2)}`);
	}
}
