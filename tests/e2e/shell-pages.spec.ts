import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/* The shell with its menus open, on three unlike pages; site-wide.spec.ts visits every page that is built. */

const PAGES = ["/", "/quiz", "/no-such-page"] as const;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };

for (const path of PAGES) {
	for (const viewport of [WIDE, PHONE]) {
		for (const colorScheme of ["light", "dark"] as const) {
			test(`axe finds nothing on ${path} at ${viewport.width} px, ${colorScheme}`, async ({
				page,
			}) => {
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				await page.setViewportSize(viewport);
				await page.goto(path);
				expect(await violations(page)).toEqual([]);
				if (viewport === PHONE) await page.getByRole("button", { name: "Menu" }).click();
				else await page.locator(".main-nav summary", { hasText: "Learn" }).click();
				expect(await violations(page)).toEqual([]);
			});
		}
	}

	test(`${path} never scrolls sideways, at 320 px and with text twice as large`, async ({
		page,
	}) => {
		await page.setViewportSize(PHONE);
		await page.goto(path);
		expect(await overflow(page)).toBe(0);
		await enlargeText(page);
		expect(await overflow(page)).toBe(0);
		await page.setViewportSize(WIDE);
		expect(await overflow(page)).toBe(0);
	});

	test(`${path} asks nobody else, keeps its policy and moves nothing`, async ({
		page,
		baseURL,
	}) => {
		const origins = new Set<string>();
		const complaints: string[] = [];
		page.on("request", (request) => origins.add(new URL(request.url()).origin));
		page.on("console", (message) => {
			if (/policy|refused/i.test(message.text())) complaints.push(message.text());
		});
		await page.goto(path, { waitUntil: "load" });
		await page.evaluate(async () => {
			await document.fonts.ready;
			scrollTo(0, document.body.scrollHeight);
		});
		expect([...origins]).toEqual([baseURL]);
		expect(complaints).toEqual([]);
		expect(await layoutShift(page)).toBe(0);
	});
}

async function violations(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.options({
			runOnly: {
				type: "tag",
				values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
			},
			rules: { "target-size": { enabled: true } },
		})
		.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Pixels that the page is wider than its window. */
function overflow(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
}

function enlargeText(page: Page): Promise<void> {
	return page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
}

/** The sum of all layout shifts so far. */
function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => {
					const shifts = list
						.getEntries()
						.map((entry) => ("value" in entry ? Number(entry.value) : 0));
					resolve(shifts.reduce((sum, shift) => sum + shift, 0));
				}).observe({ type: "layout-shift", buffered: true });
				// Where nothing has moved, the observer is never called.
				setTimeout(() => resolve(0), 300);
			}),
	);
}
