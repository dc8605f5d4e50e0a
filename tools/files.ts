import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

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
