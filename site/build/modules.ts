import { readdirSync } from "node:fs";

/** Folders of modules and data that pages import. */
const SOURCES = ["site", "shared"];

const MODULE = /\.(?:tsx?|js|json)$/;

/**
 * Adds every module of the site to the watch queue if a module has changed.
 *
 * Eleventy reloads only the modules in the queue, and follows only imports of JavaScript. Without this,
 * a page would keep the old version of a component that it imports.
 */
export function renewModules(changed: string[]): void {
	if (!changed.some((file) => MODULE.test(file))) return;
	for (const source of SOURCES) {
		for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
			const path = `./${source}/${file.replaceAll("\\", "/")}`;
			if (MODULE.test(path) && !changed.includes(path)) changed.push(path);
		}
	}
}
