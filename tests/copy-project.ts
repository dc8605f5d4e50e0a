import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../tools/say.js";

/** Everything that a build reads. */
const PARTS = [
	"eleventy.config.js",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
	"docs",
	"inbox",
	"shared",
	"site",
	"tools",
	"widget",
];

/** Copies everything that a build reads into an empty folder. */
export function copyProject(root: string): void {
	for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
	// Pictures and compressed files that an earlier build made.
	for (const cache of [".cache/png", ".cache/compressed"].filter((each) =>
		existsSync(join(ROOT, each)),
	)) {
		cpSync(join(ROOT, cache), join(root, cache), { recursive: true });
	}
	symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
}
