import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readBuildDate } from "../../../../site/eleventy/environment.ts";

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** An empty folder, in which the code under test believes to run. */
function inFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "build-date-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	vi.stubEnv("GIT_DIR", join(folder, ".git"));
	return folder;
}

test("SOURCE_DATE_EPOCH is the build's date", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", "1800000000");
	expect(readBuildDate().toISOString()).toBe("2027-01-15T08:00:00.000Z");
});

test("a SOURCE_DATE_EPOCH that is no number stops the build", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", "2027-01-15");
	expect(readBuildDate).toThrow(RangeError);
});

test("without it, the time of the commit is, on whatever day it is built", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", "");
	const folder = inFolder();
	const git = (...args: string[]) =>
		execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
			cwd: folder,
			stdio: "ignore",
			env: { ...process.env, GIT_COMMITTER_DATE: "2026-05-01T10:00:00Z" },
		});
	git("init");
	git("commit", "--allow-empty", "-m", "x");
	expect(readBuildDate().toISOString()).toBe("2026-05-01T10:00:00.000Z");
});

test("outside git it is the clock's", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", "");
	inFolder();
	vi.useFakeTimers({ now: new Date("2027-02-03T04:05:06Z"), toFake: ["Date"] });
	expect(readBuildDate().toISOString()).toBe("2027-02-03T04:05:06.000Z");
});
