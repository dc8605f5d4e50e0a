import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findChromium } from "../../../tools/chromium.js";
import { folderWith } from "./temporary-folder.ts";

/** A Playwright cache with its Chromium complete, or broken off while it was unpacked. */
function playwrightCache(complete: boolean): string {
	const require = createRequire(import.meta.url);
	const list = require
		.resolve("playwright-core/package.json")
		.replace("package.json", "browsers.json");
	const { browsers } = JSON.parse(readFileSync(list, "utf8"));
	const { revision } = browsers.find(
		({ name }: { name: string }) => name === "chromium-headless-shell",
	);
	const folder = `chromium_headless_shell-${revision}`;
	return folderWith({
		[`${folder}/headless_shell`]: "",
		...(complete && { [`${folder}/INSTALLATION_COMPLETE`]: "" }),
	});
}

const noCache = { PLAYWRIGHT_BROWSERS_PATH: "/nowhere" };

test("CHROMIUM_PATH comes before any other Chromium", () => {
	const named = join(folderWith({ chrome: "" }), "chrome");
	const env = { PLAYWRIGHT_BROWSERS_PATH: playwrightCache(true), CHROMIUM_PATH: named };
	expect(findChromium(env, [named])).toEqual({ path: named });
});

test("a CHROMIUM_PATH that leads nowhere is said, not passed over", () => {
	expect(() => findChromium({ ...noCache, CHROMIUM_PATH: "/nowhere/chrome" }, [])).toThrow(
		"CHROMIUM_PATH is /nowhere/chrome, where there is no program: correct it or unset it.",
	);
});

test("Playwright's own comes before the system's", () => {
	const system = join(folderWith({ chromium: "" }), "chromium");
	const env = { PLAYWRIGHT_BROWSERS_PATH: playwrightCache(true) };
	expect(findChromium(env, [system])).toEqual({ path: undefined });
});

test("a download that broke off is not Playwright's own", () => {
	const system = join(folderWith({ chromium: "" }), "chromium");
	const env = { PLAYWRIGHT_BROWSERS_PATH: playwrightCache(false) };
	expect(findChromium(env, ["/nowhere/chromium", system])).toEqual({ path: system });
});

test("where there is none, there is none", () => {
	expect(findChromium(noCache, ["/nowhere/chromium"])).toBeUndefined();
});
