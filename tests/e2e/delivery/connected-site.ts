import { join } from "node:path";
import { openLocalDelivery } from "../../../functions/runtimes/node/local-delivery.ts";
import { type RunningServer, startServer } from "../../../functions/runtimes/node/server.ts";
import { runPackage } from "../../../tools/run.ts";
import { ROOT } from "../../../tools/say.js";
import { freePort } from "../../free-port.ts";

/** Apart from dist/, which other tests read at the same time. */
const FOLDER = join(ROOT, ".cache/connected-build");

/**
 * Builds the site with its forms connected, and serves it with the real delivery handler, whose
 * mails land at /outbox/.
 */
export async function startConnectedSite(): Promise<RunningServer> {
	const port = await freePort();
	const { passed, output } = await runPackage("@11ty/eleventy", [`--output=${FOLDER}`, "--quiet"], {
		env: {
			...process.env,
			SITE_URL: `http://localhost:${port}`,
			FORMS_ENDPOINT: "/api",
		},
	});
	if (!passed) throw new Error(`The connected site could not be built:\n${output}`);
	const delivery = await openLocalDelivery({ databaseFile: ":memory:", root: FOLDER });
	return startServer({ root: FOLDER, port, delivery });
}
