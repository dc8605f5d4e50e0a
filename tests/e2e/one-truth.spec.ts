import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { results } from "../../shared/quiz/messages.ts";
import sharedWords from "../../site/_data/pages/academy-programs.json" with { type: "json" };
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
const programPages = pages.filter(({ path }) => slugs.some((slug) => path === `/academy/${slug}/`));

/** The text of what a page says, without its frame. */
function textOf(html: string): string {
	const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
	return main.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
}

test("the head of every program's page says what it costs, or that it is by waitlist", () => {
	expect(programPages).toHaveLength(slugs.length);
	for (const { path, html } of programPages) {
		const head = /<main[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
		expect(textOf(`${head}</main>`), path).toMatch(
			new RegExp(`\\$\\d|${results.enrollment.waitlist}`),
		);
	}
});

test("a program has the same enrollment on every page, and only what is by waitlist is in its menu", async ({
	page,
}) => {
	const { open, waitlist, dated } = results.enrollment;
	const state = `${open}|${waitlist}|${dated.replace("{date}", "\\w+ \\d+, \\d{4}")}`;
	const found = new Map<string, Set<string>>(slugs.map((slug) => [slug, new Set()]));
	let places = 0;
	for (const { path, html } of pages) {
		const seen = await page.evaluate(
			({ html, path, state }) => {
				const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
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
				const description = new DOMParser()
					.parseFromString(html, "text/html")
					.querySelector("meta[name=description]")
					?.getAttribute("content");
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

test("no page shows an example", () => {
	for (const { path, html } of pages) expect(textOf(html), path).not.toMatch(/\bExample\b/);
});

test("an offer that has closed stands behind those that can be bought", () => {
	const html = pages.find(({ path }) => path === "/academy/")?.html ?? "";
	const closed = html.search(/Closed (?:\w+) \d+, \d{4}/);
	expect(closed).toBeGreaterThan(-1);
	expect(html.lastIndexOf("data-checkout")).toBeLessThan(closed);
});

test("no two programs' pages share a paragraph of their own words", async ({ page }) => {
	const onEveryPage = JSON.stringify(sharedWords);
	const owners = new Map<string, string>();
	for (const { path, html } of programPages) {
		const paragraphs = await page.evaluate(
			(html) =>
				[
					...new DOMParser()
						.parseFromString(html, "text/html")
						.querySelectorAll("main p, main dd, main li"),
				].map(({ textContent }) => textContent?.trim() ?? ""),
			html,
		);
		for (const text of new Set(paragraphs)) {
			// Shorter ones are labels, such as a title with its state.
			if (text.length < 80 || onEveryPage.includes(text)) continue;
			expect(owners.get(text), `${path}: ${text}`).toBeUndefined();
			owners.set(text, path);
		}
	}
	expect(owners.size).toBeGreaterThan(5 * slugs.length);
});

test("a partner and a course that name each other do so on both pages", () => {
	const collaborations = pages.find(({ path }) => path === "/collaborations/")?.html ?? "";
	const credited = programPages.flatMap(({ path, html }) =>
		[...html.matchAll(/href="\/collaborations#([a-z-]+)"/g)].map(([, partner]) => ({
			partner,
			path: path.slice(0, -1),
		})),
	);
	for (const { partner, path } of credited) {
		const card = collaborations.split(`id="${partner}"`)[1]?.split(/<li[^>]* id=/)[0];
		expect(card, `${partner} and ${path}`).toContain(`href="${path}"`);
	}
});
