import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT, SetupError } from "./root.js";

/** Where apt installs Chromium. The headless shell comes first, because it runs tests in a third of the time. */
const SYSTEM_PATHS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * Finds the Chromium for Playwright's `executablePath`: CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns {string | undefined} undefined if no Chromium is installed
 * @throws {SetupError} if CHROMIUM_PATH doesn't exist
 */
function chromiumPath() {
	const named = process.env.CHROMIUM_PATH;
	if (named && !existsSync(named)) {
		throw new SetupError(
			`CHROMIUM_PATH is ${named}, where there is no program: correct it or unset it.`,
		);
	}
	// Playwright is loaded here, because setup.js imports this module before any package is installed.
	const { chromium } = createRequire(import.meta.url)("@playwright/test");
	return named || [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}

/**
 * Options with which the project's commands and tests start Chromium.
 * @returns {{ executablePath?: string, args: string[] }} options of Playwright's `launch`
 */
export function launchOptions() {
	const executablePath = chromiumPath();
	// Without this argument, headless Chromium hints fonts, and sets text wider than in print.
	return { ...(executablePath && { executablePath }), args: ["--font-render-hinting=none"] };
}

/**
 * Installs Chromium if none is found, and prints each installation command first.
 * @throws {SetupError} if the installation fails
 */
export function ensureChromium() {
	const playwright = `"${process.execPath}" "${join(ROOT, "node_modules/@playwright/test/cli.js")}" install`;
	const canApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const apt = "apt-get install -y -qq --no-install-recommends";
	const installers = canApt
		? [
				`apt-get update -qq && ${apt} chromium-headless-shell`,
				`${apt} chromium`,
				`${playwright} --with-deps chromium`,
			]
		: [`${playwright} chromium`];
	for (const command of installers) {
		// On Ubuntu, apt's `chromium` is only a stub for snap, so an installation counts only if the binary exists.
		if (chromiumPath()) return;
		console.log(`The tests need a Chromium. Installing one: ${command} ...`);
		spawnSync(command, { cwd: ROOT, shell: true, stdio: "inherit" });
	}
	if (chromiumPath()) return;
	throw new SetupError(
		"The tests need a browser that could not be installed: install Chromium, or set CHROMIUM_PATH to one.",
	);
}
