import { expect, test } from "@playwright/test";
import { snippetOf } from "./support.ts";

/* Where partners make their snippet: by keyboard, with what they choose at once in the quiz and the lines. */

test.beforeEach(async ({ page }) => {
	await page.goto("/embed");
});

test("everything can be chosen by keyboard, and shows in the quiz and in the lines", async ({
	page,
}) => {
	const quiz = page.locator("liberation-quiz");
	await page.getByLabel("Your slug").focus();
	await page.keyboard.type("many-minds");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowUp");
	await expect(page.getByRole("radio", { name: "Always dark" })).toBeChecked();
	await page.getByLabel("Corners").focus();
	await page.keyboard.press("End");

	await expect(quiz).toHaveAttribute("partner", "many-minds");
	await expect(quiz).toHaveAttribute("theme", "dark");
	const button = quiz.getByRole("button", { name: "Take the Assessment (7 minutes)" });
	await expect(button).toHaveCSS("border-radius", "24px");
	expect(await snippetOf(page, "plain")).toContain(
		'<liberation-quiz partner="many-minds" theme="dark" style="--lq-radius: 24px">',
	);
	expect(await snippetOf(page, "frame")).toContain(
		"/embed/frame?partner=many-minds&amp;theme=dark&amp;radius=24",
	);
	expect(await snippetOf(page, "react")).toContain('partner="many-minds"');
});

test("a slug that can't be one is explained, and in no line", async ({ page }) => {
	const slug = page.getByLabel("Your slug");
	await slug.fill('Many Minds">');
	await expect(slug).toHaveAccessibleDescription(/small letters, digits and single hyphens/);
	await expect(slug).toHaveAttribute("aria-invalid", "true");
	for (const kind of ["plain", "integrity", "frame", "react"]) {
		expect(await snippetOf(page, kind)).not.toContain("Many");
	}
	await slug.fill("many-minds");
	await expect(slug).not.toHaveAttribute("aria-invalid");
});

test("a color can be chosen, and taken back", async ({ page }) => {
	const color = page.getByLabel("Color of buttons and links");
	await color.fill("#1f4b3a");
	const start = page.getByRole("button", { name: "Take the Assessment (7 minutes)" });
	await expect(start).toHaveCSS("background-color", "rgb(31, 75, 58)");
	expect(await snippetOf(page, "plain")).toContain("--lq-accent: #1f4b3a");
	await page.getByRole("button", { name: "Use our madder red" }).click();
	await expect(color).toBeFocused();
	expect(await snippetOf(page, "plain")).not.toContain("--lq-accent");
});

test("corners can be chosen, and taken back", async ({ page }) => {
	const corners = page.getByLabel("Corners");
	await corners.press("End");
	await page.getByRole("button", { name: "Use our corners" }).press("Enter");
	await expect(corners).toBeFocused();
	await expect(page.locator("output")).toHaveText("As we draw them");
	expect(await snippetOf(page, "plain")).not.toContain("--lq-radius");
});

test("the address can choose beforehand", async ({ page }) => {
	await page.goto("/embed?partner=many-minds&theme=light&accent=1f4b3a&radius=9");
	await expect(page.getByLabel("Your slug")).toHaveValue("many-minds");
	expect(await snippetOf(page, "integrity")).toContain(
		'partner="many-minds" theme="light" style="--lq-accent: #1f4b3a; --lq-radius: 9px"',
	);
});

test("a snippet is copied, and the page says so", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: /^Copy.+For most pages/ }).press("Enter");
	await expect(page.locator("#snippet-plain [role=status]")).toHaveText(/^Copied/);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		await snippetOf(page, "plain"),
	);
});

test("where scripts may not copy, the lines are selected and the page says so", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
	});
	await page.reload();
	await page.getByRole("button", { name: /^Copy.+In a frame/ }).click();
	await expect(page.locator("#snippet-frame [role=status]")).toContainText("keyboard");
	expect(await page.evaluate(() => getSelection()?.toString())).toContain("<iframe");
});
