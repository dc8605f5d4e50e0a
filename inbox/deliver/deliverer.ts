import { errorCode } from "../common/logger.ts";
import type { Ports } from "../ports.ts";
import type { Sender } from "../send/channel.ts";
import { attempt, latestTime, SCHEDULE, type Schedule } from "./attempt.ts";
import { notifyFailed } from "./notices.ts";

/** Creates the deliverer, which leases, sends and settles due messages. Several processes can share a store. */
export function createDeliverer(
	ports: Ports,
	senders: readonly Sender[],
	schedule: Schedule = SCHEDULE,
) {
	const { store, clock, logger } = ports;
	const working = new Map<Promise<void>, Sender>();
	let stopped = false;

	function start(sender: Sender): void {
		const active = [...working.values()].filter((each) => each === sender).length;
		if (stopped || active >= sender.concurrency) return;
		const work = sendAll(sender)
			.catch((error) => logger.log({ event: "error", reason: errorCode(error) }))
			.finally(() => working.delete(work));
		working.set(work, sender);
	}

	/** Sends due messages. Each message found starts another worker, up to the sender's concurrency. */
	async function sendAll(sender: Sender): Promise<void> {
		while (!stopped) {
			const now = clock.now();
			const [message] = await store.lease(sender.channel, now, now + schedule.lease, 1);
			if (!message) return;
			start(sender);
			if (await attempt(ports, schedule, sender, message)) wake();
		}
	}

	/** Starts sending due messages, and returns at once. */
	function wake(): void {
		for (const sender of senders) start(sender);
	}

	/** Ends expired leases, such as those of crashed processes, then starts sending due messages. */
	async function resume(): Promise<void> {
		await recover(ports, schedule);
		wake();
	}

	return {
		wake,
		/** Whether a message is due, a lease has expired, or a time has to be mended. */
		async isDue(): Promise<boolean> {
			const now = clock.now();
			const at = await store.nextAttemptAt(latestTime(now, schedule));
			return at !== undefined && at <= now;
		},
		resume,
		/** Sends messages until none is due. */
		async deliverDue(): Promise<void> {
			await resume();
			while (working.size > 0) await Promise.all(working.keys());
		},
		/** Stops sending, and waits for the messages that are being sent. */
		async stop(): Promise<void> {
			stopped = true;
			await Promise.all(working.keys());
			for (const sender of senders) sender.close?.();
		},
	};
}

/** Ends expired leases, and notifies the founder of messages that may have arrived. */
async function recover(ports: Ports, schedule: Schedule): Promise<void> {
	const { store, clock, logger } = ports;
	const now = clock.now();
	const latest = latestTime(now, schedule);
	for (const message of await store.interrupted(now, latest)) {
		logger.log({ event: "uncertain", message: message.id });
		await notifyFailed(ports, "uncertain", message, "interrupted");
	}
	await store.recover(now, latest);
}
