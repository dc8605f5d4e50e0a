import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../tools/say.js";
import type { HostPage } from "../hosts/host.ts";

/**
 * npm packages of which the host pages need only the stylesheets. They are not dependencies, because each of them
 * would install hundreds of other packages.
 */
const NPM_PACKAGES: Readonly<Record<string, string>> = {
	"@wordpress/block-library": "11.1.0",
};

/** Debian packages of what npm doesn't have. They are unpacked, not installed. */
const DEBIAN_PACKAGES = [
	"libjs-prototype",
	"wordpress-theme-twentytwentyone",
	"wordpress-theme-twentytwentytwo",
];

const DOWNLOADS = join(ROOT, ".cache", "embed-packages");
const NODE_MODULES = join(ROOT, "tests", "embed", "node_modules");

/** @param path - of a file in a package, such as `bulma/css/bulma.css` */
export function packageFile(path: string): string {
	const downloaded = [...Object.keys(NPM_PACKAGES), ...DEBIAN_PACKAGES];
	const name = downloaded.find((candidate) => path.startsWith(`${candidate}/`));
	return name ? join(folderOf(name), path.slice(name.length)) : join(NODE_MODULES, path);
}

/** The files that a host page needs and that are not there: without them it would pass like an empty page. */
export function missingFiles({ styles = [], scripts = [] }: HostPage): string[] {
	return [...styles, ...scripts].filter((path) => !existsSync(packageFile(path)));
}

/**
 * Downloads the packages that are not dependencies, unless they are there.
 * @throws Error naming the npm package that can't be downloaded. A missing Debian package is only logged, since not
 * every system can unpack one: the host pages that need it then fail.
 */
export function downloadPackages(): void {
	for (const [name, version] of Object.entries(NPM_PACKAGES)) {
		download(name, (folder) => {
			const archive = run("npm", ["pack", `${name}@${version}`, "--silent"], folder);
			run("tar", ["-xzf", archive.trim()], folder);
			return "package";
		});
	}
	const missing = DEBIAN_PACKAGES.filter((name) => !existsSync(folderOf(name)));
	// A new system has no list of packages yet. Where this user can't update it, it may be there already.
	if (missing.length) spawnSync("apt-get", ["update"], { stdio: "ignore" });
	for (const name of missing) {
		try {
			download(name, (folder) => {
				run("apt-get", ["download", name], folder);
				const [archive = ""] = readdirSync(folder);
				run("dpkg-deb", ["-x", archive, "unpacked"], folder);
				return "unpacked";
			});
		} catch (error) {
			console.log(String(error));
		}
	}
}

/** @param fill - downloads into the given folder and returns the name of the subfolder with the package's files */
function download(name: string, fill: (folder: string) => string): void {
	const target = folderOf(name);
	if (existsSync(target)) return;
	console.log(`Downloading ${name} ...`);
	const partial = `${target}.part`;
	rmSync(partial, { recursive: true, force: true });
	mkdirSync(partial, { recursive: true });
	renameSync(join(partial, fill(partial)), target);
}

function folderOf(name: string): string {
	return join(DOWNLOADS, `${name}@${NPM_PACKAGES[name] ?? "debian"}`.replaceAll("/", "+"));
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
