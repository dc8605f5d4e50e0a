import type { SiteFault } from "./check.ts";

/** How many files are named of a fault that many pages share, as those of the footer are. */
const NAMED = 3;

/** The faults as lines; the same fault of several pages is one: `about/index.html, ... and 9 more: ...`. */
export function grouped(faults: readonly SiteFault[]): string[] {
	const files = new Map<string, Set<string>>();
	for (const { file, message } of faults) {
		files.set(message, (files.get(message) ?? new Set()).add(file));
	}
	return [...files].map(([message, names]) => `${shortened([...names])}: ${message}`);
}

function shortened(names: readonly string[]): string {
	const named = names.slice(0, NAMED).join(", ");
	return names.length > NAMED ? `${named} and ${names.length - NAMED} more` : named;
}
