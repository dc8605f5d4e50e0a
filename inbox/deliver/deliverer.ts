import { kindOf } from "../logger.ts";
import type { Ports } from "../ports.ts";
import type { Sender } from "../send/channel.ts";
import { attempt, SCHEDULE, type Schedule } from "./attempt.ts";
import { notifyFailed } from "./notices.ts";

/**
 * Sends the messages of a store through their channels: each is leased, sent, and settled. Any number of
 * processes may do so with one store at the same time.
 */
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
			.catch((error) => logger.log({ event: "error", reason: kindOf(error) }))
			.finally(() => {
				active.set(sender, (active.get(sender) ?? 1) - 1);
				working.delete(work);
			});
		working.add(work);
	}

	/** Sends one message after another. Where there is one, there may be more for another connection. */
	async function sendAll(sender: Sender): Promise<void> {
		while (!stopped) {
			const now = clock.now();
			const [message] = await store.lease(sender.channel, now, now + schedule.lease, 1);
			if (!message) return;
			start(sender);
			if (await attempt(ports, schedule, sender, message)) wake();
		}
	}

	/** Sends what is due, without waiting for what is sent already. */
	function wake(): void {
		for (const sender of senders) start(sender);
	}

	/** Ends the leases that a process left behind, and sends what is due. */
	async function resume(): Promise<void> {
		await recover(ports);
		wake();
	}

	return {
		wake,
		resume,
		/** The same for what is due and what becomes due meanwhile, and returns when nothing is. */
		async deliverDue(): Promise<void> {
			await resume();
			while (working.size > 0) await Promise.all(working);
		},
		/** Begins nothing more, and waits for what is being sent. */
		async stop(): Promise<void> {
			stopped = true;
			await Promise.all(working);
			await Promise.all(senders.map((sender) => sender.close()));
		},
	};
}

/** Ends the leases that a process left behind, and tells the founder of what it was sending. */
async function recover(ports: Ports): Promise<void> {
	const { store, clock, logger } = ports;
	const now = clock.now();
	for (const message of await store.interrupted(now)) {
		logger.log({ event: "uncertain", message: message.id });
		await notifyFailed(ports, "uncertain", message, "interrupted");
	}
	await store.recover(now);
}
