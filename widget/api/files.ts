import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The modules whose declaration files are published. */
const ENTRIES = ["liberation-quiz", "liberation-circle", "react"] as const;

/** Writes the manifest and the declaration files (`.d.ts`) into the folder of a built script. */
export async function writeApiFiles(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await Promise.all([writeManifest(folder), writeTypings(folder)]);
}

/** Writes custom-elements.json into a folder. @returns the text of the file */
export async function writeManifest(folder: string): Promise<string> {
	const analyzer = join(dirname(resolve("@custom-elements-manifest/analyzer")), "cem.js");
	const options = ["--config", "widget/api/manifest.config.js", "--outdir", relative(root, folder)];
	await run(process.execPath, [analyzer, "analyze", ...options, "--quiet"], { cwd: root });
	return readFile(join(folder, "custom-elements.json"), "utf8");
}

/** Writes the declaration files. The TypeScript compiler runs incrementally. */
async function writeTypings(folder: string): Promise<void> {
	const compiler = join(dirname(resolve("typescript/package.json")), "bin/tsc");
	await run(process.execPath, [compiler, "-p", join(root, "widget/api/tsconfig.json")]);
	for (const entry of ENTRIES) {
		const path = `widget/api/${entry}.d.ts`;
		await copyWithImports(join(root, ".cache/types"), path, join(folder, "types"));
		await writeFile(
			join(folder, `${entry}.d.ts`),
			`export * from "./types/widget/api/${entry}.js";\n`,
		);
	}
}

/** Copies a declaration file and its imports recursively, and rewrites import paths to end in `.js`. */
async function copyWithImports(from: string, path: string, to: string): Promise<void> {
	const text = await readFile(join(from, path), "utf8");
	const target = join(to, path);
	await mkdir(dirname(target), { recursive: true });
	await writeFile(target, text.replace(/(["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, "$1.js$2"));
	for (const [, imported = ""] of text.matchAll(/["'](\.{1,2}\/[^"']+)\.tsx?["']/g))
		await copyWithImports(from, `${posix.join(posix.dirname(path), imported)}.d.ts`, to);
}
