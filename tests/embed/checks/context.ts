import type { Driver } from "../driver.ts";
import { runInPage } from "../page/run-in-page.ts";
import { changesOfPage } from "../page/side-effects.ts";
import type { Servers } from "../server/server.ts";
import type { Baseline, Drawing } from "./appearance.ts";

/** What the checks of all host pages in one browser share. */
export interface CheckContext {
	readonly driver: Driver;
	readonly servers: Servers;
	/** Of the quiz on the bare page, by what kind of quiz a host shows. Each is taken once a host needs it. */
	readonly baselines: Map<string, Baseline>;
	/** Of the circle with two people. Taken once a host needs it. */
	circleDrawing?: Drawing;
}

/** In milliseconds: how long the element may take to end itself, in a task after its removal. */
const ENDING = 5000;

/** @returns the changes in the page that the removed element has left behind */
export async function changesLeft(driver: Driver, when: string): Promise<string[]> {
	const end = Date.now() + ENDING;
	for (;;) {
		const found = await sideEffects(driver, when, "yes");
		if (found.length === 0 || Date.now() > end) return found;
	}
}

/** @returns the changes in the page around the element */
export async function sideEffects(
	driver: Driver,
	when: string,
	acted: "yes" | "no",
): Promise<string[]> {
	const found = (await runInPage(driver, changesOfPage, acted)).split("\n").filter(Boolean);
	return found.map((change) => `page ${when}: ${change}`);
}
