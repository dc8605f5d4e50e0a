import { attempt } from "@liberation/shared/attempt";
import { DESK, LOCAL_ENDPOINT } from "@liberation/shared/forms-endpoint";
import { createAnswers, createDelivery } from "../../delivery.ts";
import { newToken } from "../../desk/session.ts";
import { NO_LIMITS } from "../../limits/table.ts";
import type { Ports } from "../../ports.ts";
import { outboxChannel } from "../../send/outbox.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { startBackground } from "./background.ts";
import { readBuild } from "./environment.ts";
import type { MountedDelivery } from "./routes.ts";

/** The secret may be public, because mails with signed links never leave this machine. */
const SECRET = "the links of the preview are signed with this, for nothing leaves";

export interface LocalOptions {
	/** The SQLite file; with ":memory:", submissions are lost when the process ends. */
	readonly databaseFile: string;
	/** The folder of the built site. Its _delivery.json is read again at each request. */
	readonly root: string;
}

/** Creates the delivery of development and the preview: without settings and sign-in, and mails stay local. */
export async function openLocalDelivery(local: LocalOptions): Promise<MountedDelivery> {
	const { databaseFile, root } = local;
	const store = await openSqliteStore(databaseFile);
	const options = { previewToken: newToken() };
	let build = readBuild(root);

	/** Returns the ports for the origin at which the browser opened the site, to which links in mails lead. */
	function portsAt(origin: string) {
		return {
			settings: {
				...build,
				siteUrl: origin,
				endpoint: origin + LOCAL_ENDPOINT,
				inbox: { name: build.business.name, address: build.business.contactEmail },
				secret: SECRET,
				deskAddresses: [],
				limits: NO_LIMITS,
			},
			store,
			mailChannel: outboxChannel,
			clock: Date,
			logger: {
				log({ event, route, status }) {
					if (event === "answered") console.log(`[delivery] ${route}: ${status}`);
				},
			},
		} satisfies Ports;
	}

	const ports = portsAt("http://localhost");
	const { deliverer, sweep } = createDelivery(ports);
	return {
		// The preview writes no weekly digest, because the desk is open anyway.
		...startBackground(ports, { deliverer, sweep, writeDigest: async () => false }),
		paths: [LOCAL_ENDPOINT, DESK],
		answer(request, client) {
			// While a build still writes the file, the one before it holds.
			build = attempt(() => readBuild(root)) ?? build;
			const handle = createAnswers(portsAt(new URL(request.url).origin), options);
			return handle(request, { client, stored: () => deliverer.wake() });
		},
		clientOf: ({ socket }) => socket.remoteAddress,
		// Every client counts as a proxy, so that this machine and the local network have no connection limits.
		isProxy: () => true,
		siteOf: (request) => portsAt(new URL(request.url).origin).settings,
	};
}
