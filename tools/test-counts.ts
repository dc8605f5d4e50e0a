import { existsSync, readFileSync } from "node:fs";

/** How many tests passed and failed; skipped ones are neither. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
}

const NONE: Counts = { passed: 0, failed: 0 };

/** What of Vitest's JSON report is read. */
interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly status: string;
		readonly assertionResults: readonly unknown[];
	}[];
}

/** What of Playwright's JSON report is read. */
interface PlaywrightReport {
	readonly stats: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
	};
	/** What went wrong outside any test. */
	readonly errors: readonly unknown[];
}

/** Counts of Vitest's report; a file that could not even be loaded is one failure. */
export function vitestCounts(file: string): Counts {
	const report = read<VitestReport>(file);
	if (!report) return NONE;
	const broken = report.testResults.filter(
		({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
	);
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts of Playwright's report; a test that passed at the second try counts as passed. */
export function playwrightCounts(file: string): Counts {
	const report = read<PlaywrightReport>(file);
	if (!report) return NONE;
	const { expected, unexpected, flaky } = report.stats;
	return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

export function addCounts(...counts: readonly Counts[]): Counts {
	return counts.reduce(
		(sum, { passed, failed }) => ({
			passed: sum.passed + passed,
			failed: sum.failed + failed,
		}),
		NONE,
	);
}

/** A report, undefined where its step never ran. */
function read<Report>(file: string): Report | undefined {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
