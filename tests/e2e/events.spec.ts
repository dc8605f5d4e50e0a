import { expect, type Page, test } from "@playwright/test";
import events from "../../site/_data/pages/events.json" with { type: "json" };
import { badgeOf } from "../../site/rules/event-schedule.ts";
import { onePage } from "./one-page.ts";

/* Events (docs/product.md 6): the page knows the date of its build, the browser knows today's. */

test.describe.configure({ mode: "default" });
const tab = onePage();

const upcoming = (page: Page) => page.locator("[data-events=upcoming] > li");
const past = (page: Page) => page.locator("[data-events=past] > li");

/** When the upcoming events of the built page end, the soonest first. */
async function ends(page: Page): Promise<string[]> {
	await page.clock.setFixedTime(0);
	await page.goto("/events");
	const all = await upcoming(page).evaluateAll((rows) =>
		rows.map((row) => row.getAttribute("data-ends") ?? ""),
	);
	expect(all.length).toBeGreaterThan(1);
	return all;
}

test("an event is upcoming until it ends, and past from then on", async () => {
	const page = tab();
	const [first = "", ...others] = await ends(page);
	const before = await past(page).count();
	await page.clock.setFixedTime(Date.parse(first) - 1000);
	await page.reload();
	await expect(upcoming(page)).toHaveCount(others.length + 1);

	await page.clock.setFixedTime(Date.parse(first));
	await page.reload();
	await expect(upcoming(page)).toHaveCount(others.length);
	await expect(past(page)).toHaveCount(before + 1);
	const moved = past(page).first();
	await expect(moved).toHaveAttribute("data-ends", first);
	await expect(moved.getByText(badgeOf(false), { exact: true })).toBeVisible();
	await expect(moved.getByRole("link")).toHaveCount(0);
});

test("when all have ended, the page says so, and the latest comes first", async () => {
	const page = tab();
	const all = await ends(page);
	await page.clock.setFixedTime(Date.parse(all.at(-1) ?? "") + 1000);
	await page.reload();
	await expect(upcoming(page)).toHaveCount(0);
	await expect(page.getByText(events.upcoming.none)).toBeVisible();
	const moved = await past(page).evaluateAll((rows) =>
		rows.flatMap((row) => row.getAttribute("data-ends") ?? []),
	);
	expect(moved).toEqual(all.toReversed());
});

test("every upcoming event has a registration and a calendar file; the feed has them all", async () => {
	const page = tab();
	const all = await ends(page);
	for (const row of await upcoming(page).all()) {
		const badge = row.locator("[data-badge]");
		await expect(badge).toContainText(badgeOf(true));
		await expect(badge).toHaveAttribute("href", /^https:\/\//);
		const file = await row.locator("[data-calendar] a").getAttribute("href");
		const response = await page.request.get(file ?? "");
		expect(response.headers()["content-type"]).toContain("text/calendar");
		expect((await response.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
	}
	const subscribe = page.getByRole("link", { name: events.upcoming.subscribe.label });
	const feed = await page.request.get((await subscribe.getAttribute("href")) ?? "");
	expect((await feed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(all.length);
});

test("the homestead shows the next three gatherings, also weeks after the build", async () => {
	const page = tab();
	const shown = page.locator("[data-next] > li:visible");
	await page.clock.setFixedTime(0);
	await page.goto("/homestead");
	await expect(shown).toHaveCount(3);
	const first = Date.parse((await shown.first().getAttribute("data-ends")) ?? "");
	await page.clock.setFixedTime(first);
	await page.reload();
	await expect(shown).toHaveCount(3);
	for (const row of await shown.all())
		expect(Date.parse((await row.getAttribute("data-ends")) ?? "")).toBeGreaterThan(first);
});
