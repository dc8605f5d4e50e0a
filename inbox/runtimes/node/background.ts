import { errorCode } from "../../common/logger.ts";
import type { Delivery } from "../../delivery.ts";
import type { Ports } from "../../ports.ts";

/** Intervals of the background tasks, in milliseconds. */
const LOOK_INTERVAL = 1_000;
const SWEEP_INTERVAL = 60 * 60 * 1000;

/** Retries messages and sweeps submissions in the background while the process runs. */
export function startBackground(
	ports: Ports,
	{ deliverer, sweep, writeDigest }: Omit<Delivery, "handle">,
) {
	const { store, logger, clock } = ports;
	// This clock is monotonic, so that even with a wrong system clock only one sweep runs per hour.
	let swept = performance.now();
	let looking: Promise<void> = Promise.resolve();
	let isNew = true;

	async function look(): Promise<void> {
		if (clock.isDoubted?.()) return;
		// A deletion that an earlier process didn't finish goes on.
		if (isNew) store.forget();
		if (isNew || (await deliverer.isDue())) await deliverer.resume();
		isNew = false;
		if (performance.now() - swept < SWEEP_INTERVAL) return;
		swept = performance.now();
		await sweep();
		await writeDigest();
	}

	function lookNow(): void {
		const earlier = looking;
		looking = look()
			.catch((error) => logger.log({ event: "error", reason: errorCode(error) }))
			.then(() => earlier);
	}

	const timer = setInterval(lookNow, LOOK_INTERVAL);
	lookNow();
	return {
		/**
		 * Stops the background tasks, waits for the messages that are being sent and for the requests, and closes the
		 * store. No message is started meanwhile, because the process ends before a long shutdown does.
		 */
		async close(answered: Promise<unknown>): Promise<void> {
			clearInterval(timer);
			await Promise.all([answered, looking.then(deliverer.stop)]);
			await store.close();
		},
	};
}
