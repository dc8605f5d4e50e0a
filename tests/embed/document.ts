import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/say.js";

const FILE = join(ROOT, "docs", "embedding.md");

/**
 * Replaces what stands between the markers of a section of docs/embedding.md; the rest is written by people.
 * @throws Error where the markers are gone
 */
export function writeSection(name: string, content: string): void {
	const text = readFileSync(FILE, "utf8");
	const pattern = new RegExp(`(<!-- ${name}: begin[^>]*-->\n)[^]*?(<!-- ${name}: end -->)`);
	if (!pattern.test(text)) throw new Error(`docs/embedding.md has no markers of "${name}".`);
	writeFileSync(
		FILE,
		text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${content}\n\n${end}`),
	);
}
