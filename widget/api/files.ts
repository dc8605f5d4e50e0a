import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { elementDeclarations, preactDeclarations, reactDeclarations } from "./declarations.ts";
import { manifest } from "./manifest.ts";

/** What stands beside the built script for editors and compilers, by its name. */
export function apiFiles(): Readonly<Record<string, string>> {
	return {
		"custom-elements.json": manifest(),
		"liberation-quiz.d.ts": elementDeclarations(),
		"react.d.ts": reactDeclarations(),
		"preact.d.ts": preactDeclarations(),
	};
}

/** @returns the names of the written files */
export async function writeApiFiles(folder: string): Promise<string[]> {
	const files = Object.entries(apiFiles());
	await mkdir(folder, { recursive: true });
	await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
	return files.map(([name]) => name);
}
