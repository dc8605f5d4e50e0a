/* The exports that the website's own commands import. These commands use all other parts of the inbox over HTTP. */
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { BUILD_INFO_PATH } from "@liberation/shared/build-info";
import { DESK, LOCAL_ENDPOINT } from "@liberation/shared/forms-endpoint";
import type { FastifyInstance } from "fastify";
import type { LocalOptions } from "./runtimes/node/local-delivery.ts";
import {
	isFromOwnMachine,
	isOpenToNetwork,
	keepToOwnMachine,
	NOT_OWN,
} from "./runtimes/node/own-host.ts";
import type { RunningServer } from "./runtimes/node/server.ts";

export { loadEnvironment } from "./runtimes/node/environment.ts";
export type { RunningServer } from "./runtimes/node/server.ts";
export { endWithNpm, stopOnSignals } from "./runtimes/node/signals.ts";
export { checkSiteSettings } from "./settings/delivery-settings.ts";

/**
 * Serves a built site with the headers of the site's `_headers` file. Submissions appear at /desk/, and no mail is
 * sent. Only requests from this machine are answered, unless OPEN_TO_NETWORK is 1.
 * @param options.port - 0 picks a free port
 * @throws Error with a readable message, where there is no site or the port is taken
 */
export async function startPreview({
	root,
	port,
	databaseFile = ":memory:",
}: Partial<LocalOptions> & { root: string; port: number }): Promise<RunningServer> {
	const { openLocalDelivery } = await import("./runtimes/node/local-delivery.ts");
	const { startServer } = await import("./runtimes/node/server.ts");
	return startServer({
		root,
		port,
		delivery: await openLocalDelivery({ databaseFile, root }),
		...(isOpenToNetwork ? { host: "0.0.0.0" } : { ownMachineOnly: true }),
	});
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const OURS = new RegExp(`^(?:${LOCAL_ENDPOINT}|${DESK})(?:[/?#]|$)`);

/**
 * Creates Connect middleware that handles the forms and the desk in a development server, and must come first. Unless
 * OPEN_TO_NETWORK is 1, requests from other machines are refused, because the server always listens on all addresses.
 */
export function localMiddleware(options: LocalOptions): Middleware {
	let app: Promise<FastifyInstance> | undefined;
	if (!isOpenToNetwork) keepToOwnMachine();
	return (request, response, next) => {
		if (!isOpenToNetwork && !isFromOwnMachine(request)) {
			response.writeHead(421).end(NOT_OWN);
			return;
		}
		if (!OURS.test(request.url ?? "")) return next();
		if (!existsSync(join(options.root, BUILD_INFO_PATH))) {
			response.writeHead(503, { "Retry-After": "1" }).end("The site is being built. Try again.");
			return;
		}
		// The first request loads the app, because loading takes almost a second.
		app ??= openApp(options);
		app
			.then((opened) => opened.routing(request, response))
			.catch((error: unknown) => {
				console.error(error);
				response.writeHead(500).end("The delivery could not start; the terminal says why.");
			});
	};
}

async function openApp(options: LocalOptions): Promise<FastifyInstance> {
	const { openLocalDelivery } = await import("./runtimes/node/local-delivery.ts");
	const { createApp } = await import("./runtimes/node/server.ts");
	const { addDelivery } = await import("./runtimes/node/routes.ts");
	const app = createApp();
	addDelivery(app, await openLocalDelivery(options));
	await app.ready();
	return app;
}
