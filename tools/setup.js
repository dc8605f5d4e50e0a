/*
 * Prepares a fresh clone: `node tools/setup.js [tools] [browser] [embed]`. The npm scripts run this file
 * first, before node_modules exists; hence it is plain JavaScript without packages.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.js";
import { ROOT, SetupError } from "./root.js";

const ALL = "with workspaces\n";

/** The workspaces that suffice to build and run the site; checks also need the workspace of tools/. */
const SITE_ALONE = [
	"--workspace=@liberation/inbox",
	"--workspace=@liberation/shared",
	"--include-workspace-root",
];

try {
	ensureNode();
	ensureReadablePath();
	const needsBrowser = process.argv.includes("browser");
	ensurePackages(".", needsBrowser || process.argv.includes("tools"));
	if (needsBrowser) ensureChromium();
	if (process.argv.includes("embed")) ensurePackages("tests/embed");
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}

function ensureNode() {
	/** @type {{ engines: { node: string } }} */
	const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
	const least = engines.node.replace(">=", "");
	if (process.versions.node.localeCompare(least, "en", { numeric: true }) >= 0) return;
	throw new SetupError(
		`This is Node.js ${process.versions.node}: install version ${least} or newer from https://nodejs.org.`,
	);
}

/** Eleventy reads "#" and "%" in a path as parts of a URL. */
function ensureReadablePath() {
	if (!/[#%]/.test(ROOT)) return;
	throw new SetupError(
		`The site can't be built in "${ROOT}": move the project to a folder without "#" and "%" in its path.`,
	);
}

/**
 * Runs `npm ci` in a folder, unless it already ran for the same lock file, Node.js major version and platform.
 * @param {string} folder the path from the project's root
 * @param {boolean} withWorkspaces whether to install the workspaces' packages
 */
function ensurePackages(folder, withWorkspaces = false) {
	const cwd = join(ROOT, folder);
	const lock = createHash("sha256").update(readFileSync(join(cwd, "package-lock.json")));
	const [major] = process.versions.node.split(".");
	const state = `${lock.digest("hex")} node-${major} ${process.platform}-${process.arch}\n`;
	const stamp = join(cwd, "node_modules", ".setup-stamp");
	const found = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
	if (found === state + ALL || (found === state && !withWorkspaces)) return;
	console.log(`Installing the packages of ${join(folder, "package.json")} (about a minute) ...`);
	// The stamp is removed first, so that an interrupted installation leaves none.
	rmSync(stamp, { force: true });
	// Without `--include=dev`, NODE_ENV=production would skip dev dependencies.
	const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
	if (folder === "." && !withWorkspaces) args.push(...SITE_ALONE);
	const { status } = spawnSync("npm", args, {
		cwd,
		stdio: "inherit",
		// On Windows, npm is a .cmd file, which needs a shell.
		shell: process.platform === "win32",
		env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
	});
	if (status !== 0) {
		throw new SetupError(
			"The packages could not be installed: check the connection to the npm registry, then try again.",
		);
	}
	writeFileSync(stamp, withWorkspaces ? state + ALL : state);
}
