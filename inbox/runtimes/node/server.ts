import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { otherHost } from "@liberation/shared/forms-endpoint";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { limitConnections } from "./connections.ts";
import { addDelivery, type MountedDelivery } from "./delivery-routes.ts";
import { isFromOwnMachine, NOT_OWN } from "./own-host.ts";
import { addStaticFiles } from "./static-files.ts";

/** How long a request may take to arrive, in milliseconds: a slower one only holds a connection. */
const REQUEST_TIMEOUT = 20_000;
/** Methods that no request of ours can have, because the web's own Request refuses them. */
const FORBIDDEN = ["CONNECT", "TRACE", "TRACK"];
/** What a host's name is made of, with a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export interface ServerOptions {
	/** The built site. */
	readonly root: string;
	/** 0 takes any that is free. */
	readonly port: number;
	/** Which address to listen on; without it only this machine is answered. */
	readonly host?: string;
	/** What answers before the files do: the delivery of forms. */
	readonly delivery: MountedDelivery;
	/** The path under which the site lives, without a slash at its end. */
	readonly prefix?: string;
	/** The address of the site: pages under its other name, with `www.` or without, lead there. */
	readonly siteUrl?: string;
	/** Whether only this machine is answered, by its own names. */
	readonly ownMachineOnly?: boolean;
	/** The longest time for a visitor to send a request, in milliseconds. */
	readonly requestTimeout?: number;
}

export interface RunningServer {
	readonly url: string;
	/** Answers what has begun, sends what is being sent, and ends. */
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
 * What is sent under the other name is taken there. Any other host may be a health check's, a proxy's or a preview's,
 * and a certificate's authority asks each name for itself.
 */
function leadFromOtherHost(app: FastifyInstance, siteUrl: string): void {
	const other = otherHost(siteUrl);
	app.addHook("onRequest", async ({ method, host, url }, reply) => {
		if (host.toLowerCase() !== other || !/^(GET|HEAD)$/.test(method)) return;
		if (!/^\/(healthz|\.well-known)\b/.test(url))
			return reply.redirect(new URL(siteUrl).origin + url, 308);
	});
}

/** A server with its limits on time and size, and no route yet. */
export function createApp(requestTimeout = REQUEST_TIMEOUT): FastifyInstance {
	const app = fastify({
		forceCloseConnections: "idle",
		requestTimeout,
		// Node closes slow connections only when it looks for them.
		http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: requestTimeout / 4 },
		// A proxy may ask for the whole address.
		rewriteUrl: ({ url = "/" }) => url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, ""),
	});
	app.addHook("onRequest", async ({ method, host, raw }, reply) => {
		if (FORBIDDEN.includes(method)) return reply.code(405).send("Method not allowed");
		const hosts = raw.headersDistinct.host ?? [];
		if (!HOST.test(host) || hosts.length > 1) return reply.code(400).send("Bad request");
	});
	// Whatever it is, its words are for us.
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
