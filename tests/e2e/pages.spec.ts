import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { extractText } from "unpdf";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { results } from "../../shared/quiz/messages.ts";
import { blockPicturePath } from "../../shared/quiz/role-path.ts";
import academy from "../../site/_data/pages/academy.json" with { type: "json" };
import notFound from "../../site/_data/pages/not-found.json" with { type: "json" };
import seed from "../../site/_data/plans/seed.json" with { type: "json" };
import { priceText } from "../../site/domain/shop.ts";
import { pathOf } from "../../tools/check-links/site.ts";
import { pagesOf } from "../../tools/files.ts";
import {
	expectAccessible,
	isComplete,
	LOOKS,
	onePage,
	readShifts,
	recordShifts,
	visibleTitles,
} from "./support.ts";

/* What holds on every page of the built site, also on those that search engines may not list. */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const files = pagesOf(DIST);
const all = files.map(pathOf);
/** The changed pages in `npm test -- --changed`. */
const only = process.env.ONLY_PAGES?.split(",");
/** Pages of the same kind differ in their words alone, so `npm test` opens one of each kind. */
const paths = only ?? (isComplete ? all : samplePaths());

const sitemap = readFileSync(join(DIST, "sitemap.xml"), "utf8");
const listed = new Set(
	[...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = ""]) => path),
);

const PHONE_HEIGHT = 664;
/** Below this, the bar of a small phone's browser may cover the page. */
const REACH = 640;

const tab = onePage();
test.beforeAll(() => recordShifts(tab()));

test("the build has enough pages, listed pages and samples for these tests", () => {
	expect(all.length).toBeGreaterThan(40);
	expect(samplePaths().length).toBeGreaterThan(10);
	expect(listed.size).toBeGreaterThan(40);
});

/** The texts in place of a price. */
const TERMS = [priceText(null), results.enrollment.waitlist];

test("the pages of programs, products and gifts name the price or the terms beside their heading", () => {
	const sold = all.filter(
		(path) =>
			/^\/(?:academy|shop)\/(?!programs\/)[a-z0-9-]+\/$|^\/donate\/$/.test(path) &&
			listed.has(path),
	);
	expect(sold.length).toBeGreaterThan(10);
	for (const path of sold) {
		const html = readFileSync(join(DIST, path, "index.html"), "utf8");
		const head = /<main[\s\S]*?<\/header>/.exec(html)?.[0].replace(/<[^>]+>/g, "") ?? "";
		expect.soft(/\$\d|@/.test(head) || TERMS.some((term) => head.includes(term)), path).toBe(true);
	}
});

for (const [index, path] of paths.entries()) {
	test(`${path} has no axe fault, layout shift, overflow, console error or physical left and right`, async ({
		baseURL,
	}) => {
		const page = tab();
		const complaints = listen(page, baseURL);
		// Widths alternate from page to page. The phone comes last, because its first screen is measured next.
		for (const width of isComplete ? [1440, 390] : [index % 4 === 1 ? 1440 : 390]) {
			await page.setViewportSize({ width, height: PHONE_HEIGHT });
			await page.goto(path);
			if (width === 390) expect.soft(await visibleTitles(page), path).toHaveLength(1);
			await scrollThrough(page);
			expect.soft(await readShifts(page), `layout shifts of ${path} at ${width} px`).toEqual([]);
		}
		await page.setViewportSize({ width: 390, height: PHONE_HEIGHT });
		if (listed.has(path)) expect.soft(await firstActionEnd(page), path).toBeLessThanOrEqual(REACH);
		expect.soft(await leadsToHelp(page), `the way to help at ${path}`).toBe(true);
		for (const [turn, { width, colorScheme }] of LOOKS.entries()) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await overflow(page), `wider than ${path} at ${width} px`).toEqual([]);
			if (!isComplete && turn !== index % LOOKS.length) continue;
			await expectAccessible(page, `${path} at ${width} px, ${colorScheme}`);
			await setTextSize(page, "200%");
			expect.soft(await overflow(page), `the same with its text doubled`).toEqual([]);
			await setTextSize(page, "");
		}
		expect.soft(await unmirrored(page), `${path} from right to left`).toEqual([]);
		page.removeAllListeners();
		// The page of a missing address answers 404, and the browser says so in the console.
		const unexpected = complaints.filter(
			(text) => !path.endsWith("/404.html") || !text.includes("status of 404"),
		);
		expect(unexpected, "console, content policy, other origins").toEqual([]);
	});
}

/** The page's texts, fields and boxes that don't stand mirrored where the page is set from right to left. */
function unmirrored(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const root = document.documentElement;
		const blocks = [
			...document.querySelectorAll("main :is(h1, h2, h3, p, li, section, form, fieldset, input)"),
		].filter((block) => block.checkVisibility());
		const before = blocks.map((block) => block.getBoundingClientRect());
		root.dir = "rtl";
		const faults = blocks.flatMap((block, index) => {
			const { width, right } = block.getBoundingClientRect();
			const { left, width: widthBefore } = before[index] ?? new DOMRect();
			const isMirrored = Math.abs(left - (root.clientWidth - right)) < 10;
			// A box as wide as its text may change its width with the place of a full stop.
			return isMirrored || Math.abs(width - widthBefore) > 3
				? []
				: [`<${block.localName} class="${block.className}">`];
		});
		root.dir = "ltr";
		return [...new Set(faults)];
	});
}

/**
 * A few pages that together have every element, every type of field or script, and nearly every class: each brings an
 * element or a type that the ones before it lack, or ten classes.
 */
function samplePaths(): string[] {
	// The Spanish pages have the elements and classes of the English ones.
	const pages = files.flatMap((file) => {
		if (file.startsWith("es/")) return [];
		const html = readFileSync(join(DIST, file), "utf8");
		const elements = html.match(/<[a-z][\w-]*|(?<=\stype=")[^"]*/g) ?? [];
		const classes = html.match(/(?<=\sclass=")[^"]*/g)?.flatMap((names) => names.split(" ")) ?? [];
		return {
			path: pathOf(file),
			kinds: new Set([...elements, ...classes.map((name) => `.${name}`)]),
		};
	});
	const seen = new Set<string>();
	const gain = ({ kinds }: (typeof pages)[number]) => {
		const fresh = [...kinds].filter((kind) => !seen.has(kind));
		return fresh.length + 9 * fresh.filter((kind) => !kind.startsWith(".")).length;
	};
	const sample: string[] = [];
	for (;;) {
		const best = pages.reduce((one, other) => (gain(other) > gain(one) ? other : one));
		if (gain(best) < 10) return sample;
		sample.push(best.path);
		for (const kind of best.kinds) seen.add(kind);
	}
}

test("each role's picture for mails exists, at twice the size that the mail shows", async ({
	request,
}) => {
	for (const role of ROLE_KEYS) {
		const answer = await request.get(blockPicturePath(role));
		expect(answer.headers()["content-type"], role).toBe("image/png");
		const png = await answer.body();
		expect([png.readUInt32BE(16), png.readUInt32BE(20)], role).toEqual([288, 288]);
	}
});

test("a missing page answers 404, links to the home page and logs its path", async ({ page }) => {
	const logs: string[] = [];
	page.on("console", (message) => logs.push(message.text()));
	const response = await page.goto("/no/such-page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
	await expect.poll(() => logs.join()).toContain("/no/such-page");
	await page.getByRole("link", { name: notFound.action.label }).click();
	await expect(page).toHaveURL("/");
});

test("a URL with punctuation that a mail program added redirects to the page", async ({ page }) => {
	for (const [address, to] of [
		["/quiz/roles/healer%E2%80%9D", "/quiz/roles/healer"],
		["/quiz/habits)?utm_source=x#top", "/quiz/habits?utm_source=x#top"],
		["/quiz%3Frole=healer", "/quiz?role=healer"],
	] as const) {
		await page.goto(address);
		await expect(page).toHaveURL(to);
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.title);
	}
});

/** Collects what the browser complains of, and requests to other origins. */
function listen(page: Page, baseURL: string | undefined): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		// The page for unknown addresses logs its path, here its own.
		const isMeant = /: (?:\/\w+)?\/404\.html$/.test(message.text());
		if (["error", "warning"].includes(message.type()) && !isMeant) complaints.push(message.text());
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	page.on("request", (request) => {
		const { origin } = new URL(request.url());
		if (origin !== baseURL && origin !== "null") complaints.push(`requests ${request.url()}`);
	});
	return complaints;
}

/**
 * Measures how far down the first action is: the lower edge of the first button or large link, or the upper edge of the
 * text on a page that is for reading, in pixels.
 */
async function firstActionEnd(page: Page): Promise<number> {
	const ends = await page
		.locator("main :is(a, button, input, select, textarea, summary)")
		.evaluateAll((all) =>
			all
				.filter((each) => each.checkVisibility() && each.clientWidth > 1)
				.map((each) => each.getBoundingClientRect())
				.filter(({ height }) => height >= 40)
				.map(({ bottom }) => bottom),
		);
	const texts = await page
		.locator("main .prose")
		.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
	return Math.min(...ends, ...texts);
}

/** Whether the footer has the contact page and our address; the quiz in a partner's frame has no footer. */
function leadsToHelp(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const footer = document.querySelector("body > footer");
		const links = ["a[href='/contact']", "a[href^='mailto:']"];
		return !footer || links.every((link) => footer.querySelector(link) !== null);
	});
}

function setTextSize(page: Page, fontSize: string): Promise<void> {
	return page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, fontSize);
}

/** Scrolls to the end and back, so that everything that loads late has loaded. */
function scrollThrough(page: Page): Promise<void> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		// Until the quiz's script has run, the height of the landing's lower part is an estimate: a jump past it shifts.
		for (const quiz of document.querySelectorAll("liberation-quiz")) {
			while (!quiz.shadowRoot?.querySelector(".painted")) await frame();
		}
		await frame();
		await frame();
		scrollTo(0, document.body.scrollHeight);
		await frame();
		await frame();
		scrollTo(0, 0);
		await frame();
	});
}

/** The first elements that make the page wider than its window. */
function overflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const wide = [...document.querySelectorAll("body *")].filter(
			(element) => element.getBoundingClientRect().right > clientWidth + 1,
		);
		return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
	});
}

/* A page of the site on paper. */

test("printed pages have every answer open, and show the URLs of links to other sites", async ({
	page,
}) => {
	await page.goto("/academy/");
	const { text } = await extractText(new Uint8Array(await page.pdf({ format: "Letter" })));
	// Line breaks differ in print.
	const packed = text.join("").replace(/\s+/g, "");
	const [, ...answers] = JSON.stringify(academy.sections).split('"answer":"');
	for (const answer of answers) {
		expect(packed).toContain(answer.slice(0, answer.indexOf('"')).replace(/\s+/g, ""));
	}
	expect(packed).toContain(seed.payments[0]?.url);
});
