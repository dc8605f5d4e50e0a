/*
 * `npm run caddyfile > Caddyfile`: writes a Caddyfile. With the Caddyfile, Caddy serves dist/ with the headers of
 * `_headers`, and proxies the forms and the desk to `npm run serve` (docs/deploy-server.md).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvironment, readBuild } from "../runtimes/node/environment.ts";
import { readDeliverySettings } from "../settings/delivery-settings.ts";
import { caddyfile } from "./caddyfile/write.ts";

try {
	const root = resolve("dist");
	const settings = loadEnvironment((environment) =>
		readDeliverySettings(environment, readBuild(root)),
	);
	const headers = readFileSync(join(root, "_headers"), "utf8");
	const { stdout } = spawnSync("caddy", ["version"], { encoding: "utf8" });
	console.log(caddyfile(settings, root, headers, stdout ?? ""));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
