import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { addDelivery, type MountedDelivery } from "./delivery-routes.ts";
import { addStaticFiles } from "./static-files.ts";

/** How long a request may take to arrive, in milliseconds: a slower one only holds a connection. */
const REQUEST_TIMEOUT = 20_000;
const MOST_CONNECTIONS = 2_000;

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
	requestTimeout,
}: ServerOptions): Promise<RunningServer> {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	const app = createApp(requestTimeout);
	addDelivery(app, delivery);
	addStaticFiles(app, { root: resolve(root), prefix });
	app.server.maxConnections = MOST_CONNECTIONS;
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

/** A server with its limits on time and size, and no route yet. */
export function createApp(requestTimeout = REQUEST_TIMEOUT): FastifyInstance {
	return fastify({
		forceCloseConnections: "idle",
		requestTimeout,
		// Node closes slow connections only when it looks for them.
		http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: requestTimeout / 4 },
	});
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
