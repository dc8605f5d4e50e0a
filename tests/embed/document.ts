import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/say.js";

const FILE = join(ROOT, "docs", "embedding.md");

/**
 * Replaces the generated part of a section of docs/embedding.md, between its two markers.
 * @throws Error where the markers are missing
 */
export function writeSection(name: string, content: string): void {
	const text = readFileSync(FILE, "utf8");
	const pattern = new RegExp(`(<!-- ${name}: begin[^>]*-->\n)[^]*?(<!-- ${name}: end -->)`);
	if (!pattern.test(text)) throw new Error(`docs/embedding.md has no markers for "${name}".`);
	writeFileSync(
		FILE,
		text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`),
	);
}
