import { setMaxListeners } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import { type HeaderRule, headersFor, parseHeaders } from "@liberation/shared/headers-file";
import { previewOf } from "@liberation/shared/quiz/role-path";
import type { FastifyInstance } from "fastify";

/** Read by hosts, or written for them, and not pages: names that begin with a dot or `_`, and compressed copies. */
const HIDDEN =
	/\/(?:\.(?!well-known\/)|_(?:headers|redirects|delivery\.json)(?:$|\/))|\.(?:br|gz)$/;

/**
 * Serves a built site as a static host would: clean addresses, the headers of its `_headers` file, 404.html,
 * and the copies that the build has compressed.
 * @param prefix - the path under which it lives, without a slash at its end; mostly ""
 */
export function addStaticFiles(app: FastifyInstance, root: string, prefix: string): void {
	const headersFor = createHeaderLookup(root);
	app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true });

	// A visitor who hangs up leaves answers behind that were never begun; their files have to be closed all the same.
	app.addHook("onSend", async ({ raw: { socket } }, _reply, payload) => {
		if (!(payload instanceof Readable)) return payload;
		const close = () => void payload.destroy();
		if (socket.destroyed) close();
		setMaxListeners(0, socket);
		socket.once("close", close);
		payload.once("close", () => socket.off("close", close));
		return payload;
	});

	app.route({
		method: ["GET", "HEAD"],
		url: `${prefix}/*`,
		handler(request, reply): void {
			const path = pathOf(request.url);
			if (path === undefined) return void reply.code(400).send("Bad request");
			const asked = path.slice(prefix.length);
			// One of the quiz's copies, where the query names a role.
			const name = previewOf(asked, request.url.replace(/^[^?]*/, "")) ?? asked;
			if (HIDDEN.test(name)) return void reply.callNotFound();
			const file = fileOf(name);
			if (file === "/404.html") return void reply.callNotFound();
			const headers = headersFor(prefix + pageOf(file));
			reply.headers(headers);
			// A part of a file is a part of the file itself, and not of a compressed copy.
			if (request.headers.range !== undefined) request.headers["accept-encoding"] = "identity";
			reply.sendFile(file, { contentType: !("content-type" in headers) });
		},
		errorHandler(error, request, reply) {
			// The visitor hung up, or the file ended early: there is nobody to tell, or no way to.
			if (reply.raw.headersSent) request.raw.destroy();
			else reply.send(error);
		},
	});

	app.setNotFoundHandler(async (request, reply) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			return reply.code(405).header("Allow", "GET, HEAD").send("Method not allowed");
		}
		// Those of the file that was looked for.
		for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
		reply.headers(headersFor(`${prefix}/404.html`));
		// Where the page is missing, too, a build may be under way.
		const page = await readFile(join(root, "404.html")).catch(() => undefined);
		return reply
			.code(404)
			.type(page ? "text/html; charset=utf-8" : "text/plain; charset=utf-8")
			.send(page ?? "Not found");
	});
}

/** `/quiz` and `/quiz/` are `/quiz/index.html`. */
function fileOf(name: string): string {
	if (name.endsWith("/")) return `${name}index.html`;
	return /\.\w+$/.test(name) ? name : `${name}/index.html`;
}

/** The page that a file is, however it was asked for. */
function pageOf(file: string): string {
	return file.replace(/\/index\.html$/, "/");
}

/** The decoded path of a request; undefined where it can't be decoded. */
function pathOf(url: string): string | undefined {
	try {
		const path = decodeURIComponent(url.replace(/[?#].*/, ""));
		return path.includes("\0") ? undefined : path;
	} catch {
		return undefined;
	}
}

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
