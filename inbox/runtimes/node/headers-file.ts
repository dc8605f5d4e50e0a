import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type HeaderRule, headersFor, parseHeaders } from "@liberation/shared/headers-file";

/** How often a new build is looked for, in milliseconds. */
const LOOK_AGAIN = 1_000;

/** What hosts send for a file that no rule names. */
const DEFAULTS = { "cache-control": "public, max-age=0, must-revalidate" };

/**
 * Looks up the headers of a path in the `_headers` file of a built site. While a build replaces the file,
 * the rules of the build before hold.
 */
export function createHeaderLookup(
	root: string,
): (path: string) => Readonly<Record<string, string>> {
	const file = join(root, "_headers");
	let rules: readonly HeaderRule[] = [];
	let modified: number | undefined;
	let looked = 0;

	function refresh(): void {
		if (Date.now() - looked < LOOK_AGAIN) return;
		looked = Date.now();
		const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (time === undefined || time === modified) return;
		rules = parseHeaders(readFileSync(file, "utf8"));
		modified = time;
	}

	return (path) => {
		refresh();
		return { ...DEFAULTS, ...Object.fromEntries(headersFor(rules, path)) };
	};
}
