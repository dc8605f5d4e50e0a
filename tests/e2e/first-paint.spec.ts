import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, type Route, test } from "@playwright/test";
import { pathOf } from "../../tools/check-links/site.ts";
import { pagesOf } from "../../tools/files.ts";
import { hold, isComplete, openWithLateFonts } from "./support.ts";

/* A page's header and head are painted before its stylesheet has loaded, and don't change then. */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
/** The framed quiz, which needs no stylesheet besides the critical CSS. */
const FRAME = /^\/embed\/frame\//;
const PAGES = pagesOf(DIST)
	.map(pathOf)
	.filter((path) => !FRAME.test(path));
/** The first page of a collection, whose items the founder chooses. */
const firstBelow = (path: string) =>
	PAGES.filter((each) => each.startsWith(path) && each !== path && !each.includes("thank")).slice(
		0,
		1,
	);

/** One page of each kind of head. */
const HEADS = [
	"/",
	"/academy/",
	...firstBelow("/articles/"),
	"/privacy/",
	"/quiz/",
	"/quiz/roles/weaver/",
	...firstBelow("/shop/"),
];

const LOOKS = [
	[320, "light"],
	[390, "dark"],
	[1440, "light"],
] as const;

const STYLESHEET = "**/assets/site.*.css";

/** The properties that decide how an element is drawn in its box. */
const DRAWN = [
	..."color background border border-radius fill font letter-spacing opacity".split(" "),
	..."outline stroke stroke-width text-align text-decoration text-wrap visibility".split(" "),
];

/** The appearance of every visible element above the link to the stylesheet. */
function looks(page: Page) {
	return page.evaluate((properties) => {
		const link = document.querySelector("main link[href*='/assets/site.']");
		if (!link) throw new Error("The page has no link to the stylesheet.");
		// The quiz redraws itself once its script has loaded.
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

/** The browser's bar in light and in another color in dark. */
const BAR =
	/<meta name="theme-color" media="[^"]*light[^"]*" content="([^"]+)"\/><meta name="theme-color" media="[^"]*dark[^"]*" content="(?!\1)[^"]+"\/>/;
const ALTERNATIVE = /<meta property="og:image:alt" content="[^"]+"/;

test("every page preloads its fonts in its head, links to the stylesheet once, colors the browser's bar and describes its share image", () => {
	const others = pagesOf(DIST).filter((page) => {
		const html = readFileSync(join(DIST, page), "utf8");
		if (!BAR.test(html) || !ALTERNATIVE.test(html)) return true;
		const [before = "", after, ...more] = html.split('<link rel="stylesheet" href="/assets/site.');
		const [head = ""] = before.split("</head>");
		return more.length > 0 || !after || head.match(/as="font"/g)?.length !== 3;
	});
	expect(others.map(pathOf).filter((path) => !FRAME.test(path))).toEqual([]);
});

test("the font files of accented letters load only on a page with an accented letter", async ({
	page,
}) => {
	const loaded: string[] = [];
	page.on("requestfinished", (request) => loaded.push(request.url()));
	const plain = async (route: Route) => {
		const response = await route.fetch();
		// Accents that the founder may have written.
		const body = (await response.text()).normalize("NFD").replace(/\p{Mn}/gu, "");
		await route.fulfill({ response, body });
	};
	await page.route("**/", plain, { times: 1 });
	await page.goto("/", { waitUntil: "networkidle" });
	const accents = () => loaded.filter((url) => /-accents\.\w+\.woff2$/.test(url));
	expect(accents()).toEqual([]);
	await page.locator("h1").evaluate((heading) => heading.append("é"));
	await expect.poll(accents).toHaveLength(1);
});

test("text that was drawn before the fonts came is set in them afterward", async ({ page }) => {
	await openWithLateFonts(page, "/");
	const client = await page.context().newCDPSession(page);
	await client.send("DOM.enable");
	await client.send("CSS.enable");
	const { root } = await client.send("DOM.getDocument");
	for (const [selector, font] of [
		["h1", "Fraunces"],
		["h1 + p", "Atkinson Hyperlegible Next"],
	] as const) {
		const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
		const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
		expect(fonts.map(({ familyName }) => familyName)).toContain(font);
	}
});

for (const [index, path] of (isComplete ? PAGES : HEADS).entries()) {
	test(`${path} draws its head before the stylesheet has loaded, and doesn't redraw it`, async ({
		page,
	}) => {
		// A font that comes late would change the text by itself.
		await page.route("**/*.woff2", (route) => route.abort());
		// Widths and themes alternate from page to page.
		for (const [width, colorScheme] of LOOKS.filter(
			(_, turn) => isComplete || turn === index % 3,
		)) {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ colorScheme });
			const release = await hold(page, STYLESHEET);
			const asked = page.waitForRequest(STYLESHEET);
			await page.goto(path, { waitUntil: "commit" });
			await page.locator("main link[href*='/assets/site.']").waitFor({ state: "attached" });
			await asked;
			const before = await looks(page);
			await release();
			await page.waitForLoadState("load");
			expect(await looks(page), `${width} px, ${colorScheme}`).toEqual(before);
			await page.unroute(STYLESHEET);
		}
	});
}
