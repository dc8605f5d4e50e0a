import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** Folders of modules and data that pages import. */
const SOURCES = ["site", "shared"];

const MODULE = /\.(?:tsx?|js|json)$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

/**
 * Adds to the watch queue every module that imports one that has changed, directly or through others.
 *
 * Eleventy reloads only the modules in the queue, and follows only imports of JavaScript. Without this,
 * a page would keep the old version of a component that it imports.
 */
export function renewModules(changed: string[]): void {
	if (!changed.some((file) => MODULE.test(file))) return;
	// The registry finds the schemas of pages by their names.
	if (changed.some((file) => file.endsWith("/schema.ts"))) {
		changed.push("./site/schemas/registry.ts");
	}
	const imports = SOURCES.flatMap(modulesIn).map((path) => ({ path, imported: importsOf(path) }));
	// The loop also reaches what it adds.
	for (const file of changed) {
		for (const { path, imported } of imports) {
			if (imported.has(file) && !changed.includes(path)) changed.push(path);
		}
	}
}

function modulesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => `./${folder}/${file.replaceAll("\\", "/")}`)
		.filter((path) => MODULE.test(path) && !path.endsWith(".json"));
}

/** The files of the project that a module imports, in the form in which Eleventy names changed files. */
function importsOf(path: string): Set<string> {
	const imports = readFileSync(path, "utf8").matchAll(IMPORT);
	return new Set(
		[...imports].map(([, specifier = ""]) => `./${posix.join(posix.dirname(path), specifier)}`),
	);
}
