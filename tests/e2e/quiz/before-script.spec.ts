import type { Page, Route } from "@playwright/test";
import { roles } from "../../../shared/quiz/catalogue.ts";
import { landing } from "../../../shared/quiz/messages.ts";
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { readShifts, recordShifts } from "../support.ts";
import { expect, test } from "./visitor.ts";

/* /quiz before its script has arrived, and where none ever does. */

/** Holds back every request that matches. @returns what lets them go on */
async function hold(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
	const held: Route[] = [];
	let isHolding = true;
	await page.route(files, (route) => {
		if (!isHolding) return route.continue();
		held.push(route);
	});
	return async () => {
		isHolding = false;
		await Promise.all(held.map((route) => route.continue()));
	};
}

for (const [how, press] of [
	["a double click", (page: Page) => page.getByText(landing.start).dblclick()],
	["Enter", (page: Page) => page.getByText(landing.startNow).press("Enter")],
] as const) {
	test(`${how} on a start button starts the quiz once, as soon as the script is there`, async ({
		page,
		visitor,
		record,
	}) => {
		const release = await hold(page, "**/liberation-quiz.js");
		await page.goto("/quiz", { waitUntil: "commit" });
		await visitor.seesLanding();
		await press(page);
		await release();
		await visitor.seesQuestion(1);
		await expect(visitor.heading).toBeFocused();
		const starts = () => record.logs.filter((log) => log.startsWith("quiz_started"));
		await expect.poll(starts).toHaveLength(1);
		await page.goBack();
		await visitor.seesLanding();
		expect(starts()).toHaveLength(1);
	});
}

test("a click beside the buttons starts nothing", async ({ page, visitor }) => {
	const release = await hold(page, "**/liberation-quiz.js");
	await page.goto("/quiz", { waitUntil: "commit" });
	await visitor.heading.click();
	await release();
	await page.waitForFunction(() => customElements.get("liberation-quiz"));
	await visitor.seesLanding();
});

test("nothing shifts while fonts, styles and script arrive one after the other", async ({
	page,
	visitor,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await recordShifts(page);
	const releaseScript = await hold(page, "**/liberation-quiz.js");
	const releaseStyles = await hold(page, /\/site\.\w+\.css$/);
	const font = page.waitForEvent("requestfinished", (request) => /woff2$/.test(request.url()));
	await page.goto("/quiz", { waitUntil: "commit" });
	await font;
	await releaseStyles();
	await visitor.seesLanding();
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
	await releaseScript();
	await page.waitForFunction(() => customElements.get("liberation-quiz"));
	await page.waitForLoadState("networkidle");
	expect(await readShifts(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what is missing, and offers the ten roles", async ({ page, visitor }) => {
		await visitor.open();
		await visitor.seesLanding();
		await expect(page.getByRole("heading", { name: quizPage.withoutScript.title })).toBeVisible();
		await expect(visitor.quiz.getByRole("button"), "no button that does nothing").toHaveCount(0);
		for (const { name, gift } of roles) {
			const role = page.getByRole("group").filter({ has: page.getByText(name, { exact: true }) });
			// By key, because the sections above take their sizes as they come into view, and move what is below.
			await role.locator("summary").press("Enter");
			await expect(role.getByText(gift)).toBeVisible();
		}
	});
});
