import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../../tools/check-links/site.ts";
import { pagesOf } from "../../../tools/files.ts";
import { isComplete, onePage } from "../support.ts";
import { type Control, installProbe } from "./probe.ts";

/** Pages that together hold every kind of control. */
const SAMPLE = ["/", "/contact/", "/embed/", "/quiz/", "/shop/"];

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

const paths = isComplete ? pagesOf(DIST).map(pathOf) : SAMPLE;

/** Text needs a contrast of 4.5:1, edges need 3:1; with `prefers-contrast: more`, text needs 7:1. */
const LOOKS = [
	{ colorScheme: "light", contrast: "no-preference" },
	{ colorScheme: "light", contrast: "more" },
	{ colorScheme: "dark", contrast: "more" },
	{ colorScheme: "dark", contrast: "no-preference" },
] as const;
const STATES = isComplete ? [[], ["hover"], ["hover", "focus", "focus-visible"]] : [["hover"]];

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

const tab = onePage();
test.beforeAll(() => tab().addInitScript(installProbe));

for (const [index, path] of paths.entries())
	test(`every control of ${path} has enough contrast, and is visible with a ring when Tab focuses it`, async () => {
		const page = tab();
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(path);
		// Each page is measured once in each theme and each contrast; the next page in the other combinations.
		for (const look of LOOKS.filter((_, turn) => isComplete || turn % 2 === index % 2)) {
			await page.emulateMedia(look);
			const needed = look.contrast === "more" ? 7 / 4.5 : 1;
			for (const states of STATES) {
				const where = `${path}, ${Object.values(look).join()}, ${states.join() || "at rest"}`;
				expect.soft(faultsOf(await controlsIn(page, states), needed), where).toEqual([]);
			}
		}
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

function faultsOf(controls: readonly Control[], needed: number): string[] {
	return controls.flatMap(({ name, text, edge }) => [
		...(text < needed ? [`${name}: text ${(text * 4.5).toFixed(2)}`] : []),
		...(edge < 3 ? [`${name}: edge ${edge.toFixed(2)}`] : []),
	]);
}

/** Measures every control while all of them are in these states. */
async function controlsIn(page: Page, states: string[]): Promise<Control[]> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("DOM.enable");
	await devtools.send("CSS.enable");
	const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
	const names = ["A", "BUTTON", "SUMMARY", "INPUT", "SELECT", "TEXTAREA"];
	const controls = nodes.filter(({ nodeName }) => names.includes(nodeName));
	await Promise.all(
		controls.map(({ nodeId }) =>
			devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: states }),
		),
	);
	const measured = await page.evaluate(() => window.probe.controls().map(window.probe.look));
	await devtools.detach();
	return measured;
}

/** Moves the focus through the page's main part by a key, and returns the faults of each control. */
async function faultsOfStops(page: Page, key: string): Promise<string[]> {
	const faults: string[] = [];
	for (;;) {
		await page.keyboard.press(key);
		const stop = await page.evaluate(async () => {
			const element = window.probe.focused();
			const isInside = element?.getRootNode() !== document || element.closest("main");
			if (!element || !isInside) return null;
			// The browser may scroll to the focused control only in a later frame.
			for (let frame = 0; frame < 10 && window.probe.look(element).visible < 0.9; frame++)
				await new Promise((drawn) => requestAnimationFrame(drawn));
			return window.probe.look(element);
		});
		if (!stop) return faults;
		if (stop.visible < 0.9) faults.push(`${stop.name}: ${Math.round(100 * stop.visible)}% visible`);
		if (stop.ring < 3) faults.push(`${stop.name}: ring ${stop.ring.toFixed(2)}`);
	}
}
