/*
 * `npm test`: every check, the cheap ones first; the first that fails ends the run. The last
 * line, `N passed, N failed`, counts the tests of Vitest and Playwright as they report them.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Run, runPackage, runTool } from "./run.ts";
import { ROOT } from "./say.js";
import { addCounts, playwrightCounts, vitestCounts } from "./test-counts.ts";

const reports = join(ROOT, ".cache", "reports");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const shown = { stdio: "inherit" } as const;

const steps: [string, () => Promise<Run>][] = [
	["Lint, types, content", () => runTool("check.ts", [], shown)],
	[
		"Unit and component tests",
		() =>
			runPackage(
				"vitest",
				[
					"run",
					"--config=tests/vitest.config.ts",
					"--reporter=default",
					"--reporter=json",
					`--outputFile.json=${vitestReport}`,
				],
				shown,
			),
	],
	["Build", () => runPackage("@11ty/eleventy", [], shown)],
	["Links and HTML", () => runTool("check-links.ts", [], shown)],
	["Headers", () => runTool("check-headers.ts", [], shown)],
	["Sizes", () => runTool("sizes.ts", [], shown)],
	["The npm package", () => runTool("package.ts", [], shown)],
	["The same build elsewhere", () => runTool("reproducible.ts", [], shown)],
	[
		"Browser tests",
		() =>
			runPackage(
				"@playwright/test",
				["test", "--config=tests/playwright.config.ts", "--reporter=list,json"],
				{ ...shown, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport } },
			),
	],
];

for (const [name, start] of steps) {
	console.log(`\n== ${name}`);
	const { passed, seconds } = await start();
	if (passed) {
		console.log(`== ${name}: ok (${seconds.toFixed(1)} s)`);
		continue;
	}
	console.log(`== ${name}: FAILED (${seconds.toFixed(1)} s)`);
	process.exitCode = 1;
	break;
}

const { passed, failed } = addCounts(
	vitestCounts(vitestReport),
	playwrightCounts(playwrightReport),
);
console.log(`\n${passed} passed, ${failed} failed`);
