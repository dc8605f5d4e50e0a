import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { firefox, webkit } from "playwright";
import { ROOT, SetupError, say } from "../../../tools/say.js";
import type { WebKitPaths } from "./webkit.ts";

/** A browser to test in; `path` is undefined for Playwright's own. */
interface Found {
	readonly path: string | undefined;
}

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT = ["x86_64", "aarch64"].map(
	(machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Firefox: Playwright's own, else a system one, else one that is installed now. */
export function ensureFirefox(): Found {
	if (!findFirefox()) install("firefox", ["firefox-esr"]);
	const found = findFirefox();
	if (!found) throw new SetupError("There is no Firefox, and none could be installed.");
	return found;
}

/** WebKit: Playwright's own, else WebKitGTK of the system, else one that is installed now. */
export function ensureWebKit(): "playwright" | WebKitPaths {
	if (!findWebKit()) install("webkit", ["webkit2gtk-driver", "xvfb", "xauth"]);
	const found = findWebKit();
	if (!found) throw new SetupError("There is no WebKit, and none could be installed.");
	return found;
}

function findFirefox(): Found | undefined {
	if (existsSync(firefox.executablePath())) return { path: undefined };
	const path = FIREFOX.find((candidate) => existsSync(candidate));
	return path ? { path } : undefined;
}

function findWebKit(): "playwright" | WebKitPaths | undefined {
	if (existsSync(webkit.executablePath())) return "playwright";
	const browser = WEBKIT.find((candidate) => existsSync(candidate));
	const complete = existsSync(WEBKIT_DRIVER) && existsSync("/usr/bin/Xvfb");
	return browser && complete ? { driver: WEBKIT_DRIVER, browser } : undefined;
}

/** With apt where we may, else with Playwright. */
function install(engine: string, packages: readonly string[]): void {
	say(`Installing ${engine} for the tests ...`);
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
