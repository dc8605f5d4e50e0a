import { expect, type Page, test } from "@playwright/test";
import embed from "../../../site/_data/pages/embed.json" with { type: "json" };
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

test("a script that differs from its integrity hash does not run", async ({ page, baseURL }) => {
	await page.goto("/embed");
	const lines = await snippetOf(page, "integrity");
	const others = lines.replace(/(?<=sha384-)./, (first) => (first === "A" ? "B" : "A"));
	expect(others).not.toBe(lines);
	await visitHost(page, baseURL, others);
	await expect(page.getByRole("link", { name: embed.snippets.linkLabel })).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
});

const frameHeight = (page: Page) =>
	page.locator("iframe").evaluate((element) => element.clientHeight);

test("the frame is as high as the quiz at every stage", async ({ page, baseURL }) => {
	await page.goto("/embed?partner=many-minds&theme=dark&radius=12");
	await visitHost(page, baseURL, await snippetOf(page, "frame"));
	const frame = page.frameLocator("iframe");
	const quiz = frame.locator("liberation-quiz");
	const fits = () =>
		expect
			.poll(async () => {
				const inner = await quiz.evaluate((element) => element.getBoundingClientRect().height);
				return Math.abs((await frameHeight(page)) - inner);
			})
			.toBeLessThan(2);
	await fits();
	const landing = await frameHeight(page);
	await expect(quiz).toHaveAttribute("partner", "many-minds");
	await expect(quiz).toHaveAttribute("theme", "dark");
	await beginQuiz(frame);
	await fits();
	expect(await frameHeight(page)).not.toBe(landing);
});

test("a frame without the second line keeps its height, works, and posts its height to nobody", async ({
	page,
	baseURL,
}) => {
	await page.goto("/embed");
	const [first = ""] = (await snippetOf(page, "frame")).split("<script");
	await page.addInitScript(() => {
		const heard: unknown[] = [];
		Object.assign(window, { heard });
		addEventListener("message", ({ data }) => heard.push(data));
	});
	await visitHost(page, baseURL, first);
	await beginQuiz(page.frameLocator("iframe"));
	expect(await frameHeight(page)).toBe(900);
	expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual([
		"liberation-quiz:ready",
	]);
});
