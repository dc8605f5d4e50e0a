import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
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
 * The Chromium that tests run in, for Playwright's `executablePath`: CHROMIUM_PATH, else Playwright's own, else one
 * of the system.
 * @returns {string | undefined} undefined lets Playwright take its own
 * @throws {SetupError} where CHROMIUM_PATH names nothing
 */
export function chromiumPath(env = process.env) {
	const named = env.CHROMIUM_PATH;
	if (named && !existsSync(named)) {
		throw new SetupError(
			`CHROMIUM_PATH is ${named}, where there is no program: correct it or unset it.`,
		);
	}
	if (named || hasPlaywrightChromium()) return named;
	return SYSTEM_PATHS.find((path) => existsSync(path));
}

/**
 * How the project's commands and tests start their Chromium.
 * @returns {{ executablePath?: string, args: string[] }} options of Playwright's `launch`
 */
export function launchOptions() {
	const executablePath = chromiumPath();
	// Without it, the browser without windows makes letters wider than they are on paper.
	return { ...(executablePath && { executablePath }), args: ["--font-render-hinting=none"] };
}

function hasPlaywrightChromium() {
	// Not imported above: setup.js loads this module before any package is installed.
	const { chromium } = createRequire(import.meta.url)("playwright-core");
	return existsSync(chromium.executablePath());
}

/**
 * Installs a Chromium if there is none, and says so first.
 * @throws {SetupError} where none can be installed
 */
export function ensureChromium() {
	const isThere = () => chromiumPath() !== undefined || hasPlaywrightChromium();
	if (isThere()) return;
	let output = "";
	for (const [command, ...args] of installers()) {
		say(`The tests need a Chromium. Installing one: ${command} ${args.join(" ")} ...`);
		const run = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
		output += `$ ${command} ${args.join(" ")}\n${run.error ?? ""}${run.stdout}${run.stderr}\n`;
		// What counts is the browser: on Ubuntu, apt's chromium is a stub that wants snap.
		if (isThere()) return say("Installed it.");
	}
	keepLog(output);
	throw new SetupError(
		`The tests need a browser that could not be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one (messages are in ${SETUP_LOG}).`,
	);
}

/** @returns {[string, ...string[]][]} the commands that may bring one here, best first */
function installers() {
	const canApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const cli = join(ROOT, "node_modules", "playwright-core", "cli.js");
	/** @type {[string, ...string[]]} */
	const playwright = [process.execPath, cli, "install", "chromium"];
	if (!canApt) return [playwright];
	const install = ["install", "-y", "--no-install-recommends"];
	return [
		["apt-get", "update"],
		["apt-get", ...install, "chromium-headless-shell"],
		["apt-get", ...install, "chromium"],
		// With the system libraries that the browser needs.
		[...playwright, "--with-deps"],
	];
}
