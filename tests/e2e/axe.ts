import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const LEVEL_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What is looked at in general: what axe finds hardly ever depends on width and theme together, and it takes more
 * time than anything else.
 */
export const VISITS = [
	{ width: 320, colorScheme: "light" },
	{ width: 1280, colorScheme: "dark" },
] as const;

type Selector = Parameters<AxeBuilder["include"]>[0];

/** Where not everything has to be looked at. */
interface Focus {
	within?: Selector;
	rule?: string;
}

/** Fails where axe finds a violation of WCAG 2.2 AA in the page, its shadow roots included. */
export async function expectAccessible(page: Page, where: string, focus?: Focus): Promise<void> {
	const axe = new AxeBuilder({ page }).options({
		// Off unless asked for.
		rules: { "target-size": { enabled: true } },
		// To name all that is in order would take half the time.
		resultTypes: ["violations"],
	});
	// Otherwise it opens another page for each run, to gather the frames that ours don't have.
	axe.setLegacyMode();
	if (focus?.within) axe.include(focus.within);
	if (focus?.rule) axe.withRules(focus.rule);
	else axe.withTags(LEVEL_AA);
	const { violations, passes } = await axe.analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
	);
	expect.soft(found, where).toEqual([]);
	expect(passes.length, `axe has looked at ${where}`).toBeGreaterThan(focus?.rule ? 0 : 5);
}
