import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { type HeaderRule, headersFor, parseHeaders } from "./headers-file.ts";

/** What hosts send for a file that no rule names. */
const DEFAULT_CACHE = "public, max-age=0, must-revalidate";

/** Hosts read these files and don't serve them. */
const HIDDEN = ["/_headers", "/_redirects"];

export interface SiteOptions {
	/** The built site. */
	readonly root: string;
	/** The path under which it lives, without a slash at its end; mostly "". */
	readonly prefix: string;
	/** Whether a new build shows at once; otherwise files are looked up once, at the start. */
	readonly fresh: boolean;
}

/**
 * Serves a built site as a static host would: clean addresses, the headers of its `_headers` file,
 * 404.html. Its policy is the one that hosts apply, from the same file.
 */
export function createSite({ root, prefix, fresh }: SiteOptions) {
	const read = () => readRules(root);
	const rules = fresh ? read : once(read);
	const missing = once(() => readMissing(root));

	const files = sirv(root, {
		dev: fresh,
		etag: true,
		// Names with a dot at the start are hidden but for /.well-known.
		dotfiles: false,
		setHeaders: (response, path) => setHeaders(response, rules(), prefix + path),
	});

	function notFound(response: ServerResponse): void {
		const page = fresh ? readMissing(root) : missing();
		response.statusCode = 404;
		response.setHeader("Content-Type", page ? "text/html; charset=utf-8" : "text/plain");
		// The rules of the page that is served: an address that nobody knows has none of its own.
		setHeaders(response, rules(), `${prefix}/404.html`);
		response.end(page ?? "Not found");
	}

	return function serve(request: IncomingMessage, response: ServerResponse): void {
		if (request.method !== "GET" && request.method !== "HEAD") {
			response.writeHead(405, { Allow: "GET, HEAD" }).end();
			return;
		}
		const path = pathOf(request.url ?? "/");
		if (path === undefined) {
			response.writeHead(400).end();
			return;
		}
		if (!path.startsWith(`${prefix}/`) || HIDDEN.includes(path.slice(prefix.length))) {
			notFound(response);
			return;
		}
		request.url = request.url?.slice(prefix.length) ?? "/";
		files(request, response, () => notFound(response));
	};
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
	response.setHeader("Cache-Control", DEFAULT_CACHE);
	for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
}

function readRules(root: string): readonly HeaderRule[] {
	const file = join(root, "_headers");
	return existsSync(file) ? parseHeaders(readFileSync(file, "utf8")) : [];
}

function readMissing(root: string): string | undefined {
	const file = join(root, "404.html");
	return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** The decoded path of a request; undefined where it can't be decoded. */
function pathOf(url: string): string | undefined {
	try {
		const path = decodeURIComponent(url.replace(/[?#].*$/, ""));
		return path.includes("\0") ? undefined : path;
	} catch {
		return undefined;
	}
}
