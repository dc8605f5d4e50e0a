import type { Driver } from "../driver.ts";
import { runInPage } from "../page/run-in-page.ts";
import { changesOfPage } from "../page/side-effects.ts";
import type { Servers } from "../server/server.ts";
import type { Baseline } from "./appearance.ts";

/** What the checks of all host pages in one browser share. */
export interface CheckContext {
	readonly driver: Driver;
	readonly servers: Servers;
	/** Of the quiz on the bare page, by what kind of quiz a host shows. Each is taken once a host needs it. */
	readonly baselines: Map<string, Baseline>;
}

/** In milliseconds: how long a page may take to settle, because the element renders and cleans up in later tasks. */
const SETTLING = 20_000;

/** Repeats a check until it finds no faults, or until the page had time to settle. */
export async function settled(check: () => Promise<string[]>): Promise<string[]> {
	const end = Date.now() + SETTLING;
	for (;;) {
		const faults = await check();
		if (faults.length === 0 || Date.now() > end) return faults;
	}
}

/** @returns the changes in the page around the element */
export function sideEffects(driver: Driver, when: string, acted: "yes" | "no"): Promise<string[]> {
	return settled(async () => {
		const found = (await runInPage(driver, changesOfPage, acted)).split("\n").filter(Boolean);
		return found.map((change) => `page ${when}: ${change}`);
	});
}
