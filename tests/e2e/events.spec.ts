import { expect, type Page, test } from "@playwright/test";

/* Events (spec section 2, Events; section 4, Events). The page's date is the build's; the browser's is its own. */

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

test("an event that has ended since the build is a past event, one that goes on is not", async ({
	page,
}) => {
	const [first = "", ...others] = await ends(page);
	const recent = await past(page).count();
	await page.clock.setFixedTime(Date.parse(first) - 1000);
	await page.reload();
	await expect(upcoming(page)).toHaveCount(others.length + 1);

	await page.clock.setFixedTime(Date.parse(first));
	await page.reload();
	await expect(upcoming(page)).toHaveCount(others.length);
	await expect(past(page)).toHaveCount(recent + 1);
	const moved = past(page).first();
	await expect(moved).toHaveAttribute("data-ends", first);
	await expect(moved.getByText("Past Event", { exact: true })).toBeVisible();
	await expect(moved.getByRole("link")).toHaveCount(0);
});

test("when all have ended, the page says so, and the past keeps its order", async ({ page }) => {
	const all = await ends(page);
	await page.clock.setFixedTime(Date.parse(all.at(-1) ?? "") + 1000);
	await page.reload();
	await expect(upcoming(page)).toHaveCount(0);
	await expect(page.locator("[data-events=upcoming]")).toBeHidden();
	await expect(page.locator("[data-events=none]")).toBeVisible();
	const moved = await past(page).evaluateAll((rows) =>
		rows.flatMap((row) => row.getAttribute("data-ends") ?? []),
	);
	expect(moved).toEqual(all.toReversed());
	await expect(past(page).getByText("Register Now")).toHaveCount(0);
});

test("every upcoming event can be registered for, and put into a calendar", async ({ page }) => {
	await ends(page);
	for (const row of await upcoming(page).all()) {
		await expect(row.getByRole("link", { name: /^Register Now/ })).toHaveAttribute(
			"href",
			/^https:\/\//,
		);
		const file = await row.locator("[data-calendar] a").getAttribute("href");
		const response = await page.request.get(file ?? "");
		expect(response.headers()["content-type"]).toContain("text/calendar");
		const text = await response.text();
		expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
		expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
	}
	for (const row of await past(page).all()) {
		await expect(row.getByText("Past Event", { exact: true })).toBeVisible();
	}
});

test("the feed has all of them", async ({ page }) => {
	const all = await ends(page);
	const feed = await (await page.request.get("/events/calendar.ics")).text();
	expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(all.length);
	await expect(page.getByRole("link", { name: "subscribe to the calendar feed" })).toHaveAttribute(
		"href",
		"/events/calendar.ics",
	);
});

test("the email list and the form for hosts are one page on", async ({ page }) => {
	for (const [label, anchor, form] of [
		["Join the email list", "email-list", "Events email list"],
		["Host an event with us", "host", "Host an event with us"],
	] as const) {
		await page.goto("/events");
		await expect(page.locator("form")).toHaveCount(0);
		await page.getByRole("link", { name: label, exact: true }).first().click();
		await expect(page).toHaveURL(new RegExp(`/events/join/?#${anchor}$`));
		await expect(page.locator(`#${anchor}`).getByRole("form", { name: form })).toBeInViewport();
	}
});

test("the homestead shows three gatherings to come, also when the site has not been built for weeks", async ({
	page,
}) => {
	const shown = page.locator("[data-next] > li:visible");
	await page.clock.setFixedTime(0);
	await page.goto("/homestead");
	await expect(shown).toHaveCount(3);
	const first = (await shown.first().getAttribute("data-ends")) ?? "";
	await page.clock.setFixedTime(Date.parse(first));
	await page.reload();
	await expect(shown).toHaveCount(3);
	for (const row of await shown.all()) {
		expect(Date.parse((await row.getAttribute("data-ends")) ?? "")).toBeGreaterThan(
			Date.parse(first),
		);
	}
});
