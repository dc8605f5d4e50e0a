import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHandler } from "../handler.ts";
import { consoleLogger, ORIGINS_PATH, parseOrigins } from "../host.ts";
import type { Logger } from "../ports.ts";
import type { Settings } from "../settings.ts";
import { createMemoryStore } from "../stores/memory.ts";
import { createMailTransport } from "../transports/from-settings.ts";
import { answerWith, clientAddressOf } from "./listener.ts";
import type { Middleware } from "./server.ts";

/**
 * The delivery of forms for a server of our own: real mail, and memory as its store.
 * @param root - the built site, which says whose pages may send
 * @throws Error where the site there was not built
 */
export function createDelivery(
	settings: Settings,
	root: string,
	logger: Logger = consoleLogger,
): Middleware {
	const handler = createHandler({
		settings: {
			...settings,
			partnerOrigins: parseOrigins(readFileSync(join(root, ORIGINS_PATH), "utf8")),
		},
		transport: createMailTransport(settings),
		store: createMemoryStore(Date),
		clock: Date,
		logger,
		clientAddress: clientAddressOf,
	});
	const { origin, pathname } = new URL(settings.endpoint);
	const proxyHeader = settings.clientAddressHeader;
	return (request, response, next) => {
		if (!request.url?.startsWith(`${pathname}/`)) return next();
		answerWith(handler, request, response, { origin, proxyHeader }).catch(() => response.destroy());
	};
}
