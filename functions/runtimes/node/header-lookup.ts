import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type HeaderRule, headersFor, parseHeaders } from "./headers-file.ts";

/** How often a new build is looked for, in milliseconds. */
const LOOK_AGAIN = 1_000;
/** Addresses whose headers are remembered: more than any site has pages. */
const CAPACITY = 5_000;

/** What hosts send for a file that no rule names. */
const DEFAULTS = { "cache-control": "public, max-age=0, must-revalidate" };

type Headers = Readonly<Record<string, string>>;

/**
 * Looks up the headers of a path in the `_headers` file of a built site. While a build replaces the file,
 * the rules of the build before hold.
 */
export function createHeaderLookup(root: string): (path: string) => Headers {
	const file = join(root, "_headers");
	let rules: readonly HeaderRule[] = [];
	let modified: number | undefined;
	let looked = 0;
	const known = new Map<string, Headers>();

	function refresh(): void {
		if (Date.now() - looked < LOOK_AGAIN) return;
		looked = Date.now();
		const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (time === undefined || time === modified) return;
		rules = parseHeaders(readFileSync(file, "utf8"));
		modified = time;
		known.clear();
	}

	return (path) => {
		refresh();
		const found = known.get(path);
		if (found) return found;
		const headers = { ...DEFAULTS, ...Object.fromEntries(headersFor(rules, path)) };
		if (known.size >= CAPACITY) known.clear();
		known.set(path, headers);
		return headers;
	};
}
