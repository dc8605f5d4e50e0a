import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { keepLog, ROOT, SETUP_LOG, SetupError, say } from "./say.js";

/** Where a Chromium lives that the system's own installer brought. */
const SYSTEM_PATHS = [
	// The browser without its windows: our tests take a third of the time in it.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/google-chrome",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser to test in; `path` is undefined for Playwright's own.
 * @typedef {{ path: string | undefined }} Chromium
 */

/**
 * Decides which Chromium tests run in: CHROMIUM_PATH, else Playwright's own, else a system one.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [systemPaths]
 * @returns {Chromium | undefined} undefined where there is none
 * @throws {SetupError} where CHROMIUM_PATH names nothing
 */
export function findChromium(env = process.env, systemPaths = SYSTEM_PATHS) {
	const named = env.CHROMIUM_PATH;
	if (named) {
		if (existsSync(named)) return { path: named };
		throw new SetupError(
			`CHROMIUM_PATH is ${named}, where there is no program: correct it or unset it.`,
		);
	}
	if (playwrightHasChromium(env)) return { path: undefined };
	const path = systemPaths.find((candidate) => existsSync(candidate));
	return path ? { path } : undefined;
}

/**
 * For the `executablePath` of Playwright's launch options.
 * @returns {string | undefined} undefined = Playwright's own
 */
export function chromiumPath() {
	return findChromium()?.path;
}

/**
 * Installs a Chromium if there is none.
 * @returns {void}
 * @throws {SetupError} where none can be installed
 */
export function ensureChromium() {
	if (findChromium()) return;
	let output = "";
	for (const { what, commands } of installers()) {
		say(`Installing a Chromium for the tests with ${what} ...`);
		for (const [command, ...args] of commands) {
			const run = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
			output += `$ ${command} ${args.join(" ")}\n${run.error ?? ""}${run.stdout}${run.stderr}\n`;
		}
		// What counts is the browser: on Ubuntu, apt's chromium is a stub that wants snap.
		if (findChromium()) return say("Installed it.");
	}
	keepLog(output);
	throw new SetupError(
		`The tests need a browser that could not be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one (messages are in ${SETUP_LOG}).`,
	);
}

/** @typedef {{ what: string, commands: [string, ...string[]][] }} Installer */

/** @returns {Installer[]} ways to install a Chromium here, best first */
function installers() {
	const canApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	/** @type {Installer[]} */
	const apt = [
		{
			what: "apt-get",
			commands: [
				["apt-get", "update"],
				["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
			],
		},
		{
			what: "apt-get, with its windows",
			commands: [["apt-get", "install", "-y", "--no-install-recommends", "chromium"]],
		},
	];
	const cli = join(ROOT, "node_modules", "playwright", "cli.js");
	// Also the system libraries that the browser needs, where we may install them.
	const withLibraries = canApt ? ["--with-deps"] : [];
	/** @type {Installer} */
	const playwright = {
		what: "Playwright",
		commands: [[process.execPath, cli, "install", ...withLibraries, "chromium"]],
	};
	return canApt ? [...apt, playwright] : [playwright];
}

/**
 * Looks for the folder rather than asking Playwright, whose import takes 0.3 s.
 * @param {NodeJS.ProcessEnv} env
 */
function playwrightHasChromium(env) {
	const core = playwrightCore();
	if (!core) return false;
	/** @type {{ browsers: { name: string, revision: string }[] }} */
	const { browsers } = JSON.parse(readFileSync(join(core, "browsers.json"), "utf8"));
	const shell = browsers.find(({ name }) => name === "chromium-headless-shell");
	if (!shell) return false;
	const folder = `chromium_headless_shell-${shell.revision}`;
	return existsSync(join(browsersFolder(env, core), folder, "INSTALLATION_COMPLETE"));
}

/** @returns {string | undefined} the folder of the playwright-core that `playwright` itself uses */
function playwrightCore() {
	try {
		const require = createRequire(import.meta.url);
		const playwright = createRequire(require.resolve("playwright/package.json"));
		return dirname(playwright.resolve("playwright-core/package.json"));
	} catch {
		return undefined;
	}
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} core
 */
function browsersFolder(env, core) {
	const set = env.PLAYWRIGHT_BROWSERS_PATH;
	if (set === "0") return join(core, ".local-browsers");
	if (set) return set;
	const caches = {
		darwin: join(homedir(), "Library", "Caches"),
		win32: env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"),
		linux: env.XDG_CACHE_HOME ?? join(homedir(), ".cache"),
	};
	const platform = process.platform;
	const cache = platform === "darwin" || platform === "win32" ? caches[platform] : caches.linux;
	return join(cache, "ms-playwright");
}
