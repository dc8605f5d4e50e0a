/*
 * `npm run preview`: builds the site with its forms connected, and serves it with its production headers; what
 * is sent lands at /desk/. With `--dist` it serves dist/ as it was built.
 */
import "../inbox/runtimes/node/production.ts";
import { join } from "node:path";
import { openLocalDelivery } from "../inbox/runtimes/node/local-delivery.ts";
import { isOpenToNetwork } from "../inbox/runtimes/node/own-host.ts";
import { startServer } from "../inbox/runtimes/node/server.ts";
import { stopOnSignals } from "../inbox/runtimes/node/signals.ts";
import { LOCAL_ENDPOINT } from "../shared/forms-endpoint.ts";
import { runPackage } from "./run.ts";
import { ROOT } from "./say.js";

const DEFAULT_PORT = 4173;

const [first, ...rest] = process.argv.slice(2);
const port = Number(first ?? DEFAULT_PORT);

try {
	const root = rest.includes("--dist") ? join(ROOT, "dist") : await buildFor(port);
	const databaseFile = join(ROOT, ".cache", "preview.sqlite");
	const delivery = await openLocalDelivery({ databaseFile, root });
	const server = await startServer({
		root,
		port,
		delivery,
		...(isOpenToNetwork ? { host: "0.0.0.0" } : { ownMachineOnly: true }),
	});
	stopOnSignals(server);
	console.log(
		`The site is at ${server.url}, what it sends at ${server.url}/desk/ (Ctrl+C stops it).`,
	);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

/** Apart from dist/, which is built for the real site. */
async function buildFor(port: number): Promise<string> {
	const folder = join(ROOT, ".cache", "preview");
	const env = {
		...process.env,
		SITE_URL: `http://localhost:${port}`,
		FORMS_ENDPOINT: LOCAL_ENDPOINT,
	};
	const { passed } = await runPackage("@11ty/eleventy", [`--output=${folder}`, "--quiet"], {
		env,
		stdio: "inherit",
	});
	if (!passed) throw new Error("The site could not be built; the lines above say why.");
	return folder;
}
