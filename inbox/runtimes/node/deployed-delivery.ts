import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { deskAddress } from "../../common/desk-address.ts";
import { consoleLogger } from "../../common/logger.ts";
import type { Schedule } from "../../deliver/attempt.ts";
import { createDelivery } from "../../delivery.ts";
import type { HealthNote, Logger, Ports } from "../../ports.ts";
import { httpChannelOf } from "../../send/api.ts";
import { createSmtpChannel } from "../../send/smtp.ts";
import type { Settings } from "../../settings/delivery-settings.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { startBackground } from "./background.ts";
import { clientAddress, isTrusted, isUnnamed } from "./client-address.ts";
import type { MountedDelivery } from "./routes.ts";
import { steadyClock } from "./steady-clock.ts";

const MEGABYTE = 1024 * 1024;
/** Minimum free disk space, enough for several thousand submissions. */
const LEAST_FREE = 200 * MEGABYTE;

export interface DeliveryOptions {
	/** The time of the build, before which the clock can't be. */
	readonly builtAt?: number;
	readonly logger?: Logger;
	readonly schedule?: Schedule;
	/** Timeout for the mail server's responses, in milliseconds. */
	readonly smtpTimeout?: number;
}

/** Creates the delivery of a Node server, with real mail and a SQLite file, and starts its background tasks. */
export async function openDelivery(
	settings: Settings,
	{ builtAt = 0, logger = consoleLogger, schedule, smtpTimeout }: DeliveryOptions = {},
): Promise<MountedDelivery> {
	const { mail, from } = settings;
	let areVisitorsOne = false;
	/** Logs a missing CLIENT_ADDRESS_HEADER: once, and again only after a request whose client's address is known. */
	function lookAt(request: Request, client: string | undefined): void {
		const isOne = isUnnamed(client, request, settings.server);
		if (isOne === undefined) return;
		if (isOne && !areVisitorsOne) logger.log({ event: "error", reason: "CLIENT_ADDRESS_HEADER" });
		areVisitorsOne = isOne;
	}
	const store = await openSqliteStore(settings.server.databaseFile);
	const [newest] = (await store.list({}, 1)).submissions;
	const ports = {
		settings,
		store,
		mailChannel:
			mail.kind === "smtp"
				? createSmtpChannel(mail.smtp, from, smtpTimeout)
				: httpChannelOf(settings),
		clock: steadyClock(Math.max(builtAt, newest?.receivedAt ?? 0)),
		logger,
		healthNotes: async () => [
			...(areVisitorsOne ? [{ kind: "visitors", values: {} } as const] : []),
			...(await diskNotes(settings.server.databaseFile)),
		],
	} satisfies Ports;
	const delivery = createDelivery(ports, schedule);
	return {
		...startBackground(ports, delivery),
		paths: [settings.endpoint, deskAddress(settings)].map((address) => new URL(address).pathname),
		answer(request, client) {
			lookAt(request, client);
			return delivery.handle(request, { client, stored: () => delivery.deliverer.wake() });
		},
		clientOf: ({ socket, headers }) =>
			clientAddress({ remote: socket.remoteAddress, headers }, settings.server),
		isProxy: (address) => isTrusted(address, settings.server.trustedProxies),
		siteOf: () => settings,
	};
}

async function diskNotes(file: string): Promise<readonly HealthNote[]> {
	if (file === ":memory:") return [];
	const { bavail, bsize } = await statfs(dirname(file));
	const free = bavail * bsize;
	if (free >= LEAST_FREE) return [];
	return [{ kind: "disk", values: { free: `${Math.floor(free / MEGABYTE)} MB` } }];
}
