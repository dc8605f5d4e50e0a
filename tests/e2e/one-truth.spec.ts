import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { results } from "../../shared/quiz/messages.ts";
import { pathOf } from "../../tools/check-links/site.ts";
import { pagesOf } from "../../tools/files.ts";
import { ROOT } from "../../tools/say.js";

/* What the built site says of one thing on several pages. */

const DIST = join(ROOT, "dist");
const pages = pagesOf(DIST).map((file) => ({
	path: pathOf(file),
	html: readFileSync(join(DIST, file), "utf8"),
}));
const slugs = readdirSync(join(ROOT, "site/_data/programs")).map((file) =>
	file.replace(".json", ""),
);

/** The text of what a page says, without its frame. */
function textOf(html: string): string {
	const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
	return main.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
}

test("a program has the same enrollment on every page, and the waitlist's menu has exactly those by waitlist", async ({
	page,
}) => {
	const { open, waitlist, dated } = results.enrollment;
	const state = `${open}|${waitlist}|${dated.replace("{date}", "\\w+ \\d+, \\d{4}")}`;
	const found = new Map<string, Set<string>>(slugs.map((slug) => [slug, new Set()]));
	let places = 0;
	for (const { path, html } of pages) {
		const seen = await page.evaluate(
			({ html, path, state }) => {
				const parsed = new DOMParser().parseFromString(html, "text/html");
				const main = parsed.querySelector("main");
				const said = (element: Element | null | undefined) =>
					new RegExp(state).exec(element?.textContent ?? "")?.[0];
				const own = [...(main?.querySelectorAll("header b") ?? [])].map((state) => [
					path,
					said(state),
				]);
				const listed = [...(main?.querySelectorAll("li") ?? [])].map((item) => [
					item.querySelector("a")?.getAttribute("href"),
					said(item),
				]);
				// The description is what search engines and llms.txt tell.
				const description = parsed.querySelector("meta[name=description]")?.getAttribute("content");
				const told = [path, new RegExp(`^(?:${state})`).exec(description ?? "")?.[0]];
				return [...own, ...listed, told];
			},
			{ html, path, state },
		);
		for (const [address, words] of seen) {
			const slug = /^\/academy\/([a-z0-9-]+)\/?$/.exec(address ?? "")?.[1] ?? "";
			if (words) found.get(slug)?.add(words);
			if (words) places++;
		}
	}
	expect(places).toBeGreaterThan(2 * slugs.length);
	const menu = pages.find(({ path }) => path === "/academy/")?.html ?? "";
	for (const [slug, states] of found) {
		expect([...states], slug).toHaveLength(1);
		expect(menu.includes(`<option value="${slug}">`), slug).toBe(states.has(waitlist));
	}
});

test("no page shows an item marked as an example", () => {
	for (const { path, html } of pages) expect(textOf(html), path).not.toMatch(/\bExample\b/);
});
