/*
 * `npm test`: runs every check. Steps of a group run in parallel; after a failing group, the run ends. The last line,
 * `N passed, N failed`, counts tests of Vitest and Playwright.
 *
 * `npm test -- checks`, `unit` or `browser` runs one part. `npm test -- --changed` tests changes since the last
 * commit, `--changed=main` changes since that branch.
 */
import type { SpawnOptions } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Run, runPackage, runTool } from "./run.ts";
import { ROOT } from "./say.js";

const reports = join(ROOT, ".cache", "reports");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const PARTS = ["checks", "unit", "browser"] as const;
type Part = (typeof PARTS)[number] | "build";
type Step = readonly [part: Part, name: string, start: (options: SpawnOptions) => Promise<Run>];

const args = process.argv.slice(2);
const asked = PARTS.find((part) => args.includes(part));
const changed = args.find((argument) => /^--changed(=.+)?$/.test(argument));
const unknown = args.find((argument) => argument !== asked && argument !== changed);
if (unknown) {
	console.error(
		`npm test -- ${unknown}: expected ${PARTS.join(", ")}, --changed or --changed=<branch>.`,
	);
	process.exit(2);
}

const vitest = [
	...["run", "--config=tests/vitest.config.ts", "--reporter=default", "--reporter=json"],
	`--outputFile.json=${vitestReport}`,
];
const playwright = ["test", "--config=tests/playwright.config.ts", "--reporter=list,json"];
if (changed) {
	vitest.push(changed, "--passWithNoTests");
	playwright.push(changed.replace("changed", "only-changed"), "--pass-with-no-tests");
}
const playwrightEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };

const GROUPS: readonly (readonly Step[])[] = [
	[
		["checks", "Lint, types, content", (options) => runTool("check.ts", options)],
		["build", "Build", (options) => runPackage("@11ty/eleventy", ["--quiet"], options)],
	],
	[
		["unit", "Unit and component tests", (options) => runPackage("vitest", vitest, options)],
		["checks", "The same build elsewhere", (options) => runTool("reproducible.ts", options)],
		["checks", "Links and HTML", (options) => runTool("check-links.ts", options)],
		["checks", "Sizes", (options) => runTool("sizes.ts", options)],
	],
	[
		[
			"browser",
			"Browser tests",
			(options) => runPackage("@playwright/test", playwright, { ...options, env: playwrightEnv }),
		],
	],
];

let failedSteps = 0;
for (const steps of GROUPS) {
	const wanted = steps.filter(([part]) => !asked || part === asked || part === "build");
	const results = await Promise.all(wanted.map((step) => runStep(step, wanted.length === 1)));
	failedSteps = results.filter((passed) => !passed).length;
	if (failedSteps > 0) break;
}
if (failedSteps > 0) process.exitCode = 1;

const unit = read<{ numPassedTests: number; numFailedTests: number }>(vitestReport);
const browser = read<{ stats: { expected: number; flaky: number; unexpected: number } }>(
	playwrightReport,
);
const passed =
	(unit?.numPassedTests ?? 0) + (browser ? browser.stats.expected + browser.stats.flaky : 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
// A step without tests can also fail, such as lint.
console.log(`\n${passed} passed, ${Math.max(failed, failedSteps)} failed`);

/**
 * Runs a step.
 * @param alone - whether the output can stream, because no other step runs in parallel
 */
async function runStep([, name, start]: Step, alone: boolean): Promise<boolean> {
	if (alone) console.log(`\n== ${name}`);
	const { passed, seconds, output } = await start(alone ? { stdio: "inherit" } : {});
	if (!alone) console.log(`\n== ${name}\n${output.trim()}`);
	console.log(`== ${name}: ${passed ? "ok" : "FAILED"} (${seconds.toFixed(1)} s)`);
	return passed;
}

function read<Report>(file: string): Report | undefined {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
