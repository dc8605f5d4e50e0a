import { expect, test } from "vitest";
import { chromiumPath } from "../../../tools/chromium.js";

test("CHROMIUM_PATH comes before any other Chromium", () => {
	expect(chromiumPath({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test("a CHROMIUM_PATH that leads nowhere is said, not passed over", () => {
	expect(() => chromiumPath({ CHROMIUM_PATH: "/nowhere/chrome" })).toThrow(
		"CHROMIUM_PATH is /nowhere/chrome, where there is no program: correct it or unset it.",
	);
});
