import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { otherHost } from "@liberation/shared/forms-endpoint";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { limitConnections } from "./connections.ts";
import { addDelivery, type MountedDelivery } from "./delivery-routes.ts";
import { isFromOwnMachine, NOT_OWN } from "./own-host.ts";
import { addStaticFiles } from "./static-files.ts";

/** Longest time to receive a request, in milliseconds, against slow clients that hold connections. */
const REQUEST_TIMEOUT = 20_000;
/** Methods that the Request constructor refuses. */
const FORBIDDEN = ["CONNECT", "TRACE", "TRACK"];
/** A valid Host header. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export interface ServerOptions {
	readonly root: string;
	/** 0 takes any that is free. */
	readonly port: number;
	/** Address to listen on; by default only this machine. */
	readonly host?: string;
	readonly delivery: MountedDelivery;
	/** Path of the site, without a slash at the end. */
	readonly prefix?: string;
	/** Redirects from the site's other host name, with or without `www.`. */
	readonly siteUrl?: string;
	/** Refuses other machines and host names. */
	readonly ownMachineOnly?: boolean;
	/** In milliseconds. */
	readonly requestTimeout?: number;
}

export interface RunningServer {
	readonly url: string;
	/** Finishes running requests and sends. */
	close(): Promise<void>;
}

/**
 * Serves a built site and the delivery of its forms, with the headers of its `_headers` file.
 * @throws Error with a sentence for people, where there is no site or the port is taken
 */
export async function startServer({
	root,
	port,
	host = "127.0.0.1",
	delivery,
	prefix = "",
	siteUrl,
	ownMachineOnly = false,
	requestTimeout,
}: ServerOptions): Promise<RunningServer> {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	const app = createApp(requestTimeout);
	if (ownMachineOnly) {
		app.addHook("onRequest", async ({ raw }, reply) => {
			if (!isFromOwnMachine(raw)) return reply.code(421).send(NOT_OWN);
		});
	}
	if (siteUrl) leadFromOtherHost(app, siteUrl);
	addDelivery(app, delivery);
	addStaticFiles(app, resolve(root), prefix);
	limitConnections(app.server, delivery);
	await listen(app, port, host);
	const address = app.server.address();
	const actual = typeof address === "object" && address ? address.port : port;
	return {
		url: `http://localhost:${actual}${prefix}`,
		async close() {
			await app.close();
			await delivery.close();
		},
	};
}

/**
 * Redirects pages from the other host name; forms sent there are accepted. Other hosts may be health checks, proxies or
 * previews, and a certificate authority checks each name by itself.
 */
function leadFromOtherHost(app: FastifyInstance, siteUrl: string): void {
	const other = otherHost(siteUrl);
	app.addHook("onRequest", async ({ method, host, url }, reply) => {
		if (host.toLowerCase() !== other || !/^(GET|HEAD)$/.test(method)) return;
		if (!/^\/(healthz|\.well-known)\b/.test(url))
			return reply.redirect(new URL(siteUrl).origin + url, 308);
	});
}

/** A server with its limits, without routes. */
export function createApp(requestTimeout = REQUEST_TIMEOUT): FastifyInstance {
	const app = fastify({
		forceCloseConnections: "idle",
		requestTimeout,
		// Node checks for slow connections at this interval only.
		http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: requestTimeout / 4 },
		// Proxies may send an absolute URL.
		rewriteUrl: ({ url = "/" }) => url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, ""),
	});
	app.addHook("onRequest", async ({ method, host, raw }, reply) => {
		if (FORBIDDEN.includes(method)) return reply.code(405).send("Method not allowed");
		const hosts = raw.headersDistinct.host ?? [];
		if (!HOST.test(host) || hosts.length > 1) return reply.code(400).send("Bad request");
	});
	// Error messages are not for clients.
	app.setErrorHandler<FastifyError>(({ statusCode = 500 }, _request, reply) =>
		statusCode < 500
			? reply.code(statusCode).send("Bad request")
			: reply.code(500).send("Something went wrong"),
	);
	return app;
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
