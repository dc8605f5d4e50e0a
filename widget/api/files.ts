import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** What `npm run api` writes and builds copy: the manifest and typings of the elements. */
export const API_FOLDER = fileURLToPath(new URL("./generated/", import.meta.url));

/** The modules that partners import the types of. */
const ENTRIES = ["liberation-quiz", "liberation-circle", "react"] as const;

/** Puts the manifest and the typings beside a built script. */
export async function copyApiFiles(folder: string): Promise<void> {
	// Other files of the build come into it at the same time, and cp fails where the folder appears meanwhile.
	await mkdir(folder, { recursive: true });
	await cp(API_FOLDER, folder, { recursive: true });
}

/**
 * Makes the manifest (by the analyzer) and the typings (by the compiler) from the source.
 * @param folder - emptied first
 */
export async function writeApiFiles(folder: string): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	await Promise.all([writeManifest(folder), writeTypings(folder)]);
}

async function writeManifest(folder: string): Promise<void> {
	const analyzer = join(dirname(resolve("@custom-elements-manifest/analyzer")), "cem.js");
	const options = ["--config", "widget/api/manifest.config.js", "--outdir", relative(root, folder)];
	await run(process.execPath, [analyzer, "analyze", ...options, "--quiet"], { cwd: root });
}

async function writeTypings(folder: string): Promise<void> {
	const compiled = await mkdtemp(join(tmpdir(), "quiz-types-"));
	try {
		const compiler = join(dirname(resolve("typescript/package.json")), "bin/tsc");
		const project = join(root, "widget/api/tsconfig.json");
		await run(process.execPath, [compiler, "-p", project, "--outDir", compiled]);
		for (const entry of ENTRIES) {
			const path = `widget/api/${entry}.d.ts`;
			await copyWithImports(compiled, path, join(folder, "types"));
			await writeFile(
				join(folder, `${entry}.d.ts`),
				`export * from "./types/widget/api/${entry}.js";\n`,
			);
		}
	} finally {
		await rm(compiled, { recursive: true });
	}
}

/** Copies a declaration file and those that it imports, each by the name of the script that it describes. */
async function copyWithImports(from: string, path: string, to: string): Promise<void> {
	const text = await readFile(join(from, path), "utf8");
	const target = join(to, path);
	await mkdir(dirname(target), { recursive: true });
	await writeFile(target, text.replace(/(["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, "$1.js$2"));
	for (const [, imported = ""] of text.matchAll(/["'](\.{1,2}\/[^"']+)\.tsx?["']/g))
		await copyWithImports(from, `${posix.join(posix.dirname(path), imported)}.d.ts`, to);
}
