import { errorCode } from "../logger.ts";
import type { Ports } from "../ports.ts";
import type { Sender } from "../send/channel.ts";
import { attempt, SCHEDULE, type Schedule } from "./attempt.ts";
import { notifyFailed } from "./notices.ts";

/** Sends due messages: each is leased, sent and settled. Several processes can share a store. */
export function createDeliverer(
	ports: Ports,
	senders: readonly Sender[],
	schedule: Schedule = SCHEDULE,
) {
	const { store, clock, logger } = ports;
	const active = new Map<Sender, number>(senders.map((sender) => [sender, 0]));
	const working = new Set<Promise<void>>();
	let stopped = false;

	function start(sender: Sender): void {
		const count = active.get(sender) ?? 0;
		if (stopped || count >= sender.concurrency) return;
		active.set(sender, count + 1);
		const work = sendAll(sender)
			.catch((error) => logger.log({ event: "error", reason: errorCode(error) }))
			.finally(() => {
				active.set(sender, (active.get(sender) ?? 1) - 1);
				working.delete(work);
			});
		working.add(work);
	}

	/** Starts another worker for each message found, up to the sender's concurrency. */
	async function sendAll(sender: Sender): Promise<void> {
		while (!stopped) {
			const now = clock.now();
			const [message] = await store.lease(sender.channel, now, now + schedule.lease, 1);
			if (!message) return;
			start(sender);
			if (await attempt(ports, schedule, sender, message)) wake();
		}
	}

	/** Sends what is due; returns at once. */
	function wake(): void {
		for (const sender of senders) start(sender);
	}

	/** Recovers leases that a crashed process left, and sends what is due. */
	async function resume(): Promise<void> {
		await recover(ports);
		wake();
	}

	return {
		wake,
		resume,
		/** Sends until nothing is due any more. */
		async deliverDue(): Promise<void> {
			await resume();
			while (working.size > 0) await Promise.all(working);
		},
		/** Finishes what is being sent, and starts nothing more. */
		async stop(): Promise<void> {
			stopped = true;
			await Promise.all(working);
			await Promise.all(senders.map((sender) => sender.close()));
		},
	};
}

/** Recovers expired leases, and tells the founder of messages that may have been sent. */
async function recover(ports: Ports): Promise<void> {
	const { store, clock, logger } = ports;
	const now = clock.now();
	for (const message of await store.interrupted(now)) {
		logger.log({ event: "uncertain", message: message.id });
		await notifyFailed(ports, "uncertain", message, "interrupted");
	}
	await store.recover(now);
}
