import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../tools/root.js";
import type { HostPage } from "../hosts/host.ts";

/** One host page needs its stylesheets. It is no dependency, because it would install hundreds of other packages. */
const BLOCK_LIBRARY = "@wordpress/block-library";
const VERSION = "11.1.0";
const DOWNLOADED = join(ROOT, ".cache", "embed-packages", `${BLOCK_LIBRARY}@${VERSION}`);
const NODE_MODULES = join(ROOT, "tests", "embed", "node_modules");

/** @param path - of a file in a package, such as `bulma/css/bulma.css` */
export function packageFile(path: string): string {
	return path.startsWith(`${BLOCK_LIBRARY}/`)
		? join(DOWNLOADED, path.slice(BLOCK_LIBRARY.length))
		: join(NODE_MODULES, path);
}

/** The files that a host page needs and that are not there: without them it would pass like an empty page. */
export function missingFiles({ styles = [], scripts = [] }: HostPage): string[] {
	return [...styles, ...scripts].filter((path) => !existsSync(packageFile(path)));
}

/**
 * Downloads the package that is no dependency, unless it is there.
 * @throws Error where it can't be downloaded
 */
export function downloadPackages(): void {
	if (existsSync(DOWNLOADED)) return;
	console.log(`Downloading ${BLOCK_LIBRARY} ...`);
	const partial = `${DOWNLOADED}.part`;
	rmSync(partial, { recursive: true, force: true });
	mkdirSync(partial, { recursive: true });
	const archive = run("npm", ["pack", `${BLOCK_LIBRARY}@${VERSION}`, "--silent"], partial);
	run("tar", ["-xzf", archive.trim()], partial);
	renameSync(join(partial, "package"), DOWNLOADED);
}

function run(command: string, args: readonly string[], cwd: string): string {
	const { status, stdout, stderr } = spawnSync(command, args, {
		cwd,
		encoding: "utf8",
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stderr}`);
	return stdout;
}
