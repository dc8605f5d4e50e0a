/*
 * Parses the `_headers` file of a built site. The build writes this file for hosting providers. Our server applies it,
 * and the files for Caddy, nginx and Apache are printed from it.
 */

/** Matches the paths of files that no host serves: configuration, dotfiles and precompressed copies. */
export const PRIVATE_FILES =
	/\/(?:\.(?!well-known\/)|_(?:headers|redirects|delivery\.json)(?:$|\/))|\.(?:br|gz)$/;

/** How long browsers cache a file without a rule. */
export const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** Returns the path of the page for missing addresses in the language of a path: `/es/404.html`, `/404.html`. */
export function missingPages(path: string): readonly string[] {
	const [, language] = /^\/([a-z]{2})\//.exec(path) ?? [];
	return [...(language ? [`/${language}/404.html`] : []), "/404.html"];
}

/** The headers for the paths that match a pattern. */
export interface HeaderRule {
	/** The pattern of paths, such as `/embed/v1/*` or `/quiz`. */
	readonly pattern: string;
	/** Matches every address of a page: `/quiz`, `/quiz/` and `/quiz/index.html`. */
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
 * The headers of every rule that matches a path; a trailing slash and `index.html` are ignored.
 * @throws Error if two rules set the same header: Cloudflare would join the values, Netlify would take one
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
	const found = new Map<string, string>();
	const page = path.replace(/(?:\/(?:index\.html)?){1,9}$/, "") || "/";
	for (const { pattern, headers } of rules.filter(({ paths }) => paths.test(page))) {
		for (const [name, value] of headers) {
			if (found.has(name))
				throw new Error(`_headers: "${pattern}" sets ${name} a second time for ${path}.`);
			found.set(name, value);
		}
	}
	return found;
}

function pathsOf(pattern: string): RegExp {
	const expression = pattern
		.replace(/(?<=.)\/$/, "")
		.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
		.replaceAll("*", ".*");
	const isPage = !/\*$|\.\w+$/.test(pattern);
	const index = expression === "/" ? "(?:index\\.html)?" : "(?:/(?:index\\.html)?)?";
	return new RegExp(`^${expression}${isPage ? index : ""}$`);
}
