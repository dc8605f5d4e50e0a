import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pathOf } from "../../tools/check-links/site.ts";
import { pagesOf } from "../../tools/files.ts";
import { runPackage } from "../../tools/run.ts";
import { ROOT } from "../../tools/say.js";
import { isComplete } from "./complete.ts";

/*
 * Dates (docs/product.md 6.2, 6.4 and 6.5): a page that was built before something opened or closed says in the browser
 * what is true on the day it is read. tests/unit/site/dates.test.tsx proves what a build says.
 */

const FOLDER = join(ROOT, ".cache", "site-of-2025");
const SITE = "http://site-of-2025.test";
const BUILT = Date.parse("2025-11-15T12:00:00Z");

test("pages of November 2025 say what is true on later days", async ({ page }) => {
	// A busy machine may need minutes for a build.
	test.setTimeout(600_000);
	const { passed, output } = await runPackage("@11ty/eleventy", [`--output=${FOLDER}`, "--quiet"], {
		env: { ...process.env, SOURCE_DATE_EPOCH: String(BUILT / 1000) },
	});
	expect(passed, output).toBe(true);
	await page.route(`${SITE}/**`, (route) => {
		// Which words show is decided by the page and its scripts.
		if (!["document", "script"].includes(route.request().resourceType())) return route.abort();
		const { pathname } = new URL(route.request().url());
		const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
		return route.fulfill({ path: join(FOLDER, file) });
	});
	const dated = pagesOf(FOLDER).flatMap((file) => {
		const dates = readFileSync(join(FOLDER, file), "utf8").match(/data-(?:until|from)="[^"]*"/g);
		return dates ? [{ path: pathOf(file), dates }] : [];
	});
	expect(dated.map(({ path }) => path)).toContain("/academy/");
	expect(dated.length).toBeGreaterThan(10);
	// A page whose dates are all on an earlier page shows the same words on the same days.
	const seen = new Set<string>();
	const paths = dated.flatMap(({ path, dates }) => {
		const isNew = dates.some((date) => !seen.has(date));
		for (const date of dates) seen.add(date);
		return isNew || isComplete ? [path] : [];
	});

	for (const day of ["2025-11-16", "2026-02-15", "2026-12-15", "2028-06-15"]) {
		const now = Date.parse(`${day}T12:00:00Z`);
		await page.clock.setFixedTime(now);
		for (const path of paths) {
			await page.goto(SITE + path);
			const shown = await page.locator("[data-until], [data-from]").evaluateAll((elements) =>
				elements.flatMap((element) => {
					const { until = null, from = null } =
						element instanceof HTMLElement ? element.dataset : {};
					return element.checkVisibility() ? [{ until, from }] : [];
				}),
			);
			expect(shown.length, `${path} on ${day}`).toBeGreaterThan(0);
			for (const { until, from } of shown) {
				if (until) expect(Date.parse(until), `${path} on ${day}`).toBeGreaterThan(now);
				if (from) expect(Date.parse(from), `${path} on ${day}`).toBeLessThanOrEqual(now);
			}
		}
	}
});
