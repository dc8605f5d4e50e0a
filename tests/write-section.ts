import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../tools/root.js";

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
