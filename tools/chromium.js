import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT, SetupError } from "./say.js";

/** Where apt installs Chromium. Tests take a third of the time in the headless shell, which comes first. */
const SYSTEM_PATHS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * The Chromium that tests run in, for Playwright's `executablePath`: CHROMIUM_PATH, else Playwright's own, else one
 * of the system.
 * @returns {string | undefined} undefined where there is none
 * @throws {SetupError} where CHROMIUM_PATH names nothing
 */
export function chromiumPath(env = process.env) {
	const named = env.CHROMIUM_PATH;
	if (named && !existsSync(named)) {
		throw new SetupError(
			`CHROMIUM_PATH is ${named}, where there is no program: correct it or unset it.`,
		);
	}
	// Loaded late: setup.js imports this module before any package is installed.
	const { chromium } = createRequire(import.meta.url)("@playwright/test");
	return named || [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}

/**
 * How the project's commands and tests start their Chromium.
 * @returns {{ executablePath?: string, args: string[] }} options of Playwright's `launch`
 */
export function launchOptions() {
	const executablePath = chromiumPath();
	// Without this, headless Chromium hints fonts and sets text wider than in print.
	return { ...(executablePath && { executablePath }), args: ["--font-render-hinting=none"] };
}

/**
 * Installs a Chromium if there is none, and says so first.
 * @throws {SetupError} where none can be installed
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
		// On Ubuntu, apt's chromium is a stub that wants snap, so the binary itself is looked for.
		if (chromiumPath()) return;
		console.log(`The tests need a Chromium. Installing one: ${command} ...`);
		spawnSync(command, { cwd: ROOT, shell: true, stdio: "inherit" });
	}
	if (chromiumPath()) return;
	throw new SetupError(
		"The tests need a browser that could not be installed: install Chromium, or set CHROMIUM_PATH to one.",
	);
}
