/* The `_headers` file of a built site: the build writes it for hosts, and our server and Caddy obey it. */

/** The headers for the paths that a pattern fits. */
export interface HeaderRule {
	/** `/embed/v1/*`, `/quiz`, `/articles/:slug`. */
	readonly pattern: string;
	readonly paths: RegExp;
	readonly headers: ReadonlyMap<string, string>;
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a path at the start of a line, its
 * headers indented below, `#` for comments.
 * @throws Error naming the line that is neither
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
			// To Cloudflare, the same path with a slash is another one.
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
 * The headers of every rule that fits a path; a slash at its end does not matter.
 * @throws Error where two rules set one header: Cloudflare would join the values, Netlify take one
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
