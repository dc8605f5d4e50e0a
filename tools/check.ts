/* `npm run check`: checks lint, format, Tailwind classes, regular expressions, circles of imports, types and content in parallel. */
import { readFile } from "node:fs/promises";
import { CURRICULUM_FILE, isStale } from "./curriculum/stale.tsx";
import { type Run, runPackage, runTool } from "./run.ts";

const TYPES_CACHE = ".cache/types.tsbuildinfo";

const checks: [string, Promise<Run>][] = [
	["Lint and format", runPackage("@biomejs/biome", ["check", "--error-on-warnings"])],
	[
		"Class lists, patterns and imports",
		runPackage("oxlint", [
			"site",
			"inbox",
			"shared",
			"widget",
			"tools",
			"--ignore-pattern=inbox/tests",
		]),
	],
	// From the second run on, only what depends on changed files is checked.
	[
		"Types",
		runPackage("typescript", ["-p", ".", "--incremental", "--tsBuildInfoFile", TYPES_CACHE]),
	],
	["Content", runTool("check-content.ts")],
	["Schemas for editors", runTool("schemas.ts")],
];

for (const [name, running] of checks) {
	const { passed, seconds, output } = await running;
	console.log(`${passed ? "ok    " : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
	if (passed) continue;
	console.log(`\n${output.trim()}\n`);
	process.exitCode = 1;
}

if (await isStale(new Uint8Array(await readFile(CURRICULUM_FILE)))) {
	console.warn(
		"Warning: the sample curriculum is stale. Run `npm run curriculum`, and commit the file.",
	);
}
