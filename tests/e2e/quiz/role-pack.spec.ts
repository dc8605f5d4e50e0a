import type { Page } from "@playwright/test";
import { recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { expected, TIE, wordsOf } from "./sheets.ts";
import { expect, test, type Visitor } from "./support.ts";

/* Save as PDF: the Role Pack in a window of its own (spec section 2, results 9). */

declare global {
	interface Window {
		/** Titles of the documents that were printed, in the window that printed or that opened it. */
		printed: string[];
	}
}

/** Has each window note that it prints, in place of the system's dialog, and tell so afterwards. */
async function notePrinting(page: Page): Promise<void> {
	await page.context().addInitScript(() => {
		window.printed = [];
		window.print = () => {
			const pack = document.querySelector("liberation-quiz")?.shadowRoot?.querySelector(".pack");
			const what = window.opener || !pack ? "" : " in place";
			(window.opener ?? window).printed.push(document.title + what);
			dispatchEvent(new Event("afterprint"));
		};
	});
}

async function savePdf(visitor: Visitor): Promise<Page> {
	const popup = visitor.page.waitForEvent("popup");
	await visitor.button("Save as PDF").click();
	return popup;
}

const printed = (page: Page) => page.evaluate(() => window.printed);

test("holds what the spec lists, and prints", async ({ page, visitor }) => {
	await notePrinting(page);
	await visitor.takeQuiz(TIE);
	const { role, secondary, name, pillarLabels } = expected(TIE);
	const pack = await savePdf(visitor);
	await expect(pack).toHaveTitle(`rolepack_sam_${role}`);
	expect(await printed(page)).toEqual([`rolepack_sam_${role}`]);

	await expect(pack.locator("header").first()).toContainText("Role Pack");
	for (const text of wordsOf(role)) {
		await expect(pack.getByText(text, { exact: true }).first()).toBeVisible();
	}
	for (const title of ["Gift", "Challenge", "Community Contribution", "Invitation"]) {
		await expect(pack.getByRole("heading", { name: title, exact: true })).toBeVisible();
	}
	await expect(pack.locator(".chips li")).toHaveText(pillarLabels);
	await expect(pack.locator(".praxis h4")).toHaveText(["Self", "Home", "Work"]);

	const programs = pack.locator(".pack-programs li");
	const wanted = recommendPrograms({ primary: role, secondary }, 3);
	await expect(programs).toHaveCount(wanted.length);
	for (const [index, { title, summary, rationale }] of wanted.entries()) {
		await expect(programs.nth(index)).toContainText(title);
		await expect(programs.nth(index)).toContainText(summary);
		await expect(programs.nth(index)).toContainText(rationale ?? "");
	}
	await expect(pack.locator("footer")).toContainText("Social Change Ecosystem Map");
	await expect(pack.getByRole("link", { name: /\/academy$/ })).toBeVisible();

	await test.step("and leaves the results as they were", async () => {
		await visitor.seesResults(name);
		await expect(visitor.results.locator(".in-place")).toHaveCount(0);
	});
});

test("without an address the file is a user's", async ({ page, visitor }) => {
	await notePrinting(page);
	await visitor.open("?role=frontline_responder");
	await expect(await savePdf(visitor)).toHaveTitle("rolepack_user_frontline_responder");
});

test("an address can't name a folder", async ({ page, visitor }) => {
	await notePrinting(page);
	await visitor.takeQuiz(TIE, "a/b*c@example.org");
	await expect(await savePdf(visitor)).toHaveTitle(/^rolepack_a-b-c_/);
});

test("can be saved again", async ({ page, visitor }) => {
	await notePrinting(page);
	await visitor.open("?role=guide");
	await (await savePdf(visitor)).close();
	await savePdf(visitor);
	expect(await printed(page)).toHaveLength(2);
});

test.describe("where the browser blocks the window", () => {
	test.beforeEach(({ page }) =>
		page.addInitScript(() => {
			window.open = () => null;
		}),
	);

	test("the pack prints from the page, under its own name", async ({ page, visitor }) => {
		await notePrinting(page);
		await visitor.open("?role=guide");
		const title = await page.title();
		for (const times of [1, 2]) {
			await visitor.button("Save as PDF").click();
			await expect
				.poll(() => printed(page))
				.toEqual(new Array(times).fill("rolepack_user_guide in place"));
			await expect(page).toHaveTitle(title);
			await expect(visitor.quiz.locator(".in-place")).toHaveCount(0);
		}
	});

	test("a browser that can't print either does nothing", async ({ page, visitor }) => {
		await page.addInitScript(() => Object.defineProperty(window, "print", { value: undefined }));
		await visitor.open("?role=guide");
		const title = await page.title();
		await visitor.button("Save as PDF").click();
		await visitor.seesResults("Guide");
		await expect(page).toHaveTitle(title);
		await expect(visitor.quiz.locator(".in-place")).toHaveCount(0);
	});
});

test("a browser that can't print still shows the pack", async ({ page, visitor }) => {
	await page
		.context()
		.addInitScript(() => Object.defineProperty(window, "print", { value: undefined }));
	await visitor.open("?role=guide");
	await expect((await savePdf(visitor)).getByRole("heading", { name: "Guide" })).toBeVisible();
});
