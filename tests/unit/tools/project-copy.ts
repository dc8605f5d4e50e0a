import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ROOT } from "../../../tools/say.js";

/** Everything that a build reads. */
const PARTS = [
	"eleventy.config.js",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
	"docs",
	"functions",
	"shared",
	"site",
	"tools",
	"widget",
];

/** A copy of everything that a build reads, in a folder that is gone when the test has finished. */
export function copyOfProject(): string {
	const root = mkdtempSync(join(tmpdir(), "project-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
	// Pictures and compressed files that an earlier build made.
	for (const cache of [".cache/png", ".cache/compressed"].filter((each) =>
		existsSync(join(ROOT, each)),
	)) {
		cpSync(join(ROOT, cache), join(root, cache), { recursive: true });
	}
	symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
	return root;
}
