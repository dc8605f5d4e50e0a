import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../tools/chromium.js";

/** Files with a test that takes ten seconds or more, or that run as a whole in one worker. */
const SLOWEST = ["live-reload", "quiz/stages", "desk", "editor/editor", "spoken/forms"].map(
	(name) => `${name}.spec.ts`,
);

/** The built site under its production headers, in a real browser. */
export default defineConfig({
	testDir: fileURLToPath(new URL("e2e", import.meta.url)),
	outputDir: fileURLToPath(new URL("../.cache/test-results", import.meta.url)),
	// Snapshots are in the folder of their test.
	snapshotPathTemplate: "{testDir}/{testFileDir}/{arg}{ext}",
	// The limit is generous, because it only ends tests that hang, also on a busy machine.
	timeout: 120_000,
	expect: { timeout: 60_000 },
	// More than cores, because some tests wait for a server; twice as many would take longer.
	workers: "150%",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	use: {
		// The server below takes a free port, unless one is set, and tells which.
		baseURL: `http://localhost:${process.env.TEST_PORT}`,
		launchOptions: launchOptions(),
		// Nothing waits for an animation to end, except where a test asks for motion.
		contextOptions: { reducedMotion: "reduce" },
	},
	projects: [
		// Files that take longest come first: started last, one would leave the other cores idle.
		{ name: "slowest", testMatch: SLOWEST },
		{ name: "embed", testDir: fileURLToPath(new URL("embed", import.meta.url)) },
		{ name: "builds", testMatch: "other-settings/builds.setup.ts" },
		{ name: "other-settings", testMatch: "other-settings/*.spec.ts", dependencies: ["builds"] },
		{ name: "site", testIgnore: ["other-settings/**", ...SLOWEST] },
	],
	webServer: {
		command: `node --import tsx tools/preview.ts ${process.env.TEST_PORT ?? 0} --dist`,
		cwd: fileURLToPath(new URL("..", import.meta.url)),
		wait: { stdout: /http:\/\/localhost:(?<test_port>\d+)/ },
		timeout: 120_000,
	},
});
