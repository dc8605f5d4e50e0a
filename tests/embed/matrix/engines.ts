import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, firefox, webkit } from "@playwright/test";
import { ensureChromium, launchOptions } from "../../../tools/chromium.js";
import { ROOT, SetupError } from "../../../tools/root.js";
import { type Engine, PlaywrightDriver } from "../driver.ts";
import { startWebKit } from "./webkit.ts";

export const ENGINES = ["Chromium", "Firefox", "WebKit"] as const;

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT = ["x86_64", "aarch64"].map(
	(machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/**
 * Starts an engine: the one that Playwright installed, else the system's. Installs it where there is none.
 * @throws SetupError where it can't be installed
 */
export function startEngine(name: Engine["name"]): Promise<Engine> {
	if (name === "Chromium") return startChromium();
	return name === "Firefox" ? startFirefox() : startAnyWebKit();
}

async function startChromium(): Promise<Engine> {
	ensureChromium();
	const browser = await chromium.launch(launchOptions());
	return drivenByPlaywright("Chromium", browser);
}

async function startFirefox(): Promise<Engine> {
	const own = () => existsSync(firefox.executablePath());
	const system = () => FIREFOX.find((path) => existsSync(path));
	if (!own() && !system()) install("firefox", ["firefox-esr"]);
	// Overlay scrollbars, as in the other engines: a permanent one would make the page narrower.
	const firefoxUserPrefs = { "ui.useOverlayScrollbars": 1 };
	if (own()) {
		return drivenByPlaywright("Firefox", await firefox.launch({ firefoxUserPrefs }));
	}
	const executablePath = system();
	if (!executablePath) throw new SetupError("Firefox could not be installed.");
	// Playwright drives a system's Firefox by WebDriver BiDi; it needs a home that it may write to.
	const env = { ...process.env, HOME: mkdtempSync(join(tmpdir(), "firefox-home-")) };
	const options = { channel: "moz-firefox", executablePath, env, firefoxUserPrefs };
	return drivenByPlaywright("Firefox", await firefox.launch(options));
}

async function startAnyWebKit(): Promise<Engine> {
	const own = () => existsSync(webkit.executablePath());
	const system = () =>
		existsSync(WEBKIT_DRIVER) &&
		existsSync("/usr/bin/Xvfb") &&
		WEBKIT.find((path) => existsSync(path));
	if (!own() && !system()) install("webkit", ["webkit2gtk-driver", "xvfb", "xauth"]);
	if (own()) return drivenByPlaywright("WebKit", await webkit.launch());
	const browser = system();
	if (!browser) throw new SetupError("WebKit could not be installed.");
	return startWebKit({ driver: WEBKIT_DRIVER, browser });
}

/** Installs with apt-get where this user may, else with Playwright. */
function install(engine: string, packages: readonly string[]): void {
	console.log(`Installing ${engine} for the tests ...`);
	const canApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	const options = { cwd: ROOT, stdio: "ignore" } as const;
	if (canApt) {
		spawnSync("apt-get", ["update"], options);
		spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options);
	} else {
		const cli = join(ROOT, "node_modules", "playwright", "cli.js");
		spawnSync(process.execPath, [cli, "install", engine], options);
	}
}

function drivenByPlaywright(name: Engine["name"], browser: Browser): Engine {
	return {
		name,
		version: browser.version(),
		driver: new PlaywrightDriver(browser),
		close: () => browser.close(),
	};
}
