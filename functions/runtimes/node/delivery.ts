import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_INFO_PATH, withBuildInfo } from "../../build-info.ts";
import type { Schedule } from "../../deliver/schedule.ts";
import { troubleOf } from "../../deliver/trouble.ts";
import { createDelivery } from "../../delivery.ts";
import { deskAddress } from "../../desk-address.ts";
import type { Logger, Ports } from "../../ports.ts";
import type { Settings } from "../../settings.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { consoleLogger } from "../logger.ts";
import { createSteadyClock } from "../steady-clock.ts";
import { startBackground } from "./background.ts";
import { channelsOf } from "./channels.ts";
import { clientAddress, isTrusted, isUnnamed } from "./client-address.ts";
import type { MountedDelivery } from "./delivery-routes.ts";
import { clockNotes, diskNotes } from "./host-notes.ts";

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
	const clock = createSteadyClock();
	let areVisitorsOne = false;
	/** Says once in the log that a setting lacks, until it shows that it doesn't. */
	function lookAt(request: Request, client: string | undefined): void {
		const isOne = isUnnamed(client, request, settings.server.trustedProxies);
		if (isOne && !areVisitorsOne) logger.log({ event: "error", reason: "CLIENT_ADDRESS_HEADER" });
		areVisitorsOne = isOne;
	}
	const ports = {
		settings: complete,
		store: await openSqliteStore(settings.server.databaseFile),
		mailChannel,
		clock,
		logger,
		healthNotes: async () => [
			...(areVisitorsOne ? [{ kind: "visitors", values: {} } as const] : []),
			...(await diskNotes(settings.server.databaseFile)),
			...clockNotes(clock),
		],
	} satisfies Ports;
	const delivery = createDelivery({ ports, senders, schedule });
	const background = startBackground(ports, delivery);
	return {
		paths: [settings.endpoint, deskAddress(settings)].map((address) => new URL(address).pathname),
		answer(request, client) {
			lookAt(request, client);
			return delivery.handle(request, { client, stored: () => delivery.deliverer.wake() });
		},
		clientOf: ({ socket, headers }) =>
			clientAddress({ remote: socket.remoteAddress, headers }, settings.server),
		isProxy: (address) => isTrusted(address, settings.server.trustedProxies),
		homeOf: () => settings.siteUrl,
		check: () => troubleOf(ports),
		async close() {
			await background.stop();
			await ports.store.close();
		},
	};
}
