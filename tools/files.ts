import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The pages of a built site, without the editor in admin/, which is a program of its own. */
export function pagesOf(site: string): string[] {
	return filesOf(site, ".html").filter((file) => !file.startsWith("admin/"));
}

/** The files with one of these endings below a folder: paths within it, with forward slashes, sorted. */
export function filesOf(folder: string, ...endings: string[]): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
		.sort();
}
