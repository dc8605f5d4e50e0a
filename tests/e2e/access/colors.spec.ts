import { expect, type Page, test } from "@playwright/test";
import { isComplete } from "../complete.ts";
import { onePage } from "../one-page.ts";
import { paths } from "./pages.ts";
import { type Control, installProbe } from "./probe.ts";

/*
 * Every control of every page at rest, pointed at and focused, in both themes: its text stands out by
 * 4.5:1 and its edge by 3:1 (docs/product.md 9.7). Who asks for more contrast gets 7:1.
 */

const LOOKS = [
	{ colorScheme: "light", contrast: "no-preference" },
	{ colorScheme: "light", contrast: "more" },
	{ colorScheme: "dark", contrast: "more" },
	{ colorScheme: "dark", contrast: "no-preference" },
] as const;
const STATES = [[], ["hover"], ["hover", "focus", "focus-visible"]];

const tab = onePage({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
test.beforeAll(() => tab().addInitScript(installProbe));

for (const [index, path] of paths.entries()) {
	test(`every control of ${path} stands out, also when pointed at`, async () => {
		const page = tab();
		await page.goto(path);
		// In `npm test`, a page has each theme and each contrast once, and the next page the other pairs.
		const looks = LOOKS.filter((_, turn) => isComplete || turn % 2 === index % 2);
		for (const { colorScheme, contrast } of looks) {
			await page.emulateMedia({ colorScheme, contrast });
			const needed = contrast === "more" ? 7 / 4.5 : 1;
			for (const states of isComplete ? STATES : [[], ["hover"]]) {
				const where = `${path}, ${colorScheme}, contrast ${contrast}, ${states.join(" ") || "at rest"}`;
				expect.soft(faultsOf(await controlsIn(page, states), needed), where).toEqual([]);
			}
		}
	});
}

function faultsOf(controls: readonly Control[], needed: number): string[] {
	return controls.flatMap(({ name, text, edge }) => [
		...(text < needed ? [`${name}: text ${(text * 4.5).toFixed(2)}`] : []),
		...(edge < 3 ? [`${name}: edge ${edge.toFixed(2)}`] : []),
	]);
}

/** Every control as it looks while all of them are in these states. */
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
