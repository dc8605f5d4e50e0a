/*
 * `npm run caddyfile > Caddyfile`: writes a Caddyfile. Caddy then serves dist/ with its headers by itself, and
 * proxies the forms and the desk to `npm run serve` (docs/deploy-server.md).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvironment, readBuild } from "../runtimes/node/environment.ts";
import { readDeliverySettings } from "../settings.ts";
import { caddyfile } from "./caddyfile/write.ts";

try {
	const root = resolve("dist");
	const settings = readDeliverySettings(loadEnvironment(), readBuild(root));
	const headers = readFileSync(join(root, "_headers"), "utf8");
	const { stdout } = spawnSync("caddy", ["version"], { encoding: "utf8" });
	console.log(caddyfile(settings, root, headers, stdout ?? ""));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
