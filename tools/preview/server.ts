import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { acceptedEncoding, compress, isCompressible } from "./encoding.ts";
import { fileAt } from "./files.ts";
import { headersFor, parseHeaders } from "./headers-file.ts";

/** What hosts send for a file that no rule names. */
const DEFAULT_CACHE = "public, max-age=0, must-revalidate";

export interface PreviewOptions {
	/** The built site; read anew on each request, so that a new build shows at once. */
	readonly root: string;
	/** 0 takes any that is free. */
	readonly port: number;
}

export interface Preview {
	readonly url: string;
	close(): Promise<void>;
}

/**
 * Serves a built site as a static host would: clean addresses, the headers of its `_headers`
 * file, compression, 404.html.
 * @throws Error with a sentence for people, where there is no site or the port is taken
 */
export async function startPreview({ root, port }: PreviewOptions): Promise<Preview> {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	const server = createServer((request, response) => answer(resolve(root), request, response));
	await listen(server, port);
	const address = server.address();
	const actual = typeof address === "object" && address ? address.port : port;
	return {
		url: `http://localhost:${actual}`,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

function listen(server: Server, port: number): Promise<void> {
	return new Promise((done, fail) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const taken = `Port ${port} is in use: stop what runs there, then try again.`;
			fail(error.code === "EADDRINUSE" ? new Error(taken, { cause: error }) : error);
		});
		server.listen(port, () => done());
	});
}

function answer(root: string, request: IncomingMessage, response: ServerResponse): void {
	try {
		send(root, request, response);
	} catch (error) {
		response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
	}
}

function send(root: string, request: IncomingMessage, response: ServerResponse): void {
	if (request.method !== "GET" && request.method !== "HEAD") {
		response.writeHead(405, { allow: "GET, HEAD" }).end();
		return;
	}
	const path = pathOf(request.url ?? "/");
	if (path === undefined) {
		response.writeHead(400).end();
		return;
	}
	const file = fileAt(root, path);
	const rulesFile = join(root, "_headers");
	const rules = existsSync(rulesFile) ? parseHeaders(readFileSync(rulesFile, "utf8")) : [];
	response.setHeader("cache-control", DEFAULT_CACHE);
	response.setHeader("content-type", file.type);
	for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);

	const etag = `"${createHash("sha1").update(file.body).digest("base64url")}"`;
	response.setHeader("etag", etag);
	let body = file.body;
	if (isCompressible(file.type)) {
		response.setHeader("vary", "Accept-Encoding");
		const encoding = acceptedEncoding(request.headers["accept-encoding"]);
		if (encoding) {
			response.setHeader("content-encoding", encoding);
			body = compress(body, encoding);
		}
	}
	if (file.status === 200 && request.headers["if-none-match"] === etag) {
		response.writeHead(304).end();
		return;
	}
	response.writeHead(file.status, { "content-length": body.length });
	response.end(request.method === "HEAD" ? undefined : body);
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
