import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getStore } from "@netlify/blobs";
import { createHandler } from "../../accept/handler.ts";
import { assertSameSite, BUILD_INFO_PATH, parseBuildInfo } from "../../build-info.ts";
import { createDeliverer } from "../../deliver/deliverer.ts";
import { sweep } from "../../deliver/sweep.ts";
import type { Handler, Ports } from "../../ports.ts";
import { readSettings } from "../../settings.ts";
import { createBlobsStore } from "../../store/blobs.ts";
import { channelsOf } from "../channels.ts";
import { consoleLogger } from "../logger.ts";

/** For how many milliseconds a call begins to send messages. Netlify ends a scheduled call after 30 seconds. */
const SENDING_TIME = 15_000;

/** For how many milliseconds a mail server may be silent: a message that is begun last ends in time. */
const SMTP_TIMEOUT = 10_000;

interface Delivery {
	readonly handle: Handler;
	/** Sends what is due, for as long as a call may take. */
	deliver(): Promise<void>;
	/** Deletes what is old. */
	sweep(): Promise<void>;
}

/**
 * Opens the delivery for one call of a function: Netlify tells each call anew how to reach its Blobs.
 * @throws SettingsError where the settings or the build can't be used
 */
export function openDelivery(): Delivery {
	const settings = readSettings(process.env);
	// netlify.toml puts the file beside the functions, where AWS Lambda unpacks them.
	const root = process.env.LAMBDA_TASK_ROOT ?? process.cwd();
	const build = parseBuildInfo(readFileSync(join(root, "dist", BUILD_INFO_PATH), "utf8"));
	assertSameSite(build, settings);
	const { mailChannel, senders } = channelsOf(settings, SMTP_TIMEOUT);
	const ports: Ports = {
		settings: { ...settings, partners: build.partners },
		store: createBlobsStore(getStore({ name: "delivery", consistency: "strong" })),
		mailChannel,
		clock: Date,
		logger: consoleLogger,
	};

	return {
		handle: createHandler(ports),

		async deliver() {
			const deliverer = createDeliverer(ports, senders);
			let timer: NodeJS.Timeout | undefined;
			const timeout = new Promise<void>((resolve) => {
				timer = setTimeout(resolve, SENDING_TIME);
			});
			try {
				await Promise.race([deliverer.deliverDue(), timeout]);
			} finally {
				clearTimeout(timer);
				await deliverer.stop();
			}
		},

		async sweep() {
			await sweep(ports.store, settings.retention, Date.now());
		},
	};
}
