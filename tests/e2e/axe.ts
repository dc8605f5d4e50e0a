import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const LEVEL_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A small phone and a desk, each in another theme: what axe finds hardly ever depends on both together. */
export const LOOKS = [
	{ width: 320, colorScheme: "light" },
	{ width: 1280, colorScheme: "dark" },
] as const;

interface Scope {
	/** The part of the page to look at. */
	within?: Parameters<AxeBuilder["include"]>[0];
}

/** Fails where axe finds a violation of WCAG 2.2 AA in the page, its shadow roots included. */
export async function expectAccessible(page: Page, where: string, scope: Scope = {}) {
	const axe = new AxeBuilder({ page }).options({
		// Off by default.
		rules: { "target-size": { enabled: true } },
		// Without the list of everything that is in order, which takes half the time.
		resultTypes: ["violations"],
	});
	// The other mode opens a page for each run, to look into frames of other origins. Ours have none.
	axe.setLegacyMode();
	if (scope.within) axe.include(scope.within);
	axe.withTags(LEVEL_AA);
	const { violations, passes } = await axe.analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
	);
	expect.soft(found, where).toEqual([]);
	expect(passes.length, `axe has looked at ${where}`).toBeGreaterThan(5);
}
