import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagesAreInstalled, stampOf, stampPackages } from "../../../tools/packages.js";
import { folderWith } from "./temporary-folder.ts";

const machine = { node: "22.3.0", platform: "linux", arch: "x64" };

test("packages need no installation once they were installed for this lockfile", () => {
	expect(packagesAreInstalled(folderWith({ "package-lock.json": "{}" }))).toBe(false);
	const root = folderWith({ "package-lock.json": "{}", "node_modules/.keep": "" });
	expect(packagesAreInstalled(root)).toBe(false);
	stampPackages(root);
	expect(packagesAreInstalled(root)).toBe(true);
	writeFileSync(join(root, "package-lock.json"), '{ "version": 2 }');
	expect(packagesAreInstalled(root)).toBe(false);
});

test.each([
	[{ node: "22.9.1" }, true],
	[{ node: "24.3.0" }, false],
	[{ platform: "darwin" }, false],
	[{ arch: "arm64" }, false],
])("packages that this machine installed serve one with %j: %j", (change, serve) => {
	const root = folderWith({ "package-lock.json": "{}", "node_modules/.keep": "" });
	writeFileSync(join(root, "node_modules/.setup-stamp"), stampOf(root, machine));
	expect(packagesAreInstalled(root, { ...machine, ...change })).toBe(serve);
});
