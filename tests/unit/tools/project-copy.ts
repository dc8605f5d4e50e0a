import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { copyProject } from "../../copy-project.ts";

/** A copy of everything that a build reads, in a folder that is gone when the test has finished. */
export function copyOfProject(): string {
	const root = copyProject();
	onTestFinished(() => rmSync(root, { recursive: true }));
	return root;
}
