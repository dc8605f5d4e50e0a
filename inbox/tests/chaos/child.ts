/* A server as `npm run serve` starts it, with shorter times, for the run that kills it (chaos.test.ts). */
import { openDelivery } from "../../runtimes/node/deployed-delivery.ts";
import { readBuild } from "../../runtimes/node/environment.ts";
import { startServer } from "../../runtimes/node/server.ts";
import { stopOnSignals } from "../../runtimes/node/signals.ts";
import { readDeliverySettings } from "../../settings/delivery-settings.ts";

const [root = ""] = process.argv.slice(2);
const delivery = await openDelivery(readDeliverySettings(process.env, readBuild(root)), {
	logger: { log: () => undefined },
	schedule: {
		firstDelay: 100,
		longestDelay: 2_000,
		senderDelay: 500,
		giveUpAfter: 24 * 3_600_000,
		lease: 3_000,
	},
	// Longer than the lease, so that a mail server that stalls has it renewed.
	smtpTimeout: 4_000,
});
const server = await startServer({ root, port: 0, delivery });
stopOnSignals(server);
process.send?.(server.url);
