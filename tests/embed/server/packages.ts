import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
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

/** What npm has no package of, and Debian has: unpacked, not installed. */
const FETCHED_FROM_DEBIAN = [
	"libjs-prototype",
	"wordpress-theme-twentytwentyone",
	"wordpress-theme-twentytwentytwo",
];

const folder = join(ROOT, ".cache", "embed-packages");

/** @param path - of a file in a package, such as `bulma/css/bulma.css` */
export function packageFile(path: string): string {
	const fetched = [...Object.keys(FETCHED), ...FETCHED_FROM_DEBIAN];
	const name = fetched.find((candidate) => path.startsWith(`${candidate}/`));
	return name ? join(folderOf(name), path.slice(name.length)) : join(ROOT, "node_modules", path);
}

/**
 * Fetches what isn't there yet.
 * @throws Error naming the package of npm that could not be had. Without one of Debian's, which not every system can
 * unpack, the hosts that need it fail.
 */
export function fetchPackages(): void {
	for (const [name, version] of Object.entries(FETCHED)) {
		fetchInto(folderOf(name), name, (part) => {
			const packed = run("npm", ["pack", `${name}@${version}`, "--silent"], part);
			run("tar", ["-xzf", packed.trim()], part);
			return "package";
		});
	}
	const missing = FETCHED_FROM_DEBIAN.filter((name) => !existsSync(folderOf(name)));
	// A fresh system knows of no packages yet; where we may not update, it may know of them already.
	if (missing.length) spawnSync("apt-get", ["update"], { stdio: "ignore" });
	for (const name of missing) {
		try {
			fetchInto(folderOf(name), name, (part) => {
				run("apt-get", ["download", name], part);
				const [file = ""] = readdirSync(part);
				run("dpkg-deb", ["-x", file, "unpacked"], part);
				return "unpacked";
			});
		} catch (error) {
			console.log(String(error));
		}
	}
}

/** @param fetch - fills the folder that it is given, and names the one in it that holds the package's files */
function fetchInto(target: string, name: string, fetch: (part: string) => string): void {
	if (existsSync(target)) return;
	console.log(`Fetching ${name} ...`);
	const part = `${target}.part`;
	rmSync(part, { recursive: true, force: true });
	mkdirSync(part, { recursive: true });
	renameSync(join(part, fetch(part)), target);
}

function folderOf(name: string): string {
	return join(folder, `${name}@${FETCHED[name] ?? "debian"}`.replaceAll("/", "+"));
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
