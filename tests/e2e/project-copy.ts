import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const GENERATED = ["node_modules", "dist", ".git", ".cache"];

/**
 * A copy of the project in a folder of its own, to edit.
 * @param wanted - which paths of it, from its root; by default all
 */
export function copyProject(wanted: (path: string) => boolean = () => true): string {
	const folder = mkdtempSync(join(tmpdir(), "project-"));
	cpSync(ROOT, folder, {
		recursive: true,
		filter: (path) => !GENERATED.includes(basename(path)) && wanted(path.slice(ROOT.length)),
	});
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
	return folder;
}
