import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../tools/chromium.js";

// A second checkout on the same machine sets another port, so that each tests its own build.
const PORT = Number(process.env.TEST_PORT ?? 4174);
const executablePath = chromiumPath();

/** The built site under its production headers, in a real browser. */
export default defineConfig({
	testDir: fileURLToPath(new URL("e2e", import.meta.url)),
	outputDir: fileURLToPath(new URL("../.cache/test-results", import.meta.url)),
	// Generous: a limit is there to end what hangs, not to measure a busy machine.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// More than cores: a test waits now and then.
	workers: "150%",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	use: {
		baseURL: `http://localhost:${PORT}`,
		launchOptions: { ...(executablePath && { executablePath }) },
	},
	projects: [
		{ name: "site" },
		{
			name: "embed",
			testDir: fileURLToPath(new URL("embed", import.meta.url)),
		},
	],
	webServer: {
		command: `npx tsx tools/preview.ts ${PORT} --dist`,
		cwd: fileURLToPath(new URL("..", import.meta.url)),
		url: `http://localhost:${PORT}/quiz`,
		reuseExistingServer: !process.env.CI,
	},
});
