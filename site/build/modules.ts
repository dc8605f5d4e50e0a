import { readdirSync } from "node:fs";

/** Folders of modules and data that pages import. */
const SOURCES = ["site", "shared"];

const MODULE = /\.(?:tsx?|js|json)$/;

/**
 * Adds every module of the site to a watch queue in which a module has changed.
 *
 * Eleventy renews only the modules in the queue, and follows imports only of JavaScript. A page would
 * go on with the old version of a component that it imports, so all of them are renewed.
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
