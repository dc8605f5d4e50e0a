import { expect, test } from "@playwright/test";
import { beginQuiz, snippetOf, visitHost } from "./support.ts";

/* The lines as partners paste them, on a page of another origin. */

for (const kind of ["plain", "integrity"]) {
	test(`the ${kind} snippet is the whole quiz`, async ({ page, baseURL }) => {
		await page.goto("/embed?partner=many-minds&theme=dark");
		await visitHost(page, baseURL, await snippetOf(page, kind));
		await expect(page.locator("liberation-quiz")).toHaveAttribute("theme", "dark");
		await beginQuiz(page);
	});
}

test("a script with another byte than its hash promises does not run", async ({
	page,
	baseURL,
}) => {
	await page.goto("/embed");
	const lines = await snippetOf(page, "integrity");
	const others = lines.replace(/(?<=sha384-)./, (first) => (first === "A" ? "B" : "A"));
	expect(others).not.toBe(lines);
	await visitHost(page, baseURL, others);
	await expect(page.getByRole("link", { name: "Take the Liberation Role Quiz" })).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
});

test("the frame is as high as the quiz, whatever it shows, and never scrolls", async ({
	page,
	baseURL,
}) => {
	await page.goto("/embed?partner=many-minds&theme=dark&radius=12");
	await visitHost(page, baseURL, await snippetOf(page, "frame"));
	const frame = page.frameLocator("iframe");
	const quiz = frame.locator("liberation-quiz");
	const fits = () =>
		expect
			.poll(async () => {
				const outer = await page.locator("iframe").evaluate((element) => element.clientHeight);
				const inner = await quiz.evaluate((element) => element.getBoundingClientRect().height);
				return Math.abs(outer - inner);
			})
			.toBeLessThan(2);
	await fits();
	const landing = await page.locator("iframe").evaluate((element) => element.clientHeight);
	await expect(quiz).toHaveAttribute("partner", "many-minds");
	await expect(quiz).toHaveAttribute("theme", "dark");
	await beginQuiz(frame);
	await fits();
	expect(await page.locator("iframe").evaluate((element) => element.clientHeight)).not.toBe(
		landing,
	);
});

test("without the second line the frame keeps its height, and the quiz works", async ({
	page,
	baseURL,
}) => {
	await page.goto("/embed");
	const [first = ""] = (await snippetOf(page, "frame")).split("<script");
	await visitHost(page, baseURL, first);
	await beginQuiz(page.frameLocator("iframe"));
	expect(await page.locator("iframe").evaluate((element) => element.clientHeight)).toBe(900);
});

test("the frame tells its height to nobody who has not asked", async ({ page, baseURL }) => {
	await page.goto("/embed");
	const [first = ""] = (await snippetOf(page, "frame")).split("<script");
	await page.addInitScript(() => {
		const heard: unknown[] = [];
		Object.assign(window, { heard });
		addEventListener("message", ({ data }) => heard.push(data));
	});
	await visitHost(page, baseURL, first);
	await beginQuiz(page.frameLocator("iframe"));
	expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual([
		"liberation-quiz:ready",
	]);
});
