/* `npm run preview`: the built site with its production headers; its forms land at /outbox/. */
import { join } from "node:path";
import { createLocalDelivery } from "../functions/node/development.ts";
import { startServer } from "../functions/node/server.ts";
import { ROOT } from "./say.js";

const DEFAULT_PORT = 4173;

try {
	const { url } = await startServer({
		root: join(ROOT, "dist"),
		port: Number(process.argv[2] ?? DEFAULT_PORT),
		prefix: new URL(process.env.SITE_URL || "http://localhost").pathname.replace(/\/$/, ""),
		delivery: createLocalDelivery(),
		fresh: true,
	});
	console.log(`The built site is at ${url} (Ctrl+C stops it).`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
