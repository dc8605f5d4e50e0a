import type { RunningServer } from "@liberation/inbox";
import { type Browser, expect, type Page, test } from "@playwright/test";
import privacy from "../../../site/_data/pages/privacy.json" with { type: "json" };
import root from "../../../site/_data/plans/root.json" with { type: "json" };
import { Visitor } from "../quiz/visitor.ts";
import { serve } from "./sites.ts";
import { type Traffic, watch } from "./stand-ins.ts";

/*
 * What reaches Google Analytics from a site that is built for it, under the site's own policy. The other providers ask
 * for no consent: tests/unit/site/analytics.test.ts.
 */

test.describe.configure({ mode: "default" });

const VIEW = ["page", null];

const [yearly] = root.payments;
const BOUGHT = ["presale_checkout_completed", { slug: "root", price: yearly?.amountUsd }];
const RETURN = `/academy/welcome/?plan=root&option=${yearly?.cadence}`;

async function openPage(browser: Browser): Promise<[Page, Traffic]> {
	const page = await browser.newPage({ baseURL: server.url });
	return [page, await watch(page)];
}

/** What was sent, without the views of pages. */
function sent({ events }: Traffic): unknown[] {
	return events.filter((event) => JSON.stringify(event) !== JSON.stringify(VIEW));
}

let server: RunningServer;
test.beforeAll(async () => {
	server = await serve();
});
test.afterAll(() => server.close());

const { choice } = privacy;
const region = (page: Page) => page.getByRole("region", { name: choice.title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the privacy page, and allows Google Analytics there. */
async function openAllowed(browser: Browser): Promise<[Page, Traffic]> {
	const [page, traffic] = await openPage(browser);
	await page.goto("/privacy/");
	await button(page, choice.allow).click();
	await expect.poll(() => traffic.events).toEqual([VIEW]);
	return [page, traffic];
}

test("Google Analytics receives nothing before consent, and each later event", async ({
	browser,
}) => {
	const [page, traffic] = await openPage(browser);
	const visitor = new Visitor(page);
	await visitor.start();
	const told = page.waitForEvent("console", (line) => line.text().startsWith("quiz_progress"));
	await visitor.answerAll("0");
	await told;
	await expect(region(page)).toBeVisible();
	expect(traffic.addresses).toEqual([]);
	await region(page).getByRole("button", { name: choice.allow }).click();
	await expect(region(page)).toBeHidden();
	await visitor.answerAll("0");
	const progress = { index: 2, total: 15, percent: 13 };
	// The two requests run concurrently.
	await expect.poll(() => traffic.events).toHaveLength(2);
	expect(traffic.events).toEqual(expect.arrayContaining([VIEW, ["quiz_progress", progress]]));

	await page.goto(RETURN);
	await expect.poll(() => sent(traffic).at(-1)).toEqual(BOUGHT);
	await expect(region(page)).toBeHidden();
	expect(traffic.errors).toEqual([]);
});

test("the page asks for consent below the quiz, not over its buttons", async ({ browser }) => {
	const [page] = await openPage(browser);
	for (const path of ["/quiz/", "/es/quiz/"]) {
		await page.goto(path);
		await expect(page.locator("[data-analytics-choice]:visible")).toHaveCSS("position", "static");
	}
});

test("Google Analytics receives nothing from a visitor who refuses consent, on any page", async ({
	browser,
}) => {
	const [page, traffic] = await openPage(browser);
	await page.goto("/academy/");
	await button(page, choice.refuse).focus();
	await page.keyboard.press("Escape");
	await expect(region(page)).toBeHidden();
	await expect(page.locator("main")).toBeFocused();
	await page.goto(RETURN);
	await new Visitor(page).start();
	await expect(region(page)).toBeHidden();
	expect(traffic.addresses).toEqual([]);
});

test("Google Analytics is allowed and refused on the privacy page, which deletes its cookies", async ({
	browser,
}) => {
	const [page, traffic] = await openPage(browser);
	await page.goto("/privacy/");
	await expect(region(page)).toBeHidden();
	await expect(page.getByText(choice.open)).toBeVisible();
	const [said = ""] = privacy.sections.counting.ga4.paragraphs;
	await expect(page.getByText(said)).toBeVisible();
	await button(page, choice.allow).click();
	await expect(page.getByText(choice.allowed)).toBeVisible();
	await expect.poll(() => traffic.events).toEqual([VIEW]);
	await expect.poll(() => page.evaluate(() => document.cookie)).toBe("_ga=1");

	await button(page, choice.refuse).click();
	await expect(page.getByText(choice.refused)).toBeVisible();
	await expect(button(page, choice.refuse)).toHaveAttribute("aria-pressed", "true");
	await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
	await page.reload();
	await expect(page.getByText(choice.refused)).toBeVisible();
	expect(traffic.events).toEqual([VIEW]);
	expect(traffic.errors).toEqual([]);
});

test("Google Analytics receives nothing with Global Privacy Control, in spite of an earlier consent", async ({
	browser,
}) => {
	const [page, traffic] = await openAllowed(browser);

	await page.addInitScript(() => {
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
	});
	await page.goto("/privacy/");
	await expect(page.getByText(choice.control)).toBeVisible();
	await expect(button(page, choice.allow)).toBeHidden();
	await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("heading", { name: choice.title })).toBeHidden();
	expect(traffic.events).toEqual([VIEW]);
});

test("Google Analytics receives nothing from a partner's frame", async ({ browser }) => {
	const [page, traffic] = await openAllowed(browser);
	await page.goto("/embed/frame/?partner=housing-circle");
	const told = page.waitForEvent("console", (line) => line.text().startsWith("quiz_started"));
	await new Visitor(page).startButton.click();
	await told;
	expect(traffic.events).toEqual([VIEW]);
});
