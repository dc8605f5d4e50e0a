/* `npm run serve`: the built site and the delivery of its forms, on a server of your own. */
import "./production.ts";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readDeliverySettings } from "../../settings.ts";
import { openDelivery } from "./delivery.ts";
import { loadEnvironment } from "./environment.ts";
import { startServer } from "./server.ts";
import { stopOnSignals } from "./signals.ts";

const DIST = join(fileURLToPath(new URL("../../..", import.meta.url)), "dist");

try {
	const settings = readDeliverySettings(loadEnvironment());
	const { host, port } = settings.server;
	const server = await startServer({
		root: DIST,
		host,
		port,
		siteUrl: settings.siteUrl,
		prefix: new URL(settings.siteUrl).pathname.replace(/\/$/, ""),
		delivery: await openDelivery(settings, DIST),
	});
	stopOnSignals(server);
	console.log(`${settings.siteUrl} is served at ${server.url}, forms at ${settings.endpoint}.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
