import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, firefox, webkit } from "playwright";
import { chromiumPath, ensureChromium } from "../../../tools/chromium.js";
import type { Engine } from "./driver.ts";
import { ensureFirefox, ensureWebKit } from "./find.ts";
import { PlaywrightDriver } from "./playwright.ts";
import { startWebKit } from "./webkit.ts";

export const ENGINES = ["Chromium", "Firefox", "WebKit"] as const;

/**
 * Starts an engine, and installs it if this machine has none.
 * @throws Error where it can't be had
 */
export async function startEngine(name: Engine["name"]): Promise<Engine> {
	switch (name) {
		case "Chromium": {
			ensureChromium();
			const executablePath = chromiumPath();
			return byPlaywright(
				name,
				await chromium.launch({ ...(executablePath && { executablePath }) }),
			);
		}
		case "Firefox": {
			const { path } = ensureFirefox();
			// Scrollbars that lie over the page, as in the other engines: a host that always shows one is no narrower.
			const firefoxUserPrefs = { "ui.useOverlayScrollbars": 1 };
			if (!path) return byPlaywright(name, await firefox.launch({ firefoxUserPrefs }));
			// A system's own Firefox is driven by WebDriver BiDi, and writes to its home.
			const home = mkdtempSync(join(tmpdir(), "firefox-home-"));
			const env = { ...process.env, HOME: home };
			return byPlaywright(
				name,
				await firefox.launch({
					channel: "moz-firefox",
					executablePath: path,
					env,
					firefoxUserPrefs,
				}),
			);
		}
		case "WebKit": {
			const found = ensureWebKit();
			if (found === "playwright") return byPlaywright(name, await webkit.launch());
			return startWebKit(found);
		}
	}
}

function byPlaywright(name: Engine["name"], browser: Browser): Engine {
	return {
		name,
		version: browser.version(),
		driver: new PlaywrightDriver(browser),
		close: () => browser.close(),
	};
}
