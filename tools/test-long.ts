/*
 * `npm run test:long`: what only a rare change can break. It runs all cases of the tests for which `npm test` runs only
 * a sample, rehearses the founder's year of edits, repeats tests of the quiz on React, and compares two builds.
 * `-- --shard=1/4` runs a quarter.
 */
import { runPackage, runTool } from "./run.ts";

const LENGTHS = {
	FUZZ_RUNS: "10000",
	PROPERTY_SEED: String(Date.now() % 2 ** 31),
	/** The number of damaged links, and of answer sheets; a tenth of sequences of submissions, a hundredth of events. */
	PROPERTY_RUNS: "50000",
	/** The number of submissions that are sent while the mail server fails. */
	CHAOS_SUBMISSIONS: "20000",
	/** How often our server is killed while these submissions are sent. */
	CHAOS_KILLS: "50",
	/** The simulation of the delivery covers a year instead of five months. */
	WHOLE_YEAR: "1",
};

const args = process.argv.slice(2);
const tests = await runPackage(
	"vitest",
	[
		"run",
		"--config=tests/vitest.config.ts",
		"--project=inbox",
		"--project=unit",
		"--project=long*",
		...["tests/long", "tests/component"],
		...["fuzz", "chaos", "limits", "links", "store/fold", "worst-input", "year"].map(
			(path) => `inbox/tests/${path}`,
		),
		...["circle", "quiz/read-link", "quiz/score", "shared", "site/dates"].map(
			(path) => `tests/unit/${path}`,
		),
		...args,
	],
	{ stdio: "inherit", env: { ...LENGTHS, ...process.env } },
);
const pages = await runPackage(
	"@playwright/test",
	[
		"test",
		"--config=tests/playwright.config.ts",
		...["slowest", "site", "other-settings"].map((name) => `--project=${name}`),
		...args,
	],
	{ stdio: "inherit", env: { ...process.env, EVERY_PAGE: "1" } },
);
const isFirstShard = args.every((argument) => !/^--shard=(?!1\/)/.test(argument));
const builds = isFirstShard ? await runTool("reproducible.ts", { stdio: "inherit" }) : undefined;
if (!tests.passed || !pages.passed || builds?.passed === false) process.exitCode = 1;
