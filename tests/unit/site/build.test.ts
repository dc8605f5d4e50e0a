import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { siteSchema } from "../../../shared/content/site-schema.ts";
import { formsAddress } from "../../../shared/forms-endpoint.ts";
import {
	editorOf,
	readBuildDate,
	readCommitDates,
	readEnvironment,
} from "../../../site/eleventy/environment.ts";
import { hashedName } from "../../../site/eleventy/hashed.ts";
import { toHtml } from "../../../site/eleventy/page.ts";

test("a page gets a doctype, and loses React's image preloads", () => {
	const page = createElement(
		"html",
		null,
		createElement("body", null, createElement("img", { src: "/a.png" })),
	);
	const html = toHtml(page);
	expect(html).toMatch(/^<!doctype html><html>/);
	expect(html).toContain('<img src="/a.png"/>');
	expect(html).not.toContain("preload");
});

test("a hashed name changes with the content, and only with it", () => {
	expect(hashedName("site.css", "a{}")).toMatch(/^site\.[0-9a-f]{8}\.css$/);
	expect(hashedName("site.css", "a{}")).toBe(hashedName("site.css", "a{}"));
	expect(hashedName("site.css", "a{}")).not.toBe(hashedName("site.css", "b{}"));
});

test("the site lives at the origin of site.json unless SITE_URL says otherwise, which has to be a URL", () => {
	vi.stubEnv("SITE_URL", "");
	const { origin } = JSON.parse(readFileSync("site/_data/site.json", "utf8"));
	expect(readEnvironment()).toMatchObject({ siteUrl: origin, pathPrefix: "/" });
	vi.stubEnv("SITE_URL", "https://preview.example.com/branch/");
	expect(readEnvironment()).toMatchObject({
		siteUrl: "https://preview.example.com/branch",
		pathPrefix: "/branch/",
	});
	vi.stubEnv("SITE_URL", "www.example.org");
	expect(readEnvironment).toThrow(TypeError);
});

test("forms are posted to a path of the site or to an absolute URL, and nowhere by default", () => {
	vi.stubEnv("SITE_URL", "https://www.school.test/next");
	vi.stubEnv("ELEVENTY_RUN_MODE", "build");
	const endpointOf = (FORMS_ENDPOINT: string) => {
		vi.stubEnv("FORMS_ENDPOINT", FORMS_ENDPOINT);
		return readEnvironment().formsEndpoint;
	};
	expect(endpointOf("/api")).toBe("https://www.school.test/next/api");
	expect(endpointOf("https://forms.school.test/f/")).toBe("https://forms.school.test/f");
	const { formsEndpoint } = JSON.parse(readFileSync("site/_data/site.json", "utf8"));
	expect(endpointOf("")).toBe(
		formsEndpoint && formsAddress("https://www.school.test/next", formsEndpoint),
	);
});

test("during npm start, forms are posted to this machine, whatever FORMS_ENDPOINT says", () => {
	vi.stubEnv("ELEVENTY_RUN_MODE", "serve");
	vi.stubEnv("FORMS_ENDPOINT", "https://forms.school.test");
	expect(readEnvironment().formsEndpoint).toBe("/api");
});

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** An empty folder, as the working directory of the tested code. */
function inFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "build-date-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	vi.stubEnv("GIT_DIR", join(folder, ".git"));
	return folder;
}

test("SOURCE_DATE_EPOCH is the build's date, and has to be a number", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", "1800000000");
	expect(readBuildDate(true).toISOString()).toBe("2027-01-15T08:00:00.000Z");
	vi.stubEnv("SOURCE_DATE_EPOCH", "2027-01-15");
	expect(() => readBuildDate(false)).toThrow(RangeError);
});

test("without SOURCE_DATE_EPOCH, the time of the last commit is a live build's date", () => {
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
	expect(readBuildDate(true).toISOString()).toBe("2026-05-01T10:00:00.000Z");
});

test("outside of a git repository, and where the site isn't live, a build's date is today in Eastern Time", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", "");
	vi.useFakeTimers({ now: new Date("2027-02-03T04:05:06Z"), toFake: ["Date"] });
	expect(readBuildDate(false).toISOString()).toBe("2027-02-02T05:00:00.000Z");
	inFolder();
	expect(readBuildDate(true).toISOString()).toBe("2027-02-02T05:00:00.000Z");
});

test("a file's revision is the time of its last commit", () => {
	const dates = readCommitDates("site/schemas");
	const newest = Math.max(...[...dates.values()].map(Number));
	expect(dates.get("events.ts")?.getTime()).toBeGreaterThan(Date.parse("2026-01-01"));
	expect(newest).toBeLessThanOrEqual(readBuildDate(true).getTime());
});

test.each([
	["build", null, false],
	["build", "example/website", true],
	["serve", null, true],
])("during %s with the repository %j there is an editor: %j", (mode, repository, expected) => {
	vi.stubEnv("ELEVENTY_RUN_MODE", mode);
	const site = siteSchema.parse(JSON.parse(readFileSync("site/_data/site.json", "utf8")));
	const editor = { repository, branch: "main", review: false, signInService: null };
	expect(editorOf({ ...site, editor }) !== undefined).toBe(expected);
	expect(editorOf({ ...site, editor: null })).toBeUndefined();
});
