/* `npm run serve`: serves the built site in dist/ and handles the forms, with the settings in .env. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { BUILD_INFO_PATH } from "@liberation/shared/build-info";

// NODE_ENV is set before React is imported, because React's development build is several times slower.
process.env.NODE_ENV = "production";

const { openDelivery } = await import("../runtimes/node/deployed-delivery.ts");
const { loadEnvironment, readBuild } = await import("../runtimes/node/environment.ts");
const { startServer } = await import("../runtimes/node/server.ts");
const { stopOnSignals } = await import("../runtimes/node/signals.ts");
const { readDeliverySettings } = await import("../settings/delivery-settings.ts");

const root = resolve("dist");

try {
	const settings = loadEnvironment((environment) =>
		readDeliverySettings(environment, readBuild(root)),
	);
	const { host, port } = settings.server;
	const server = await startServer({
		root,
		host,
		port,
		siteUrl: settings.siteUrl,
		prefix: new URL(settings.siteUrl).pathname.replace(/\/$/, ""),
		delivery: await openDelivery(settings, {
			builtAt: statSync(join(root, BUILD_INFO_PATH)).mtimeMs,
		}),
	});
	stopOnSignals(server);
	console.log(`${settings.siteUrl} is served at ${server.url}, forms at ${settings.endpoint}.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
