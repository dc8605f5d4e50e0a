/*
 * Checks that builds are reproducible: builds the pages again in another time zone and locale, and compares them with
 * dist/ byte by byte. The second build leaves out the editor and compressed copies, which take half of its time.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "./files.ts";
import { ROOT } from "./root.js";
import { runPackage } from "./run.ts";

const FIRST = join(ROOT, "dist");
const SECOND = join(ROOT, ".cache/second-build");
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

const { passed, output } = await runPackage("@11ty/eleventy", [`--output=${SECOND}`, "--quiet"], {
	env: { ...process.env, ...ELSEWHERE, PAGES_ONLY: "1" },
});
const differing = passed ? differences() : [`The second build failed:\n${output}`];
for (const difference of differing) console.error(difference);
if (differing.length > 0) process.exitCode = 1;
else
	console.log(
		`Two builds in different time zones: ${filesOf(SECOND, "").length} files, all alike.`,
	);

function differences(): string[] {
	const [first, second] = [filesOf(FIRST, ""), filesOf(SECOND, "")];
	const left = /^admin\/|\.(?:br|gz)$/;
	return [
		...first
			.filter((file) => !second.includes(file) && !left.test(file))
			.map((file) => `Only the first has ${file}.`),
		...second.filter((file) => !first.includes(file)).map((file) => `Only the second has ${file}.`),
		...first
			.filter((file) => second.includes(file) && !alike(file))
			.map((file) => `${file} differs.`),
	];
}

function alike(file: string): boolean {
	return readFileSync(join(FIRST, file)).equals(readFileSync(join(SECOND, file)));
}
