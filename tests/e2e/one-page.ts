import { type BrowserContextOptions, type Page, test } from "@playwright/test";

/**
 * One page for all tests of a file or a group that a worker runs, because opening a page takes longer than most
 * checks. For tests that leave nothing behind in it.
 * @returns the page, once the first test begins
 */
export function onePage(options: BrowserContextOptions = {}): () => Page {
	let page: Page | undefined;
	test.beforeAll(async ({ browser, baseURL }) => {
		page = await browser.newPage({ ...(baseURL && { baseURL }), ...options });
	});
	test.afterAll(() => page?.close());
	return () => {
		if (!page) throw new Error("The page is opened when the tests begin.");
		return page;
	};
}
