import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import {
	DEFAULT_CACHE_CONTROL,
	type HeaderRule,
	headersFor,
	missingPages,
	PRIVATE_FILES,
	parseHeaders,
} from "@liberation/shared/headers-file";
import { previewOf } from "@liberation/shared/quiz/role-path";
import type { FastifyInstance } from "fastify";

/** Serves a built site below a path prefix like a static host: clean URLs, `_headers`, 404.html, compressed copies. */
export function addStaticFiles(app: FastifyInstance, root: string, prefix: string): void {
	const headersFor = createHeaderLookup(root);
	app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true });

	app.route({
		method: ["GET", "HEAD"],
		url: `${prefix}/*`,
		handler(request, reply): void {
			const [path = "", query = ""] = request.url.split(/(?=[?#])(.*)/s);
			// A backslash counts, because browsers take it for a slash, and two would lead to another host.
			const single = path.replace(/(?:[/\\]|%2f|%5c){2,}/gi, "/");
			if (single !== path) return void reply.redirect(single + query, 308);
			const asked = decodeURIComponent(path).slice(prefix.length);
			// A result link is served a copy of the quiz page whose link preview shows the role.
			const name = previewOf(asked, query) ?? asked;
			if (PRIVATE_FILES.test(name)) return void reply.callNotFound();
			const file = fileOf(name);
			if (file.endsWith("/404.html")) return void reply.callNotFound();
			const headers = headersFor(prefix + pageOf(file));
			reply.headers(headers);
			// Ranges refer to the uncompressed file, so compression is turned off.
			if (request.headers.range !== undefined) request.headers["accept-encoding"] = "identity";
			reply.sendFile(file, { contentType: !("content-type" in headers) });
		},
		errorHandler(error, request, reply) {
			// If the client disconnects or the file ends early after the headers were sent, an error response is no longer
			// possible, so the connection is closed.
			if (reply.raw.headersSent) request.raw.destroy();
			// A path that no file can have, such as one with a NUL or two dots.
			else if (Number(error.statusCode) < 500) reply.callNotFound();
			else reply.send(error);
		},
	});

	app.setNotFoundHandler((request, reply): void => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			return void reply.code(405).header("Allow", "GET, HEAD").send("Method not allowed");
		}
		// The response may have headers for the requested file, which don't apply to 404.html.
		for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
		// The files may be missing during a build.
		const files = missingPages(request.url.slice(prefix.length));
		const file = files.find((each) => existsSync(join(root, each)));
		reply.code(404).headers(headersFor(prefix + (file ?? "/404.html")));
		if (!file) return void reply.type("text/plain").send("Not found");
		// Conditions and ranges refer to the requested file.
		for (const name of ["if-none-match", "if-modified-since", "range"])
			delete request.headers[name];
		reply.sendFile(file.slice(1));
	});
}

function fileOf(name: string): string {
	if (name.endsWith("/")) return `${name}index.html`;
	return /\.\w+$/.test(name) ? name : `${name}/index.html`;
}

const pageOf = (file: string) => file.replace(/\/index\.html$/, "/");

/** Looks up the headers of a path in `_headers`. While a build replaces `_headers`, the previous rules apply. */
function createHeaderLookup(root: string): (path: string) => Record<string, string> {
	const file = join(root, "_headers");
	let rules: readonly HeaderRule[] = [];
	let modified: number | undefined;
	return (path) => {
		const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
		if (time !== undefined && time !== modified) {
			rules = parseHeaders(readFileSync(file, "utf8"));
			modified = time;
		}
		return {
			"cache-control": DEFAULT_CACHE_CONTROL,
			...Object.fromEntries(headersFor(rules, path)),
		};
	};
}
