import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { launchOptions } from "../tools/chromium.js";
import { preactAliases, widgetConfig, widgetConstants } from "../widget/build-config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const TIMEOUT_MS = 60_000;
const CONTEXT = { siteUrl: "https://site.test", formsEndpoint: null };

/** The component tests in a real browser, on one of the two libraries that the widget's source runs on. */
function componentProject(name: "react" | "preact"): TestProjectInlineConfiguration {
	return mergeConfig(widgetConfig(CONTEXT), {
		root,
		cacheDir: `.cache/vitest-${name}`,
		...(name === "preact" && { resolve: { alias: preactAliases } }),
		test: {
			name,
			testTimeout: TIMEOUT_MS,
			include: ["tests/component/**/*.test.{ts,tsx}"],
			browser: {
				enabled: true,
				headless: true,
				screenshotFailures: false,
				provider: playwright({ launchOptions: launchOptions() }),
				instances: [{ browser: "chromium" }],
			},
		},
	});
}

export default defineConfig({
	root,
	test: {
		// Generous: a limit is there to end what hangs, not to measure a busy machine.
		testTimeout: TIMEOUT_MS,
		hookTimeout: TIMEOUT_MS,
		maxWorkers: "100%",
		projects: [
			{
				extends: true,
				define: widgetConstants(CONTEXT),
				test: {
					name: "unit",
					environment: "node",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					// The files share what they import: reading it again for each would take half the time. So no test
					// replaces a module (what varies is an argument), and each file takes back what it stubs.
					isolate: false,
				},
			},
			componentProject("react"),
			componentProject("preact"),
		],
	},
});
