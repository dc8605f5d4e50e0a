import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../tools/say.js";

/**
 * Packages of which only the stylesheets matter, while each would install some hundred others that it depends on:
 * they are fetched without those, and not before the whole matrix runs.
 */
const FETCHED: Readonly<Record<string, string>> = {
	"@wordpress/block-library": "11.1.0",
	"@wordpress/components": "41.0.0",
	"foundation-sites": "6.9.0",
};

const folder = join(ROOT, ".cache", "embed-packages");

/** @param path - of a file in a package, such as `bulma/css/bulma.css` */
export function packageFile(path: string): string {
	const name = Object.keys(FETCHED).find((fetched) => path.startsWith(`${fetched}/`));
	return name ? join(folderOf(name), path.slice(name.length)) : join(ROOT, "node_modules", path);
}

/**
 * Fetches what isn't there yet.
 * @throws Error naming the package that could not be had
 */
export function fetchPackages(): void {
	for (const [name, version] of Object.entries(FETCHED)) {
		const target = folderOf(name);
		if (existsSync(target)) continue;
		console.log(`Fetching the stylesheets of ${name} ...`);
		const temporary = `${target}.part`;
		mkdirSync(temporary, { recursive: true });
		const packed = run("npm", [
			"pack",
			`${name}@${version}`,
			"--silent",
			"--pack-destination",
			temporary,
		]);
		run("tar", ["-xzf", join(temporary, packed.trim()), "-C", temporary]);
		renameSync(join(temporary, "package"), target);
	}
}

function folderOf(name: string): string {
	return join(folder, `${name}@${FETCHED[name]}`.replaceAll("/", "+"));
}

function run(command: string, args: readonly string[]): string {
	const { status, stdout, stderr } = spawnSync(command, args, {
		cwd: ROOT,
		encoding: "utf8",
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stderr}`);
	return stdout;
}
