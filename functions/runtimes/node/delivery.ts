import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_INFO_PATH, withBuildInfo } from "../../build-info.ts";
import type { Schedule } from "../../deliver/schedule.ts";
import { createDelivery } from "../../delivery.ts";
import { deskAddress } from "../../desk-address.ts";
import type { Logger, Ports } from "../../ports.ts";
import type { Settings } from "../../settings.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { consoleLogger } from "../logger.ts";
import { startBackground } from "./background.ts";
import { channelsOf } from "./channels.ts";
import { clientAddress } from "./client-address.ts";
import type { MountedDelivery } from "./delivery-routes.ts";
import { diskNotes } from "./disk.ts";

export interface DeliveryOptions {
	readonly logger?: Logger;
	readonly schedule?: Schedule;
	/** For how many milliseconds a mail server may be silent. */
	readonly smtpTimeout?: number;
}

/**
 * The delivery of forms for a server of our own: real mail, and a SQLite file as its store.
 * @param root - the built site, which says what its pages post, and where
 * @throws SettingsError where the site was built with other settings; Error where it was not built
 */
export async function openDelivery(
	settings: Settings,
	root: string,
	{ logger = consoleLogger, schedule, smtpTimeout }: DeliveryOptions = {},
): Promise<MountedDelivery> {
	const complete = withBuildInfo(settings, readFileSync(join(root, BUILD_INFO_PATH), "utf8"));
	const { mailChannel, senders } = channelsOf(settings, smtpTimeout);
	const ports: Ports = {
		settings: complete,
		store: await openSqliteStore(settings.server.databaseFile),
		mailChannel,
		clock: Date,
		logger,
		healthNotes: () => diskNotes(settings.server.databaseFile),
	};
	const { retention } = settings;
	const delivery = createDelivery({ ports, senders, retention, schedule });
	const background = startBackground(ports, delivery);
	return {
		paths: [settings.endpoint, deskAddress(settings)].map((address) => new URL(address).pathname),
		answer: (request, client) =>
			delivery.handle(request, { client, stored: () => delivery.deliverer.wake() }),
		clientOf: ({ socket, headers }) =>
			clientAddress({ remote: socket.remoteAddress, headers }, settings.server),
		check: () => ports.store.check(),
		async close() {
			await background.stop();
			await ports.store.close();
		},
	};
}
