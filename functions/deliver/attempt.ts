import { addressDigest } from "../limits/address.ts";
import type { Ports } from "../ports.ts";
import { SendError, type Sender } from "../send/channel.ts";
import type { LeasedMessage, Outcome } from "../store/port.ts";
import { kindOf } from "./error-kind.ts";
import { notifyUndeliverable } from "./notices.ts";
import { delayAfter, type Schedule } from "./schedule.ts";

/**
 * Sends a leased message, and settles what has come of it.
 * @returns whether the founder was told by a message of its own, which is due now
 */
export async function attempt(
	ports: Ports,
	schedule: Schedule,
	sender: Sender,
	message: LeasedMessage,
): Promise<boolean> {
	const { store, clock } = ports;
	const renewal = setInterval(() => {
		// Where this fails, the lease runs out, and handOver() says so before it matters.
		store.renew(message.lease, clock.now() + schedule.lease).catch(() => undefined);
	}, schedule.lease / 3);
	try {
		const outcome = (await isUnwanted(ports, message))
			? ({ state: "canceled", reason: "unsubscribed" } as const)
			: await send(ports, schedule, sender, message);
		return await settle(ports, message, outcome);
	} finally {
		clearInterval(renewal);
	}
}

/** Whether its recipient has asked for no more mail since it was composed. */
async function isUnwanted(
	{ store }: Ports,
	{ audience, recipient }: LeasedMessage,
): Promise<boolean> {
	if (audience !== "visitor") return false;
	return (await store.address(await addressDigest(recipient))).stoppedAt !== null;
}

async function send(
	{ store, clock }: Ports,
	schedule: Schedule,
	sender: Sender,
	message: LeasedMessage,
): Promise<Outcome> {
	try {
		const { lease, audience } = message;
		await sender.send(message, () =>
			audience === "notice"
				? store.renew(lease, clock.now() + schedule.lease)
				: store.handOver(lease),
		);
		return { state: "delivered" };
	} catch (error) {
		return outcomeOf(error, message, schedule, clock.now());
	}
}

function outcomeOf(
	error: unknown,
	{ attempts, firstAttemptAt }: LeasedMessage,
	schedule: Schedule,
	now: number,
): Outcome {
	const reason = kindOf(error);
	const isSendError = error instanceof SendError;
	if (isSendError && error.permanent) return { state: "undeliverable", reason };
	const asked = isSendError ? (error.retryAfter ?? 0) * 1000 : 0;
	const nextAttemptAt = now + Math.max(asked, delayAfter(attempts, schedule, Math.random()));
	return nextAttemptAt > firstAttemptAt + schedule.giveUpAfter
		? { state: "undeliverable", reason }
		: { state: "waiting", reason, nextAttemptAt };
}

async function settle(ports: Ports, message: LeasedMessage, outcome: Outcome): Promise<boolean> {
	const { store, clock, logger } = ports;
	// Told first: a process that ends in between can't leave it in silence.
	const isTold =
		outcome.state === "undeliverable" &&
		(await notifyUndeliverable(ports, { ...message, reason: outcome.reason }));
	const settled = await store.settle(message.lease, outcome, clock.now());
	if (settled && outcome.state !== "canceled") {
		const event = outcome.state === "waiting" ? "retrying" : outcome.state;
		const reason = outcome.state === "delivered" ? {} : { reason: outcome.reason };
		logger.log({ event, message: message.id, ...reason });
	}
	return isTold;
}
