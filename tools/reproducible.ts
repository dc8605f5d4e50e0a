/*
 * Checks that builds are reproducible: builds the site again in another time zone and locale, and compares the result
 * with dist/ byte by byte.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "./files.ts";
import { runPackage } from "./run.ts";
import { ROOT } from "./say.js";

const FIRST = join(ROOT, "dist");
const SECOND = join(ROOT, ".cache/second-build");
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

const { passed, output } = await runPackage("@11ty/eleventy", [`--output=${SECOND}`, "--quiet"], {
	env: { ...process.env, ...ELSEWHERE },
});
const differing = passed ? differences() : [`The second build failed:\n${output}`];
for (const difference of differing) console.error(difference);
if (differing.length > 0) process.exitCode = 1;
else
	console.log(`Two builds in different time zones: ${filesOf(FIRST, "").length} files, all alike.`);

function differences(): string[] {
	const [first, second] = [filesOf(FIRST, ""), filesOf(SECOND, "")];
	return [
		...first.filter((file) => !second.includes(file)).map((file) => `Only the first has ${file}.`),
		...second.filter((file) => !first.includes(file)).map((file) => `Only the second has ${file}.`),
		...first
			.filter((file) => second.includes(file) && !alike(file))
			.map((file) => `${file} differs.`),
	];
}

function alike(file: string): boolean {
	return readFileSync(join(FIRST, file)).equals(readFileSync(join(SECOND, file)));
}
