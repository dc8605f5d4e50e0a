/*
 * Parses the `_headers` file of a built site. The build writes this file for hosting providers; our server and Caddy
 * also apply it.
 */

/** The headers for the paths that match a pattern. */
export interface HeaderRule {
	/** The pattern of paths, such as `/embed/v1/*`, `/quiz` or `/articles/:slug`. */
	readonly pattern: string;
	readonly paths: RegExp;
	readonly headers: ReadonlyMap<string, string>;
}

/**
 * Parses a `_headers` file as Netlify and Cloudflare do: a path without indentation, its headers indented below, `#`
 * for comments.
 * @throws Error that names the invalid line
 */
export function parseHeaders(text: string): HeaderRule[] {
	let rules: (HeaderRule & { readonly headers: Map<string, string> })[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		const content = line.trim();
		if (content === "" || content.startsWith("#")) continue;
		const header = /^([\w-]+):\s*(\S.*)$/.exec(content);
		const rule = rules.at(-1);
		if (/^\s/.test(line) && header && rule) {
			const [, name = "", value = ""] = header;
			rule.headers.set(name.toLowerCase(), value);
		} else if (/^\/\S*$/.test(line.trimEnd())) {
			// Only the last rule of a path is kept: the file lists the path with and without a trailing slash, because
			// Cloudflare distinguishes the two.
			rules = rules.filter(({ pattern }) => pattern !== `${content}/` && `${pattern}/` !== content);
			rules.push({ pattern: content, paths: pathsOf(content), headers: new Map() });
		} else {
			throw new Error(
				`_headers, line ${index + 1}: "${content}" is neither a path nor a header of one.`,
			);
		}
	}
	return rules;
}

/**
 * The headers of every rule that matches a path; a trailing slash is ignored.
 * @throws Error if two rules set the same header: Cloudflare would join the values, Netlify would take one
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
	const found = new Map<string, string>();
	for (const { pattern, headers } of rules.filter(({ paths }) => paths.test(withoutSlash(path)))) {
		for (const [name, value] of headers) {
			if (found.has(name))
				throw new Error(`_headers: "${pattern}" sets ${name} a second time for ${path}.`);
			found.set(name, value);
		}
	}
	return found;
}

function pathsOf(pattern: string): RegExp {
	const expression = withoutSlash(pattern)
		.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
		.replaceAll("*", ".*")
		.replaceAll(/:[a-z]\w*/gi, "[^/]+");
	return new RegExp(`^${expression}$`);
}

function withoutSlash(path: string): string {
	return path.length > 1 ? path.replace(/\/$/, "") : path;
}
