import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Writes files, by their paths in a folder. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
}

/** A folder with these files, gone when the test ends. */
export function folderWith(files: Readonly<Record<string, string>>): string {
	const root = mkdtempSync(join(tmpdir(), "inbox-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	writeFiles(root, files);
	return root;
}
