import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder with these files, gone when the test ends. */
export function folderWith(files: Readonly<Record<string, string>>): string {
	const root = mkdtempSync(join(tmpdir(), "tools-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return root;
}
