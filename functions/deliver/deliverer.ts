import { addressDigest } from "../limits/address.ts";
import type { Ports } from "../ports.ts";
import { SendError, type Sender } from "../send/channel.ts";
import type { LeasedMessage, Outcome } from "../store/port.ts";
import { kindOf } from "./error-kind.ts";
import { notifyUncertain, notifyUndeliverable } from "./notices.ts";
import { delayAfter, SCHEDULE, type Schedule } from "./schedule.ts";

export interface Deliverer {
	/** Sends what is due, without waiting for what is sent already. */
	wake(): void;
	/** Ends the leases that a process left behind, and sends what is due. */
	resume(): Promise<void>;
	/** The same for what is due and what becomes due meanwhile, and returns when nothing is. */
	deliverDue(): Promise<void>;
	/** Begins nothing more, and waits for what is being sent. */
	stop(): Promise<void>;
}

/**
 * Sends the messages of a store through their channels: each is leased, sent, and settled. Any number of
 * processes may do so with one store at the same time.
 */
export function createDeliverer(
	ports: Ports,
	senders: readonly Sender[],
	schedule: Schedule = SCHEDULE,
): Deliverer {
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
			await attempt(sender, message);
		}
	}

	async function attempt(sender: Sender, message: LeasedMessage): Promise<void> {
		const { lease } = message;
		const renewal = setInterval(() => {
			// Where this fails, the lease runs out, and handOver() says so before it matters.
			store.renew(lease, clock.now() + schedule.lease).catch(() => undefined);
		}, schedule.lease / 3);
		try {
			const outcome = (await isUnwanted(message))
				? ({ state: "canceled", reason: "unsubscribed" } as const)
				: await sendOne(sender, message);
			await settle(message, outcome);
		} finally {
			clearInterval(renewal);
		}
	}

	/** Whether its recipient has asked for no more mail since it was composed. */
	async function isUnwanted({ audience, recipient }: LeasedMessage): Promise<boolean> {
		if (audience !== "visitor") return false;
		return (await store.address(await addressDigest(recipient))).stoppedAt !== null;
	}

	async function sendOne(sender: Sender, message: LeasedMessage): Promise<Outcome> {
		try {
			const { lease, audience } = message;
			await sender.send(message, () =>
				audience === "notice"
					? store.renew(lease, clock.now() + schedule.lease)
					: store.handOver(lease),
			);
			return { state: "delivered" };
		} catch (error) {
			return outcomeOf(error, message);
		}
	}

	function outcomeOf(error: unknown, { attempts, firstAttemptAt }: LeasedMessage): Outcome {
		const reason = kindOf(error);
		const isSendError = error instanceof SendError;
		if (isSendError && error.permanent) return { state: "undeliverable", reason };
		const asked = isSendError ? (error.retryAfter ?? 0) * 1000 : 0;
		const delay = Math.max(asked, delayAfter(attempts, schedule, Math.random()));
		const nextAttemptAt = clock.now() + delay;
		return nextAttemptAt > firstAttemptAt + schedule.giveUpAfter
			? { state: "undeliverable", reason }
			: { state: "waiting", reason, nextAttemptAt };
	}

	async function settle(message: LeasedMessage, outcome: Outcome): Promise<void> {
		// Told first: a process that ends in between can't leave it in silence.
		const isTold =
			outcome.state === "undeliverable" &&
			(await notifyUndeliverable(ports, { ...message, reason: outcome.reason }));
		const settled = await store.settle(message.lease, outcome, clock.now());
		if (isTold) wake();
		if (!settled || outcome.state === "canceled") return;
		const event = outcome.state === "waiting" ? "retrying" : outcome.state;
		const reason = outcome.state === "delivered" ? {} : { reason: outcome.reason };
		logger.log({ event, message: message.id, ...reason });
	}

	/** What a process left behind that ended while it was sending. */
	async function recover(): Promise<void> {
		const now = clock.now();
		for (const { submissionId, messageId } of await store.interrupted(now)) {
			logger.log({ event: "uncertain", message: messageId });
			const submission = await store.find(submissionId);
			const message = submission?.messages.find(({ id }) => id === messageId);
			if (message) {
				await notifyUncertain(ports, { ...message, submissionId, reason: "interrupted" });
			}
		}
		await store.recover(now);
	}

	function wake(): void {
		for (const sender of senders) start(sender);
	}

	async function resume(): Promise<void> {
		await recover();
		wake();
	}

	return {
		wake,
		resume,
		async deliverDue() {
			await resume();
			while (working.size > 0) await Promise.all(working);
		},
		async stop() {
			stopped = true;
			await Promise.all(working);
			await Promise.all(senders.map((sender) => sender.close()));
		},
	};
}
