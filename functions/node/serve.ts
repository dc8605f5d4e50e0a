/* `npm run serve`: the built site and the delivery of its forms, on a server of your own. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSettings, SettingsError } from "../settings.ts";
import { createDelivery } from "./delivery.ts";
import { startServer } from "./server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST = join(ROOT, "dist");
const DEFAULT_PORT = 3000;

try {
	const file = join(ROOT, ".env");
	// What the environment says goes before what the file says.
	if (existsSync(file)) process.loadEnvFile(file);
	const settings = readSettings(process.env);
	const { url } = await startServer({
		root: DIST,
		port: readPort(process.env.PORT),
		prefix: new URL(settings.siteUrl).pathname.replace(/\/$/, ""),
		delivery: createDelivery(settings, DIST),
	});
	console.log(`${settings.siteUrl} is served at ${url}, forms at ${settings.endpoint}.`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** @throws SettingsError where it is no port */
function readPort(text: string | undefined): number {
	const port = Number(text || DEFAULT_PORT);
	if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
	throw new SettingsError(`PORT: found "${text}", expected a port, such as ${DEFAULT_PORT}`);
}
