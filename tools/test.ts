/*
 * `npm test`: runs every check, and prints the output of what fails. Steps of a group run in parallel; after a failing
 * group, the run ends. The last line, `N passed, N failed`, counts tests of Vitest and Playwright.
 *
 * `npm test -- checks`, `unit` or `browser` runs one part, and `--shard=1/2` a half of the browser tests.
 * `npm test -- --changed` tests changes since the last commit, `--changed=main` changes since that branch.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathOf } from "./check-links/site.ts";
import { pagesOf } from "./files.ts";
import { ROOT } from "./root.js";
import { type Run, runPackage, runTool } from "./run.ts";

const reports = join(ROOT, ".cache", "reports");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const PARTS = ["checks", "unit", "browser"] as const;
type Part = (typeof PARTS)[number] | "build";
type Step = readonly [part: Part, name: string, start: () => Promise<Run>];

const args = process.argv.slice(2);
const asked = PARTS.find((part) => args.includes(part));
const shard = args.find((argument) => /^--shard=\d+\/\d+$/.test(argument));
const changed = args.find((argument) => /^--changed(=.+)?$/.test(argument));
const unknown = args.find((argument) => ![asked, shard, changed].includes(argument));
if (unknown) {
	console.error(
		`npm test -- ${unknown}: expected ${PARTS.join(", ")}, --shard=1/2, --changed or --changed=<branch>.`,
	);
	process.exit(2);
}

const DIST = join(ROOT, "dist");
/** The most changed pages that `--changed` opens in a browser. */
const MOST_PAGES = 6;
const before = changed ? hashesOf() : new Map<string, string>();
const isContentAlone = changed !== undefined && changedFiles().every(isContent);

/** Elsewhere in the world: `npm run test:long` compares this build with one of here. */
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
const buildEnv = { ...process.env, ...ELSEWHERE };

const vitest = [
	...["run", "--config=tests/vitest.config.ts", "--project=!long*"],
	...["--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`],
];
const playwright = [
	"test",
	"--config=tests/playwright.config.ts",
	"--reporter=dot,json",
	"--quiet",
];
const playwrightEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
const OTHER_SETTINGS = "tests/e2e/other-settings/build.ts";
/** The projects of tests/playwright.config.ts whose site is built before them. */
const TESTED = ["slowest", "embed", "other-settings", "site"];
if (shard) playwright.push(shard);
if (changed) {
	vitest.push(changed, "--passWithNoTests", "--project=!react");
	playwright.push(changed.replace("changed", "only-changed"), "--pass-with-no-tests");
} else playwright.push("--no-deps", ...TESTED.map((name) => `--project=${name}`));

const GROUPS: readonly (readonly Step[])[] = [
	[
		["checks", "Lint, types, content", check],
		["build", "Build", () => runPackage("@11ty/eleventy", ["--quiet"], { env: buildEnv })],
		["browser", "Build with other settings", () => runPackage("tsx", [OTHER_SETTINGS])],
	],
	[
		["unit", "Unit and component tests", () => runPackage("vitest", vitest)],
		["checks", "Links and HTML", () => runTool("check-links.ts")],
		["checks", "Sizes", () => runTool("sizes.ts")],
	],
	[
		[
			"browser",
			"Browser tests",
			() => runPackage("@playwright/test", playwright, { env: playwrightEnv }),
		],
	],
	[["browser", "Changed pages", lookAtChangedPages]],
];

const LEFT_OUT = changed
	? [
			"Build with other settings",
			...(isContentAlone ? ["Unit and component tests", "Browser tests"] : []),
		]
	: ["Changed pages"];

let failedSteps = 0;
for (const steps of GROUPS) {
	const wanted = steps.filter(
		([part, name]) => (!asked || part === asked || part === "build") && !LEFT_OUT.includes(name),
	);
	const results = await Promise.all(wanted.map(runStep));
	failedSteps = results.filter((passed) => !passed).length;
	if (failedSteps > 0) break;
}
if (failedSteps > 0) process.exitCode = 1;

const unit = read<{ numPassedTests: number; numFailedTests: number }>(vitestReport);
const browser = read<{ stats: { expected: number; unexpected: number } }>(playwrightReport);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
// A step without tests can also fail, such as lint.
console.log(`\n${passed} passed, ${Math.max(failed, failedSteps)} failed`);

/** With changes of content alone, the build checks the content, and no type depends on its texts. */
function check(): Promise<Run> {
	if (!isContentAlone) return runTool("check.ts");
	const args = ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...changedFiles()];
	return runPackage("@biomejs/biome", args);
}

async function runStep([, name, start]: Step): Promise<boolean> {
	const { passed, seconds, output } = await start();
	if (!passed) console.log(`\n== ${name}\n${output.trim()}\n`);
	console.log(`${passed ? "ok    " : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
	return passed;
}

/** Tests the pages whose HTML has changed since the last build, each on a phone. */
async function lookAtChangedPages(): Promise<Run> {
	const pages = [...hashesOf()].flatMap(([page, hash]) =>
		before.get(page) === hash ? [] : [pathOf(page)],
	);
	if (pages.length === 0) return { passed: true, seconds: 0, output: "" };
	const args = ["test", "--config=tests/playwright.config.ts", "--project=site", "--reporter=dot"];
	return runPackage(
		"@playwright/test",
		[...args, "--pass-with-no-tests", "e2e/pages", "-g", "on a phone and a wide screen"],
		{ env: { ...process.env, ONLY_PAGES: pages.slice(0, MOST_PAGES).join() } },
	);
}

/** The hash of each built page's HTML. */
function hashesOf(): ReadonlyMap<string, string> {
	const hash = (page: string) =>
		createHash("sha256")
			.update(readFileSync(join(DIST, page)))
			.digest("hex");
	return new Map(existsSync(DIST) ? pagesOf(DIST).map((page) => [page, hash(page)]) : []);
}

function changedFiles(): string[] {
	const [, branch = "HEAD"] = changed?.split("=") ?? [];
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
	return [
		...git("diff", "--name-only", branch),
		...git("ls-files", "--others", "--exclude-standard"),
	];
}

/** Whether a file holds only what the founder may change. */
function isContent(file: string): boolean {
	return /^(?:site\/(?:_data|articles|images)|shared\/quiz)\/.*\.(?:json|md|jpe?g|png|webp|avif)$/.test(
		file,
	);
}

function read<Report>(file: string): Report | undefined {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
