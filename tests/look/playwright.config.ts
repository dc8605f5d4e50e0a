import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

// Pictures show the site's own address.
process.env.TEST_PORT ??= "4199";
const { default: site } = await import("../playwright.config.ts");
const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));

/** `npm run look`: pictures of the built site, on a phone and a desk, light and dark, compared to the pixel. */
export default defineConfig(site, {
	testDir: ".",
	snapshotPathTemplate: `${CACHE}/look/{arg}.{projectName}{ext}`,
	timeout: 300_000,
	expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
	reporter: [["list"], ["html", { outputFolder: `${CACHE}/look-report`, open: "never" }]],
	projects: [390, 1440].flatMap((width) =>
		(["light", "dark"] as const).map((colorScheme) => ({
			name: `${width}-${colorScheme}`,
			use: {
				viewport: { width, height: 900 },
				colorScheme,
				contextOptions: { reducedMotion: "reduce" as const },
				timezoneId: "America/New_York",
			},
		})),
	),
});
