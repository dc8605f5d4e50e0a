import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ROOT } from "./say.js";

/** The pages of a built site, without the editor. */
export function pagesOf(site: string): string[] {
	return filesOf(site, ".html").filter((file) => !file.startsWith("admin/"));
}

/** Lists the files below a folder that have one of the endings, as sorted relative paths with forward slashes. */
export function filesOf(folder: string, ...endings: string[]): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
		.sort();
}

/**
 * Replaces a generated part of a document, between two markers.
 * @param file - the path from the project's root
 * @throws Error if the markers are missing
 */
export function writeSection(file: string, name: string, content: string): void {
	const path = join(ROOT, file);
	const text = readFileSync(path, "utf8");
	const pattern = new RegExp(`(<!-- ${name}: begin[^>]*-->\n)[^]*?(<!-- ${name}: end -->)`);
	if (!pattern.test(text)) throw new Error(`${file} has no markers for "${name}".`);
	writeFileSync(
		path,
		text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`),
	);
}
