import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHandler } from "../../accept/handler.ts";
import { assertSameSite, BUILD_INFO_PATH, parseBuildInfo } from "../../build-info.ts";
import { createDeliverer } from "../../deliver/deliverer.ts";
import type { Schedule } from "../../deliver/schedule.ts";
import type { Logger, Ports } from "../../ports.ts";
import type { Settings } from "../../settings.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { channelsOf } from "../channels.ts";
import { consoleLogger } from "../logger.ts";
import { startBackground } from "./background.ts";
import { clientAddress } from "./client-address.ts";
import type { Delivery } from "./delivery-routes.ts";

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
): Promise<Delivery> {
	const build = parseBuildInfo(readFileSync(join(root, BUILD_INFO_PATH), "utf8"));
	assertSameSite(build, settings);
	const { mailChannel, senders } = channelsOf(settings, smtpTimeout);
	const ports: Ports = {
		settings: { ...settings, partners: build.partners, forms: build.forms },
		store: await openSqliteStore(settings.server.databaseFile),
		mailChannel,
		clock: Date,
		logger,
	};
	const deliverer = createDeliverer(ports, senders, schedule);
	const background = startBackground(ports, deliverer, settings.retention);
	const handle = createHandler(ports);
	return {
		paths: [new URL(settings.endpoint).pathname],
		answer: (request, client) => handle(request, { client, stored: () => deliverer.wake() }),
		clientOf: ({ socket, headers }) =>
			clientAddress({ remote: socket.remoteAddress, headers }, settings.server),
		check: () => ports.store.check(),
		async close() {
			await background.stop();
			await ports.store.close();
		},
	};
}
