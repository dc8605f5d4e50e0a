import type { Page, Route } from "@playwright/test";
import { roles } from "../../../shared/quiz/catalogue.ts";
import quizPage from "../../../site/_data/pages/quiz.json" with { type: "json" };
import { expect, test } from "./support.ts";

/* /quiz before its script has arrived, and where none ever does. */

const SCRIPT = "**/liberation-quiz.js";

/** Keeps the script back. @returns what lets it come */
async function holdScript(page: Page): Promise<() => Promise<void>> {
	const held: Route[] = [];
	let wanted = true;
	await page.route(SCRIPT, (route) => {
		if (wanted) held.push(route);
		else return route.continue();
	});
	return async () => {
		wanted = false;
		for (const route of held) await route.continue();
	};
}

for (const [how, press] of [
	["clicked", (page: Page) => page.getByText("Take the Assessment (7 minutes)").click()],
	["clicked again and again", (page: Page) => page.getByText("Take the Assessment Now").dblclick()],
	["pressed with Enter", (page: Page) => page.getByText("Take the Assessment Now").press("Enter")],
] as const) {
	test(`the landing can be read, and a start button ${how} is not forgotten`, async ({
		page,
		visitor,
		watch,
	}) => {
		const bring = await holdScript(page);
		await page.goto("/quiz", { waitUntil: "commit" });
		await visitor.seesLanding();
		await expect(visitor.startButton).toBeVisible();
		await expect(visitor.startButton).toBeEnabled();
		await press(page);
		await bring();
		await visitor.seesQuestion(1);
		await expect(visitor.heading).toBeFocused();
		expect(watch.count(/^quiz_started /)).toBe(1);
		await page.goBack();
		await visitor.seesLanding();
	});
}

test("a click beside the buttons starts nothing", async ({ page, visitor, watch }) => {
	const bring = await holdScript(page);
	await page.goto("/quiz", { waitUntil: "commit" });
	await visitor.heading.click();
	await bring();
	await page.waitForLoadState("load");
	await page.waitForFunction(() => customElements.get("liberation-quiz"));
	await visitor.seesLanding();
	expect(watch.count(/^quiz_started /)).toBe(0);
});

for (const width of [390, 1280]) {
	test(`nothing shifts while /quiz loads, ${width} px wide`, async ({ page, visitor }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					if ("value" in entry) shifts.push(Number(entry.value));
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		// The script comes well after the first paint, and that one after the preloaded fonts.
		for (const [file, delay] of [
			[/site\.\w+\.css$/, 300],
			[SCRIPT, 900],
		] as const) {
			await page.route(file, async (route) => {
				await new Promise((done) => setTimeout(done, delay));
				await route.continue();
			});
		}
		await visitor.open();
		await page.waitForLoadState("networkidle");
		await page.waitForFunction(() => customElements.get("liberation-quiz"));
		expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says what is missing and offers the ten roles", async ({ page, visitor }) => {
		await visitor.open();
		await visitor.seesLanding();
		await expect(page.getByRole("heading", { name: quizPage.withoutScript.title })).toBeVisible();
		const notice = page.locator(".quiz-without-script");
		await expect(notice).toContainText(quizPage.withoutScript.text);
		await expect(visitor.quiz.getByRole("button"), "no button that does nothing").toHaveCount(0);
		for (const { name, gift } of roles) {
			const role = notice.locator("details", { has: page.getByText(name, { exact: true }) });
			await role.locator("summary").click();
			await expect(role).toContainText(gift);
			await expect(role.locator("p").last()).toBeVisible();
		}
	});
});
