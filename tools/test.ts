/*
 * `npm test`: every check, the cheap ones first, those of the build side by side; the first that fails ends
 * the run. The last line, `N passed, N failed`, counts the tests of Vitest and Playwright as they report them.
 */
import type { SpawnOptions } from "node:child_process";
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

type Step = readonly [name: string, start: (options: SpawnOptions) => Promise<Run>];

const check: Step = ["Lint, types, content", (options) => runTool("check.ts", [], options)];
const vitest: Step = [
	"Unit and component tests",
	(options) =>
		runPackage(
			"vitest",
			[
				"run",
				"--config=tests/vitest.config.ts",
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${vitestReport}`,
			],
			options,
		),
];
const build: Step = ["Build", (options) => runPackage("@11ty/eleventy", [], options)];
const ofTheBuild: readonly Step[] = [
	["Links and HTML", (options) => runTool("check-links.ts", [], options)],
	["Sizes", (options) => runTool("sizes.ts", [], options)],
	["The npm package", (options) => runTool("package.ts", [], options)],
	["The same build elsewhere", (options) => runTool("reproducible.ts", [], options)],
];
const browser: Step = [
	"Browser tests",
	(options) =>
		runPackage(
			"@playwright/test",
			["test", "--config=tests/playwright.config.ts", "--reporter=list,json"],
			{ ...options, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport } },
		),
];

for (const steps of [[check], [vitest], [build], ofTheBuild, [browser]]) {
	const results = await Promise.all(steps.map((step) => runStep(step, steps.length === 1)));
	if (results.every(Boolean)) continue;
	process.exitCode = 1;
	break;
}

const { passed, failed } = addCounts(
	vitestCounts(vitestReport),
	playwrightCounts(playwrightReport),
);
console.log(`\n${passed} passed, ${failed} failed`);

/** @param alone - what it prints is shown as it comes; else at its end, for others print as well */
async function runStep([name, start]: Step, alone: boolean): Promise<boolean> {
	if (alone) console.log(`\n== ${name}`);
	const { passed, seconds, output } = await start(alone ? { stdio: "inherit" } : {});
	if (!alone) console.log(`\n== ${name}\n${output.trim()}`);
	console.log(`== ${name}: ${passed ? "ok" : "FAILED"} (${seconds.toFixed(1)} s)`);
	return passed;
}
