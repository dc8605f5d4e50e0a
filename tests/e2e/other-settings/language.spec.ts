import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { BUILT, PLAN, serve } from "./sites.ts";

test("a language that was only added as files has its pages, elements and links to them", () => {
	const read = (file: string) => readFileSync(join(BUILT, file), "utf8");
	const english = read("quiz/index.html");
	expect(english).toMatch(/<link rel="alternate" hrefLang="qx" href="[^"]*\/qx\/quiz\/"\/>/i);
	expect(english).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/quiz\/"\/>/i);
	expect(english).toContain('<a class="nav-entry" href="/qx/quiz/" lang="qx"');
	expect(read("sitemap.xml")).toContain("/qx/quiz/roles/healer/");
	for (const element of ["quiz", "circle"])
		expect(existsSync(join(BUILT, `embed/v1/liberation-${element}.qx.js`)), element).toBe(true);
	const translated = read("qx/quiz/index.html");
	expect(translated).toContain('<html lang="qx" dir="rtl">');
	expect(translated).toContain("Líbérátíón Rólé Qúíz~");
});

test("the founder's time zone rules the last day of an offer, the office hours, and the desk", async ({
	page,
}) => {
	const pages = readdirSync(BUILT, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html"))
		.map((name) => readFileSync(join(BUILT, name), "utf8"));
	const [selling = ""] = pages.filter((html) => html.includes(PLAN.payments[0]?.url ?? ""));
	expect(selling).toContain('data-until="2026-01-01T10:00:00.000Z"');
	const site = await serve();
	await page.goto(`${site.url}/contact`);
	await expect(page.getByText("Hawaii Time").first()).toBeVisible();
	await page.goto(`${site.url}/desk/`);
	await expect(page.getByText("Times are in Hawaii Time.")).toBeVisible();
	await site.close();
});
