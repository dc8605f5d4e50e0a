import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, extname, join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { launchOptions } from "../chromium.js";
import { pagesOf } from "../files.ts";
import { fileOf, SCHEMES, type Variant } from "./names.ts";
import { noonOf, ORIGIN } from "./site.ts";
import { STAGES, walkQuiz } from "./stages.ts";

const MOST_ATTEMPTS = 20;

/** Which pictures to take. */
export interface Order {
	/** What browser and build take for today, such as 2026-02-01. */
	readonly day: string;
	readonly widths: readonly number[];
	/** Part of the names of the pages and stages wanted; empty for all. */
	readonly only: string;
}

/** Takes pictures of every page of a built site, and of every stage of its quiz. */
export async function takePictures(site: string, folder: string, order: Order): Promise<void> {
	const browser = await chromium.launch(launchOptions());
	const wanted = (name: string) => name.includes(order.only);
	const visits: (() => Promise<void>)[] = [];
	for (const width of order.widths) {
		for (const scheme of SCHEMES) {
			const visit = visitor(browser, site, order.day, { width, scheme });
			const keep = async (name: string, page: Page) => {
				if (wanted(name)) await capture(page, join(folder, fileOf({ name, width, scheme })));
			};
			if (STAGES.some(wanted)) visits.push(() => visit((page) => walkQuiz(page, keep)));
			for (const file of pagesOf(site)) {
				const name = nameOf(file);
				if (!wanted(name)) continue;
				visits.push(() =>
					visit(async (page) => {
						await page.goto(`${ORIGIN}/${file.replace(/index\.html$/, "")}`);
						await keep(name, page);
					}),
				);
			}
		}
	}
	const queue = visits.values();
	const work = async () => {
		for (const visit of queue) await visit();
	};
	try {
		await Promise.all(Array.from({ length: availableParallelism() }, work));
	} finally {
		await browser.close();
	}
}

/** "academy/programs" of academy/programs/index.html, "404" of 404.html, "home" of index.html. */
function nameOf(file: string): string {
	return file.replace(/(\/?index)?\.html$/, "") || "home";
}

/** Each visit has a browser profile of its own, whose only network is the folder of the site. */
function visitor(browser: Browser, site: string, day: string, { width, scheme }: Variant) {
	return async (act: (page: Page) => Promise<void>): Promise<void> => {
		const context = await browser.newContext({
			viewport: { width, height: 900 },
			colorScheme: scheme,
			reducedMotion: "reduce",
			locale: "en-US",
			timezoneId: "America/New_York",
		});
		// Long enough for a busy machine: it only ends what hangs.
		context.setDefaultTimeout(300_000);
		await serveFolder(context, site);
		await context.clock.setFixedTime(noonOf(day));
		await context.addInitScript(() => {
			window.print = () => undefined;
		});
		await act(await context.newPage());
		await context.close();
	};
}

/**
 * Serves the folder instead of the network. Fonts block the text that needs them, because an optional one that comes
 * late on a busy machine would not show at all.
 */
export async function serveFolder(context: BrowserContext, site: string): Promise<void> {
	await context.route("**", (route) => {
		const { origin, pathname } = new URL(route.request().url());
		if (origin !== ORIGIN) return route.abort();
		const path = join(site, decodeURIComponent(pathname));
		const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
		if (!existsSync(file)) return route.fulfill({ status: 404 });
		if (!/\.(html|css)$/.test(file)) return route.fulfill({ path: file });
		const text = readFileSync(file, "utf8").replace(
			/font-display:\s*(optional|fallback|swap)/g,
			"font-display:block",
		);
		return route.fulfill({ body: text, contentType: `text/${extname(file).slice(1)}` });
	});
}

/** Takes a picture once two in a row are equal, so that nothing on the page is still arriving. */
async function capture(page: Page, path: string): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(async () => {
		scrollTo({ top: 0, behavior: "instant" });
		await document.fonts.ready;
		// A lazy picture that nothing scrolls to is never decoded.
		for (const image of document.images) image.loading = "eager";
		await Promise.allSettled([...document.images].map((image) => image.decode()));
	});
	let last: Buffer | undefined;
	for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
		const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
		if (last?.equals(picture)) {
			mkdirSync(dirname(path), { recursive: true });
			return writeFileSync(path, picture);
		}
		last = picture;
	}
	throw new Error(`${page.url()} does not come to rest.`);
}
