import type { Delivery } from "../../delivery.ts";
import { kindOf } from "../../logger.ts";
import type { Ports } from "../../ports.ts";

/** How often to look whether something is due, in milliseconds. */
const LOOK_INTERVAL = 1_000;
const SWEEP_INTERVAL = 60 * 60 * 1000;

/** Sends what is due again, and deletes what is old, for as long as the process runs. */
export function startBackground(
	{ store, clock, logger }: Pick<Ports, "store" | "clock" | "logger">,
	{ deliverer, sweep, writeDigest }: Omit<Delivery, "handle">,
) {
	// Not the clock that somebody may set: a wrong one deletes no more than one sweep does an hour.
	let swept = performance.now();
	let looking: Promise<void> = Promise.resolve();
	let isNew = true;

	async function look(): Promise<void> {
		const at = await store.nextAttemptAt();
		if (isNew || (at !== undefined && at <= clock.now())) await deliverer.resume();
		isNew = false;
		await store.completeOlder();
		if (performance.now() - swept < SWEEP_INTERVAL) return;
		swept = performance.now();
		await sweep();
		await writeDigest();
	}

	function lookNow(): void {
		looking = look().catch((error) => logger.log({ event: "error", reason: kindOf(error) }));
	}

	const timer = setInterval(lookNow, LOOK_INTERVAL);
	lookNow();
	return {
		/** Ends it; what is being sent is waited for. */
		async stop(): Promise<void> {
			clearInterval(timer);
			await looking;
			await deliverer.stop();
		},
	};
}
