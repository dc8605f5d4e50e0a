/*
 * `npm run caddyfile > Caddyfile`: writes how Caddy serves dist/ by itself, with its headers, and hands the forms and
 * the desk to `npm run serve` (docs/deploy-server.md).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvironment } from "../functions/runtimes/node/environment.ts";
import { readDeliverySettings } from "../functions/settings.ts";
import { caddyfile } from "./caddyfile/write.ts";
import { ROOT } from "./say.js";

try {
	const settings = readDeliverySettings(loadEnvironment());
	const root = join(ROOT, "dist");
	const headers = readFileSync(join(root, "_headers"), "utf8");
	console.log(caddyfile(settings, root, headers));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
