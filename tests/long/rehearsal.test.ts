import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesOf } from "../../tools/files.ts";
import { runPackage } from "../../tools/run.ts";
import { copyFilledIn, EVENT } from "../filled-in.ts";

/* The founder's year of edits, done to a copy all at once. tests/unit/tools/filled-in.test.ts checks its content. */

/** The unit tests that stand on content, so that an edit could turn them red. */
const CONTENT_TESTS = [
	"circle",
	"embed",
	...["catalogue", "letter", "results", "score"].map((name) => `quiz/${name}`),
	...["admin", "articles", "content-check", "dates", "forms", "founder", "machine", "shop"].map(
		(name) => `site/${name}`,
	),
	"widget/quiz/controller",
].map((path) => `tests/unit/${path}`);

let root: string;
beforeAll(async () => {
	root = await copyFilledIn();
}, 600_000);
afterAll(() => rmSync(root, { recursive: true }));

test("every unit test that reads content passes on content that a founder has edited throughout", {
	timeout: 600_000,
}, async () => {
	// A second worker would import everything once more.
	const options = ["--config=tests/vitest.config.ts", "--project=unit", "--maxWorkers=1"];
	const env = { ...process.env, PROPERTY_RUNS: "100" };
	const unit = await runPackage("vitest", ["run", ...options, ...CONTENT_TESTS], {
		cwd: root,
		env,
	});
	expect(unit.passed, unit.output).toBe(true);
});

test("a site that a founder has edited throughout is built, and names no address of an example", {
	timeout: 600_000,
}, async () => {
	const dist = join(root, "dist");
	const env = {
		...process.env,
		NODE_ENV: "production",
		GIT_DIR: join(root, ".git"),
		PAGES_ONLY: "1",
	};
	const build = await runPackage("@11ty/eleventy", ["--quiet"], { cwd: root, env });
	expect(build.passed, build.output).toBe(true);
	const left = filesOf(dist, ".html").filter((file) =>
		/(?:\/\/|mailto:)[^"\s<]*\bexample\.(?:com|org|net)/.test(
			readFileSync(join(dist, file), "utf8"),
		),
	);
	expect(left).toEqual([]);
	expect(readFileSync(join(dist, "events/index.html"), "utf8")).toContain(EVENT.title);
});
