import { statSync } from "node:fs";
import { join } from "node:path";
import { BUILD_INFO_PATH } from "@liberation/shared/build-info";
import { DESK, LOCAL_ENDPOINT } from "@liberation/shared/forms-endpoint";
import { createAnswers, createDelivery } from "../../delivery.ts";
import { newToken } from "../../desk/session.ts";
import { NO_LIMITS } from "../../limits/table.ts";
import type { Handler, Ports } from "../../ports.ts";
import { outboxChannel } from "../../send/outbox.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { startBackground } from "./background.ts";
import type { MountedDelivery } from "./delivery-routes.ts";
import { readBuild } from "./environment.ts";

/** The secret may be public, because mails with signed links never leave this machine. */
const SECRET = "the links of the preview are signed with this, for nothing leaves";

/** Maximum number of origins whose handlers are kept. */
const MOST_HANDLERS = 20;

export interface LocalOptions {
	/** The SQLite file; with ":memory:", submissions are lost when the process ends. */
	readonly databaseFile: string;
	/** The folder of the built site. Its _delivery.json is read again after each build. */
	readonly root: string;
}

/**
 * Creates the delivery without settings and starts its background tasks, for development and the preview only: mails
 * stay local, and the desk needs no sign-in.
 */
export async function openLocalDelivery({
	databaseFile,
	root,
}: LocalOptions): Promise<MountedDelivery> {
	const store = await openSqliteStore(databaseFile);
	const options = { previewToken: newToken() };
	const handlers = new Map<string, Handler>();
	let build = readBuild(root);
	let builtAt = timeOfBuild();

	function timeOfBuild(): number | undefined {
		return statSync(join(root, BUILD_INFO_PATH), { throwIfNoEntry: false })?.mtimeMs;
	}

	function readNewBuild(): void {
		const time = timeOfBuild();
		if (time === undefined || time === builtAt) return;
		try {
			build = readBuild(root);
			builtAt = time;
			handlers.clear();
		} catch {
			// A build is still writing the file, so the next request reads it.
		}
	}

	/**
	 * Returns the ports for the origin at which the browser opened the site, such as localhost or a LAN address. Links in
	 * mails lead to this origin.
	 */
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

	function handlerAt(origin: string): Handler {
		readNewBuild();
		const handler = handlers.get(origin) ?? createAnswers(portsAt(origin), options);
		// Anyone in the network may name any host.
		if (handlers.size >= MOST_HANDLERS) handlers.clear();
		handlers.set(origin, handler);
		return handler;
	}

	const ports = portsAt("http://localhost");
	const { deliverer, sweep } = createDelivery(ports);
	return {
		// The preview writes no weekly digest, because the desk is open anyway.
		...startBackground(ports, { deliverer, sweep, writeDigest: async () => false }),
		paths: [LOCAL_ENDPOINT, DESK],
		answer(request, client) {
			return handlerAt(new URL(request.url).origin)(request, {
				client,
				stored: () => deliverer.wake(),
			});
		},
		clientOf: ({ socket }) => socket.remoteAddress,
		// Every client counts as a proxy, so that this machine and the local network have no connection limits.
		isProxy: () => true,
		siteOf: (request) => portsAt(new URL(request.url).origin).settings,
	};
}
