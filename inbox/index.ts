/* What the website's own commands use of the inbox. Everything else of it is reached by HTTP. */
import type { RunningServer } from "./runtimes/node/server.ts";

export { loadEnvironment } from "./runtimes/node/environment.ts";
export { localMiddleware } from "./runtimes/node/local-middleware.ts";
export type { RunningServer } from "./runtimes/node/server.ts";
export { endWithNpm, stopOnSignals } from "./runtimes/node/signals.ts";
export { checkSiteSettings } from "./settings.ts";

export interface PreviewOptions {
	/** The built site. */
	readonly root: string;
	/** 0 takes any that is free. */
	readonly port: number;
	/** Where submissions are stored; by default they are forgotten with the process. */
	readonly databaseFile?: string;
}

/**
 * Serves a built site with the headers of its `_headers` file; what its forms send lands at /desk/, and no mail leaves.
 * Only this machine is answered unless OPEN_TO_NETWORK is 1.
 * @throws Error with a sentence for people, where there is no site or the port is taken
 */
export async function startPreview({
	root,
	port,
	databaseFile = ":memory:",
}: PreviewOptions): Promise<RunningServer> {
	const { openLocalDelivery } = await import("./runtimes/node/local-delivery.ts");
	const { isOpenToNetwork } = await import("./runtimes/node/own-host.ts");
	const { startServer } = await import("./runtimes/node/server.ts");
	return startServer({
		root,
		port,
		delivery: await openLocalDelivery({ databaseFile, root }),
		...(isOpenToNetwork ? { host: "0.0.0.0" } : { ownMachineOnly: true }),
	});
}
