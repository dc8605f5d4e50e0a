import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, type Route, test } from "@playwright/test";
import { pathOf } from "../../tools/check-links/site.ts";
import { pagesOf } from "../../tools/files.ts";
import { isComplete } from "./complete.ts";

/* What a page shows before its stylesheet has arrived: its header and its head, as they stay. */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
/** The frame of the quiz on partners' pages needs only what is in every page. */
const FRAME = "/embed/frame/";
const PAGES = pagesOf(DIST)
	.map(pathOf)
	.filter((path) => path !== FRAME);
/** One page of each kind of head. */
const HEADS = [
	"/",
	"/academy/",
	"/academy/parenting/",
	"/articles/the-meeting-can-wait/",
	"/privacy/",
	"/quiz/",
	"/quiz/paper/",
	"/quiz/roles/weaver/",
	"/shop/practice-ebook/",
];

const LOOKS = [
	[320, "light"],
	[390, "dark"],
	[1440, "light"],
] as const;

const STYLESHEET = "**/assets/site.*.css";

/** What decides how an element is drawn in its box. */
const DRAWN = [
	"color",
	"background",
	"border",
	"border-radius",
	"fill",
	"font",
	"letter-spacing",
	"opacity",
	"outline",
	"stroke",
	"stroke-width",
	"text-align",
	"text-decoration",
	"text-wrap",
	"visibility",
];

/** How everything looks that can be seen above the link to the stylesheet. */
function looks(page: Page) {
	return page.evaluate((properties) => {
		const link = document.querySelector("main link[href*='/assets/site.']");
		if (!link) throw new Error("The page has no link to the stylesheet.");
		// The quiz draws itself again as soon as its script is there.
		const own = "body :not(liberation-quiz, :has(liberation-quiz))";
		const above = [...document.querySelectorAll(own)].filter(
			(element) =>
				element.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING &&
				element.checkVisibility(),
		);
		return above.map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const style = getComputedStyle(element);
			const drawn = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
			return { name: element.outerHTML.slice(0, 120), box: [x, y, width, height], drawn };
		});
	}, DRAWN);
}

test("every page links to the stylesheet once", () => {
	const others = pagesOf(DIST).filter((page) => {
		const html = readFileSync(join(DIST, page), "utf8");
		return html.match(/<link rel="stylesheet" href="\/assets\/site\./g)?.length !== 1;
	});
	expect(others.map(pathOf)).toEqual([FRAME]);
});

test("every page preloads its fonts behind the stylesheet, where they hold back no text", () => {
	const others = pagesOf(DIST).filter((page) => {
		const html = readFileSync(join(DIST, page), "utf8");
		const [before, after = ""] = html.split('<link rel="stylesheet" href="/assets/site.');
		return before?.includes('as="font"') || after.match(/as="font"/g)?.length !== 2;
	});
	expect(others.map(pathOf)).toEqual([FRAME]);
});

for (const [index, path] of (isComplete ? PAGES : HEADS).entries()) {
	test(`${path} shows its head before the stylesheet arrives, and keeps it as it is`, async ({
		page,
	}) => {
		// A font that comes late would change the text by itself.
		await page.route("**/*.woff2", (route) => route.abort());
		// The looks take turns from page to page.
		for (const [width, colorScheme] of LOOKS.filter(
			(_, turn) => isComplete || turn === index % 3,
		)) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme });
			const held: Route[] = [];
			await page.route(STYLESHEET, (route) => {
				held.push(route);
			});
			await page.goto(path, { waitUntil: "commit" });
			await page.locator("main link[href*='/assets/site.']").waitFor({ state: "attached" });
			await expect.poll(() => held.length).toBe(1);
			const before = await looks(page);
			await held[0]?.continue();
			await page.waitForLoadState("load");
			expect(await looks(page), `${width} px, ${colorScheme}`).toEqual(before);
			await page.unroute(STYLESHEET);
		}
	});
}
