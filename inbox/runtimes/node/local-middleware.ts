import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { BUILD_INFO_PATH } from "@liberation/shared/build-info";
import { DESK, LOCAL_ENDPOINT } from "@liberation/shared/forms-endpoint";
import type { FastifyInstance } from "fastify";
import type { LocalOptions } from "./local-delivery.ts";
import { isFromOwnMachine, isOpenToNetwork, keepToOwnMachine, NOT_OWN } from "./own-host.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const OURS = new RegExp(`^(?:${LOCAL_ENDPOINT}|${DESK})(?:[/?#]|$)`);

/**
 * The local delivery of forms for a development server that takes Connect's middleware. Stands first, because it also
 * keeps everybody else out: the development server listens on all addresses, and has no option for it. Loading the
 * delivery takes most of a second, so the first request for it does.
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
	const { openLocalDelivery } = await import("./local-delivery.ts");
	const { createApp } = await import("./server.ts");
	const { addDelivery } = await import("./delivery-routes.ts");
	const app = createApp();
	addDelivery(app, await openLocalDelivery(options));
	await app.ready();
	return app;
}
