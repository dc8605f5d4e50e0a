import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import compression from "compression";
import { createSite } from "./site.ts";

/** A visitor who needs longer to send a form is no visitor, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** Answers some requests and hands on the others, as Connect's middleware does. */
export type Middleware = (
	request: IncomingMessage,
	response: ServerResponse,
	next: () => void,
) => void;

export interface ServerOptions {
	/** The built site. */
	readonly root: string;
	/** 0 takes any that is free. */
	readonly port: number;
	/** What answers before the files do: the delivery of forms. */
	readonly delivery: Middleware;
	/** The path under which the site lives, without a slash at its end. */
	readonly prefix?: string;
	/** Whether a new build shows at once. */
	readonly fresh?: boolean;
}

export interface RunningServer {
	readonly url: string;
	close(): Promise<void>;
}

/**
 * Serves a built site and the delivery of its forms, compressed, with the headers of its `_headers` file.
 * @throws Error with a sentence for people, where there is no site or the port is taken
 */
export async function startServer({
	root,
	port,
	delivery,
	prefix = "",
	fresh = false,
}: ServerOptions): Promise<RunningServer> {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	const compress = compression();
	const site = createSite({ root: resolve(root), prefix, fresh });
	const server = createServer({ requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
		compress(request, response, () => delivery(request, response, () => site(request, response)));
	});
	await listen(server, port);
	const address = server.address();
	const actual = typeof address === "object" && address ? address.port : port;
	return {
		url: `http://localhost:${actual}${prefix}`,
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
