import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import programs from "../../site/_data/pages/academy-programs.json" with { type: "json" };
import { priceText } from "../../site/rules/shop-rules.ts";
import { ROOT } from "../../tools/say.js";
import { onePage } from "./support.ts";

/* What a small phone shows of a page before anyone scrolls. */

const SMALL_PHONE = { width: 390, height: 664 };
/** Below it, the phone's own bar may lie over the page. */
const REACH = 640;
/** The least height of something to press: links within a text are lower. */
const TARGET = 40;

/** What is said in place of a price. */
const TERMS = [priceText(null), programs.states.waitlist];

const sitemap = readFileSync(join(ROOT, "dist/sitemap.xml"), "utf8");
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = ""]) => path);

test.describe("on a small phone", () => {
	test.describe.configure({ mode: "default" });
	const tab = onePage({ viewport: SMALL_PHONE });

	test("every page has something to press, or the text it is for, in its first screen", async () => {
		expect(paths.length).toBeGreaterThan(40);
		const page = tab();
		for (const path of paths) {
			await page.goto(path);
			const ends = await page
				.locator("main :is(a, button, input, select, textarea, summary)")
				.evaluateAll(
					(all, target) =>
						all
							.filter((each) => each.checkVisibility() && each.clientWidth > 1)
							.map((each) => each.getBoundingClientRect())
							.filter(({ height }) => height >= target)
							.map(({ bottom }) => bottom),
					TARGET,
				);
			const texts = await page
				.locator("main :is(.prose, .report)")
				.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
			expect.soft(Math.min(...ends, ...texts), path).toBeLessThanOrEqual(REACH);
		}
	});

	test("a program, a product and a gift name the price or the terms beside their first button", async () => {
		const page = tab();
		const sold = paths.filter((path) =>
			/^\/(?:academy|shop)\/[a-z0-9-]+\/$|^\/donate\/$/.test(path),
		);
		expect(sold.length).toBeGreaterThan(10);
		for (const path of sold.filter((each) => each !== "/academy/programs/")) {
			await page.goto(path);
			const head = page.locator("main header");
			const box = await head.locator("a").first().boundingBox();
			expect
				.soft((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), path)
				.toBeLessThanOrEqual(REACH);
			const text = (await head.textContent()) ?? "";
			const names = (terms: readonly string[]) => terms.some((term) => text.includes(term));
			expect.soft(/\$\d|@/.test(text) || names(TERMS), path).toBe(true);
		}
	});
});
