import { kindOf } from "../../deliver/error-kind.ts";
import type { Delivery } from "../../delivery.ts";
import type { Ports } from "../../ports.ts";
import type { SteadyClock } from "../steady-clock.ts";

/** How often to look whether something is due, in milliseconds. */
const LOOK_INTERVAL = 1_000;
const SWEEP_INTERVAL = 60 * 60 * 1000;

/** Work that goes on beside the requests. */
export interface Background {
	/** Ends it; what is being sent is waited for. */
	stop(): Promise<void>;
}

/** Sends what is due again, and deletes what is old, for as long as the process runs. */
export function startBackground(
	{ store, clock, logger }: Ports & { readonly clock: SteadyClock },
	{ deliverer, sweep, writeDigest }: Omit<Delivery, "handle">,
): Background {
	let swept = Number.NEGATIVE_INFINITY;
	let looking: Promise<void> = Promise.resolve();
	let isNew = true;

	async function look(): Promise<void> {
		clock.look(deliverer.isIdle());
		const now = clock.now();
		const at = await store.nextAttemptAt();
		if (isNew || (at !== undefined && at <= now)) await deliverer.resume();
		isNew = false;
		await store.completeOlder();
		if (!clock.isSteady() || now - swept < SWEEP_INTERVAL) return;
		swept = now;
		await sweep();
		await writeDigest();
	}

	function lookNow(): void {
		looking = look().catch((error) => logger.log({ event: "error", reason: kindOf(error) }));
	}

	const timer = setInterval(lookNow, LOOK_INTERVAL);
	lookNow();
	return {
		async stop() {
			clearInterval(timer);
			await looking;
			await deliverer.stop();
		},
	};
}
