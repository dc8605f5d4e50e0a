import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const SOURCES = ["site", "shared"];

const MODULE = /\.(?:tsx?|js|json)$/;
const IMPORT = /\b(?:from|import)\s*(?:\(\s*)?["'](\.[^"']+)["']/g;

/**
 * Adds every module that imports a changed one, directly or not, to Eleventy's watch queue. Eleventy reloads only
 * queued modules, and follows imports only in JavaScript files.
 */
export function renewModules(changed: string[]): void {
	if (!changed.some((file) => MODULE.test(file))) return;
	// These modules import what a folder holds, so `importsOf` doesn't find it.
	if (changed.some((file) => file.endsWith("/schema.ts"))) {
		changed.push("./site/schemas/all-content-types.ts");
	}
	if (changed.some((file) => file.startsWith("./site/sections/"))) {
		changed.push("./site/sections/PageSection.tsx");
	}
	const imports = SOURCES.flatMap(modulesIn).map((path) => ({ path, imported: importsOf(path) }));
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

/** Returns the imports of a module, as paths in the form that Eleventy uses for changed files. */
function importsOf(path: string): Set<string> {
	const imports = readFileSync(path, "utf8").matchAll(IMPORT);
	return new Set(
		[...imports].map(([, specifier = ""]) => `./${posix.join(posix.dirname(path), specifier)}`),
	);
}
