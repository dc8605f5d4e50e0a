/*
 * `npm run nginx` and `npm run apache` print how the server serves dist/ with the headers of `_headers`. Caddy's file is
 * `npm run caddyfile`, because Caddy also proxies the delivery.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSiteSettings, loadEnvironment } from "@liberation/inbox";
import { parseHeaders } from "../shared/headers-file.ts";
import { translations } from "../shared/read-languages.ts";
import { readEnvironment } from "../site/eleventy/environment.ts";
import { ROOT } from "./root.js";
import { apache, nginx } from "./server-files/write.ts";

const root = join(ROOT, "dist");
const file = join(root, "_headers");
if (!existsSync(file)) {
	console.error('There is no site in dist/ yet: run "npm run build" first.');
	process.exit(1);
}
loadEnvironment(checkSiteSettings);
const print = process.argv[2] === "apache" ? apache : nginx;
console.log(
	print({
		rules: parseHeaders(readFileSync(file, "utf8")),
		root,
		host: new URL(readEnvironment().siteUrl).host,
		languages: translations().map(({ lang }) => lang),
	}),
);
