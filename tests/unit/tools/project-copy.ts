import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyProject } from "../../copy-project.ts";

/** A copy of everything that a build reads, in a folder that is gone when the test has finished. */
export function copyOfProject(): string {
	const root = mkdtempSync(join(tmpdir(), "project-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	copyProject(root);
	return root;
}
