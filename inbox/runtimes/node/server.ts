import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { attempt } from "@liberation/shared/attempt";
import { otherHost } from "@liberation/shared/forms-endpoint";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { limitConnections } from "./connections.ts";
import { isFromOwnMachine, NOT_OWN } from "./own-host.ts";
import { addDelivery, type MountedDelivery } from "./routes.ts";
import { addStaticFiles } from "./static-files.ts";

/** Maximum time to receive a request, in milliseconds, so that slow clients can't hold connections. */
const REQUEST_TIMEOUT = 20_000;
/** How long an idle connection stays open, in milliseconds: longer than proxies keep theirs. */
const KEEP_ALIVE = 72_000;
/** Methods that the Request constructor refuses. */
const FORBIDDEN = ["CONNECT", "TRACE", "TRACK"];
/** The pattern of a valid Host header. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export interface ServerOptions {
	readonly root: string;
	/** The port to listen on; 0 picks a free port. */
	readonly port: number;
	/** The address to listen on; by default only this machine. */
	readonly host?: string;
	readonly delivery: MountedDelivery;
	/** The site's path prefix, without a trailing slash. */
	readonly prefix?: string;
	/** The site's URL. The host name with `www.` added or removed redirects to this URL. */
	readonly siteUrl?: string;
	/** Whether to refuse requests from other machines or under other host names. */
	readonly ownMachineOnly?: boolean;
	/** Maximum time to receive a request, in milliseconds. */
	readonly requestTimeout?: number;
}

export interface RunningServer {
	readonly url: string;
	/** Waits for running requests and for messages that are being sent, then closes the server. */
	close(): Promise<void>;
}

/**
 * Serves a built site with the headers of its `_headers` file, and handles the site's forms.
 * @throws Error with a readable message, where there is no site or the port is taken
 */
export async function startServer({
	root,
	port,
	host = "127.0.0.1",
	delivery,
	prefix = "",
	siteUrl,
	ownMachineOnly = false,
	requestTimeout = REQUEST_TIMEOUT,
}: ServerOptions): Promise<RunningServer> {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	const app = createApp(requestTimeout, (request, response) =>
		connections.takes(request, response),
	);
	const connections = limitConnections(app.server, delivery);
	if (ownMachineOnly) {
		app.addHook("onRequest", async ({ raw }, reply) => {
			if (!isFromOwnMachine(raw)) return reply.code(421).send(NOT_OWN);
		});
	}
	if (siteUrl) leadFromOtherHost(app, siteUrl);
	addDelivery(app, delivery);
	addStaticFiles(app, resolve(root), prefix);
	await listen(app, port, host);
	const address = app.server.address();
	const actual = typeof address === "object" && address ? address.port : port;
	return {
		url: `http://localhost:${actual}${prefix}`,
		async close() {
			const answered = app.close();
			connections.drain(requestTimeout);
			await delivery.close(answered);
		},
	};
}

/**
 * Redirects pages from the site's host name with `www.` added or removed. Other host names may be those of a health
 * check, a proxy or a preview, and a certificate authority validates each host name at `/.well-known/`.
 */
function leadFromOtherHost(app: FastifyInstance, siteUrl: string): void {
	const other = otherHost(siteUrl);
	app.addHook("onRequest", async ({ method, host, url }, reply) => {
		if (host.toLowerCase() !== other || !/^(GET|HEAD)$/.test(method)) return;
		if (!/^\/(healthz|\.well-known)\b/.test(url))
			return reply.redirect(new URL(siteUrl).origin + url, 308);
	});
}

/** Creates a Fastify server without routes. `takes` says whether a request is handled, before anything else. */
export function createApp(
	requestTimeout = REQUEST_TIMEOUT,
	takes: (request: IncomingMessage, response: ServerResponse) => boolean = () => true,
): FastifyInstance {
	const timeouts = {
		requestTimeout,
		headersTimeout: requestTimeout / 2,
		keepAliveTimeout: KEEP_ALIVE,
		// Node enforces the other timeouts only at this interval.
		connectionsCheckingInterval: requestTimeout / 4,
	};
	const app = fastify({
		forceCloseConnections: "idle",
		serverFactory: (handle) =>
			createServer(timeouts, (request, response) => {
				if (takes(request, response)) handle(request, response);
			}),
		// A proxy may send an absolute URL in the request line, but routes match only the path.
		rewriteUrl: ({ url = "/" }) => decodable(url.replace(/^https?:\/\/[^/?#]*\/?/i, "/")),
	});
	app.addHook("onRequest", async ({ method, host, raw }, reply) => {
		if (FORBIDDEN.includes(method)) return reply.code(405).send("Method not allowed");
		const hosts = raw.headersDistinct.host ?? [];
		if (!HOST.test(host) || hosts.length > 1) return reply.code(400).send("Bad request");
	});
	// Clients don't get error messages.
	app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
		statusCode < 500
			? reply.code(statusCode).send("Bad request")
			: reply.code(500).send("Something went wrong"),
	);
	return app;
}

/** A URL whose path can be decoded: where it can't, `%` stands for itself. */
function decodable(url: string): string {
	const path = attempt(() => decodeURIComponent(url.replace(/[?#].*/s, "")));
	return path === undefined ? url.replaceAll("%", "%25") : url;
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
	try {
		await app.listen({ port, host });
	} catch (error) {
		const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
		const taken = `Port ${port} is in use: stop what runs there, then try again.`;
		throw isTaken ? new Error(taken, { cause: error }) : error;
	}
}
