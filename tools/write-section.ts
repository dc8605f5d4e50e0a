import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.js";

/**
 * Replaces a generated part of a document, between two markers.
 * @param file - the path from the project's root
 * @throws Error if the markers are missing
 */
export function writeSection(file: string, name: string, content: string): void {
	writeFileSync(join(ROOT, file), withSection(file, name, content));
}

/** Returns the text of a document with a generated part as `writeSection` writes it. */
export function withSection(file: string, name: string, content: string): string {
	const text = readFileSync(join(ROOT, file), "utf8");
	const pattern = new RegExp(`(<!-- ${name}: begin[^>]*-->\n)[^]*?(<!-- ${name}: end -->)`);
	if (!pattern.test(text)) throw new Error(`${file} has no markers for "${name}".`);
	return text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`);
}
