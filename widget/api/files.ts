import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The published declaration files. */
const TYPES = ["liberation-quiz.d.ts", "react.d.ts", "vue.d.ts"] as const;

/** Writes the manifest and the declaration files into the folder of a built script. */
export async function writeApiFiles(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await Promise.all([
		writeManifest(folder),
		...TYPES.map((file) => copyFile(join(root, "widget/api", file), join(folder, file))),
	]);
}

/** Writes custom-elements.json into a folder. @returns the text of the file */
export async function writeManifest(folder: string): Promise<string> {
	const analyzer = join(dirname(resolve("@custom-elements-manifest/analyzer")), "cem.js");
	const options = ["--config", "widget/api/manifest.config.js", "--outdir", relative(root, folder)];
	await run(process.execPath, [analyzer, "analyze", ...options, "--quiet"], { cwd: root });
	return readFile(join(folder, "custom-elements.json"), "utf8");
}
