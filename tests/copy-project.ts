import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../tools/root.js";

/** Everything that a build reads. */
const PARTS = [
	"eleventy.config.js",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
	"docs",
	"inbox",
	"shared",
	"site",
	"tools",
	"widget",
];

/**
 * Copies everything that a build reads into an empty folder.
 * @returns the folder
 */
export function copyProject(root = mkdtempSync(join(tmpdir(), "project-"))): string {
	for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
	// Pictures that an earlier build made. Another process may be writing one, into a file with a longer name.
	const pictures = ".cache/png";
	if (existsSync(join(ROOT, pictures))) {
		const filter = (path: string) => !/[\da-f]{64}\./.test(path);
		cpSync(join(ROOT, pictures), join(root, pictures), { recursive: true, filter });
	}
	linkPackages(root);
	return root;
}

/** The workspaces that other workspaces import by name. */
const WORKSPACES = ["inbox", "shared"];

/** Gives a copy of the project the installed packages, and its own workspaces. */
export function linkPackages(root: string): void {
	const installed = join(ROOT, "node_modules");
	const packages = join(root, "node_modules");
	mkdirSync(join(packages, "@liberation"), { recursive: true });
	for (const name of readdirSync(installed).filter(
		(each) => !/^(?:\.(?!bin$)|@liberation$)/.test(each),
	))
		symlinkSync(join(installed, name), join(packages, name), "junction");
	for (const name of WORKSPACES)
		symlinkSync(join(root, name), join(packages, "@liberation", name), "junction");
}
