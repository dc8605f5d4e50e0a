import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { keepLog, ROOT, SETUP_LOG, SetupError, say } from "./say.js";

/** @typedef {{ node: string, platform: string, arch: string }} Machine */

/** @type {Machine} */
const THIS_MACHINE = {
	node: process.versions.node,
	platform: process.platform,
	arch: process.arch,
};

/** @param {string} root */
const stampFile = (root) => join(root, "node_modules", ".setup-stamp");

/**
 * What an installation depends on: the lockfile, and what decides which native packages are
 * fetched. A stamp that reads the same means that nothing needs to be installed.
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {string}
 */
export function stampOf(root, machine = THIS_MACHINE) {
	const lock = readFileSync(join(root, "package-lock.json"));
	const hash = createHash("sha256").update(lock).digest("hex");
	const major = machine.node.split(".")[0];
	return `${hash} node-${major} ${machine.platform}-${machine.arch}\n`;
}

/**
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {boolean} whether the packages in node_modules are those of the lockfile
 */
export function packagesAreInstalled(root, machine = THIS_MACHINE) {
	try {
		return readFileSync(stampFile(root), "utf8") === stampOf(root, machine);
	} catch {
		return false;
	}
}

/**
 * Records a finished installation.
 * @param {string} root
 * @returns {void}
 */
export function stampPackages(root) {
	writeFileSync(stampFile(root), stampOf(root));
}

/**
 * Runs `npm ci` if node_modules isn't what the lockfile says.
 * @param {string} root
 * @returns {void}
 * @throws {SetupError} where npm can't finish
 */
export function ensurePackages(root) {
	if (packagesAreInstalled(root)) return;
	const lock = relative(ROOT, join(root, "package-lock.json"));
	say(`Installing the packages of ${lock} (about a minute) ...`);
	const start = Date.now();
	// An interrupted installation must not pass for a finished one.
	rmSync(stampFile(root), { force: true });
	const result = runNpm(root, [
		"ci",
		// The tools are dev dependencies: NODE_ENV=production must not leave them out.
		"--include=dev",
		"--no-audit",
		"--no-fund",
		"--loglevel=error",
	]);
	if (result.status !== 0) {
		keepLog(`${result.error ?? ""}${result.stdout}${result.stderr}`);
		throw new SetupError(
			`The packages could not be installed: check the connection to the npm registry, then try again (npm's messages are in ${SETUP_LOG}).`,
		);
	}
	stampPackages(root);
	say(`Installed the packages in ${Math.round((Date.now() - start) / 1000)} s.`);
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function runNpm(root, args) {
	// The npm that runs us, if one does: on Windows `npm` is a .cmd file, which only a shell starts.
	const npm = process.env.npm_execpath;
	const [command, ...first] = npm?.endsWith("npm-cli.js") ? [process.execPath, npm] : ["npm"];
	return spawnSync(command, [...first, ...args], {
		cwd: root,
		encoding: "utf8",
		shell: command === "npm" && process.platform === "win32",
		// setup.js sees to browsers; no package is to download one.
		env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
		maxBuffer: 64 * 1024 * 1024,
	});
}
