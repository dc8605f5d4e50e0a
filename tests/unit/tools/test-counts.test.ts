import { join } from "node:path";
import { expect, test } from "vitest";
import { addCounts, playwrightCounts, vitestCounts } from "../../../tools/test-counts.ts";
import { folderWith } from "./temporary-folder.ts";

function report(data: unknown): string {
	return join(folderWith({ "report.json": JSON.stringify(data) }), "report.json");
}

test("a test file that could not be loaded is a failure of Vitest", () => {
	const file = report({
		numPassedTests: 7,
		numFailedTests: 1,
		testResults: [
			{ status: "passed", assertionResults: [{}] },
			{ status: "failed", assertionResults: [{}] },
			{ status: "failed", assertionResults: [] },
		],
	});
	expect(vitestCounts(file)).toEqual({ passed: 7, failed: 2 });
});

test("Playwright's flaky tests passed; its errors outside of tests are failures", () => {
	const file = report({
		stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 },
		errors: [{ message: "no tests found" }],
	});
	expect(playwrightCounts(file)).toEqual({ passed: 6, failed: 3 });
});

test("a step that never ran counts nothing", () => {
	const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
	expect(addCounts(vitestCounts(file), playwrightCounts("/nowhere.json"))).toEqual({
		passed: 3,
		failed: 0,
	});
});
