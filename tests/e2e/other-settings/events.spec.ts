import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { badgeOf } from "../../../site/domain/event-schedule.ts";
import { pathOf } from "../../../tools/check-links/site.ts";
import { pagesOf } from "../../../tools/files.ts";
import { isComplete, onePage } from "../support.ts";
import { BUILT } from "./sites.ts";

/*
 * Events and dates: a page knows the date of its build, here of November 2025, and the browser knows today's.
 * tests/unit/site/dates.test.tsx proves what a build says.
 */

const SITE = "http://site-of-2025.test";

test.describe.configure({ mode: "default" });

/** Opens pages of that site. Which words show is decided by the page, its scripts and styles. */
async function visit(page: Page): Promise<void> {
	await page.route(`${SITE}/**`, (route) => {
		const kinds = ["document", "script", "stylesheet"];
		if (!kinds.includes(route.request().resourceType())) return route.abort();
		const { pathname } = new URL(route.request().url());
		const file = /\.\w+$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, "")}/index.html`;
		return route.fulfill({ path: join(BUILT, file) });
	});
}

test.describe("events", () => {
	const tab = onePage();
	test.beforeAll(() => visit(tab()));

	const upcoming = (page: Page) => page.locator("[data-events=upcoming] > li:not([data-canceled])");
	const past = (page: Page) => page.locator("[data-events=past] > li");

	test("an event is upcoming until it ends, a canceled one says so until then, and past events are newest first", async () => {
		const page = tab();
		const visitAt = async (time: number) => {
			await page.clock.setFixedTime(time);
			await page.goto(`${SITE}/events`);
		};
		const endsOf = (rows: Locator) =>
			rows.evaluateAll((all) => all.flatMap((row) => row.getAttribute("data-ends") ?? []));
		await visitAt(0);
		const ends = await endsOf(upcoming(page));
		expect(ends.length).toBeGreaterThan(1);
		const [first = ""] = ends;
		const before = await past(page).count();
		const canceled = page.locator("[data-canceled]");
		await expect(canceled.getByText(badgeOf("canceled"), { exact: true })).toBeVisible();
		await expect(canceled.getByRole("link")).toHaveCount(0);
		const [end = ""] = await endsOf(canceled);

		await visitAt(Date.parse(first) - 1000);
		await expect(upcoming(page)).toHaveCount(ends.length);
		await visitAt(Date.parse(first));
		await expect(upcoming(page)).toHaveCount(ends.length - 1);
		await expect(past(page)).toHaveCount(before + 1);
		const moved = past(page).first();
		await expect(moved).toHaveAttribute("data-ends", first);
		await expect(moved.getByText(badgeOf("past"), { exact: true })).toBeVisible();
		await expect(moved.getByRole("link")).toHaveCount(0);
		await visitAt(Date.parse(end));
		await expect(canceled).toHaveCount(0);

		await visitAt(Date.parse(ends.toSorted().at(-1) ?? "") + 1000);
		await expect(upcoming(page)).toHaveCount(0);
		await expect(page.locator("section:has([data-events=upcoming]) h2")).toBeVisible();
		await expect(page.locator("[data-events=upcoming] + p")).toBeVisible();
		await expect(page.locator("[data-next] + div")).toBeVisible();
		expect(await endsOf(past(page))).toEqual(ends.toSorted().toReversed());
	});

	test("the homestead's page shows the next three gatherings, also weeks after the build", async () => {
		const page = tab();
		const shown = page.locator("[data-next] > li:visible");
		await page.clock.setFixedTime(0);
		await page.goto(`${SITE}/homestead`);
		await expect(shown).toHaveCount(3);
		const first = Date.parse((await shown.first().getAttribute("data-ends")) ?? "");
		await page.clock.setFixedTime(first);
		await page.reload();
		await expect(shown).toHaveCount(3);
		for (const row of await shown.all())
			expect(Date.parse((await row.getAttribute("data-ends")) ?? "")).toBeGreaterThan(first);
	});
});

test("pages built in November 2025 show the words of a later day on that day", async ({ page }) => {
	await visit(page);
	const dated = pagesOf(BUILT).flatMap((file) => {
		const dates = readFileSync(join(BUILT, file), "utf8").match(/data-(?:until|from)="[^"]*"/g);
		return dates ? [{ path: pathOf(file), dates }] : [];
	});
	expect(dated.map(({ path }) => path)).toContain("/academy/");
	// A page whose dates are all on an earlier page shows the same words on the same days.
	const seen = new Set<string>();
	const paths = dated.flatMap(({ path, dates }) => {
		const isNew = dates.some((date) => !seen.has(date));
		for (const date of dates) seen.add(date);
		return isNew || isComplete ? [path] : [];
	});

	for (const day of ["2026-02-15", "2028-06-15"]) {
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
