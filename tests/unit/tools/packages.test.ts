import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { packagesAreInstalled, stampOf, stampPackages } from "../../../tools/packages.js";
import { folderWith } from "./temporary-folder.ts";

const machine = { node: "22.3.0", platform: "linux", arch: "x64" };

describe("packages need no installation", () => {
	test("once they were installed for this lockfile on this machine", () => {
		const root = folderWith({ "package-lock.json": "{}", "node_modules/.keep": "" });
		expect(packagesAreInstalled(root)).toBe(false);
		stampPackages(root);
		expect(packagesAreInstalled(root)).toBe(true);
	});

	test("until the lockfile changes", () => {
		const root = folderWith({ "package-lock.json": "{}", "node_modules/.keep": "" });
		stampPackages(root);
		writeFileSync(join(root, "package-lock.json"), '{ "version": 2 }');
		expect(packagesAreInstalled(root)).toBe(false);
	});

	test("after an update of Node within its major version, but not after one to another", () => {
		const root = folderWith({ "package-lock.json": "{}", "node_modules/.keep": "" });
		writeFileSync(join(root, "node_modules/.setup-stamp"), stampOf(root, machine));
		expect(packagesAreInstalled(root, { ...machine, node: "22.9.1" })).toBe(true);
		expect(packagesAreInstalled(root, { ...machine, node: "24.3.0" })).toBe(false);
	});

	test("but do where node_modules came from another kind of machine", () => {
		const root = folderWith({ "package-lock.json": "{}", "node_modules/.keep": "" });
		writeFileSync(join(root, "node_modules/.setup-stamp"), stampOf(root, machine));
		expect(packagesAreInstalled(root, { ...machine, platform: "darwin" })).toBe(false);
		expect(packagesAreInstalled(root, { ...machine, arch: "arm64" })).toBe(false);
	});

	test("and do where there is no node_modules", () => {
		expect(packagesAreInstalled(folderWith({ "package-lock.json": "{}" }))).toBe(false);
	});
});
