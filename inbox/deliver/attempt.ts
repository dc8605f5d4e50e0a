import { errorCode } from "../common/logger.ts";
import { addressDigest } from "../limits/keys.ts";
import type { Clock, Ports } from "../ports.ts";
import { plainReason, SENDER_PREFIX, SendError, type Sender } from "../send/channel.ts";
import type { LeasedMessage, Outcome } from "../store/types.ts";
import { notifyFailed } from "./notices.ts";

/** The retry policy, in milliseconds. */
export interface Schedule {
	readonly firstDelay: number;
	readonly longestDelay: number;
	/** The maximum delay while the mail server refuses our account; shorter than `longestDelay`. */
	readonly senderDelay: number;
	readonly giveUpAfter: number;
	/** Duration of a lease, which is renewed while the message is being sent. */
	readonly lease: number;
}

const MINUTE = 60_000;

export const SCHEDULE: Schedule = {
	firstDelay: MINUTE / 2,
	longestDelay: 6 * 60 * MINUTE,
	senderDelay: 15 * MINUTE,
	giveUpAfter: 3 * 24 * 60 * MINUTE,
	lease: MINUTE / 2,
};

/** Clock skew between processes, plus the time between reading the clock and reading the store, in milliseconds. */
const CLOCK_SKEW = MINUTE;

/** Returns the latest time at which a message can be due or a lease can end, unless a clock was ahead. */
export function latestTime(now: number, { longestDelay, lease }: Schedule): number {
	return now + Math.max(longestDelay, lease) + CLOCK_SKEW;
}

/** Computes the delay before the next attempt by exponential backoff with jitter. */
function delayAfter(attempts: number, { firstDelay, longestDelay }: Schedule): number {
	const delay = Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
	return Math.round(delay * (0.5 + Math.random() / 2));
}

/** Sends a leased message and stores the outcome. @returns whether that made a notice, which is due at once */
export async function attempt(
	ports: Ports,
	schedule: Schedule,
	sender: Sender,
	message: LeasedMessage,
): Promise<boolean> {
	const { store, clock } = ports;
	const renewal = setInterval(() => {
		// A failed renewal is ignored, because the next interval tries again. If `recover` ends the expired lease first,
		// SMTP stops before the last byte (`handOver`), and other receivers deduplicate the retry.
		store.renew(message.lease, clock.now() + schedule.lease).catch(() => undefined);
	}, schedule.lease / 3);
	try {
		const outcome =
			(await cancellationOf(ports, message)) ?? (await send(ports, schedule, sender, message));
		return await settle(ports, message, outcome);
	} finally {
		clearInterval(renewal);
	}
}

/** Returns the outcome `canceled` if the audience is `visitor` and the address has unsubscribed or bounced. */
async function cancellationOf(
	{ store }: Ports,
	{ audience, recipient }: LeasedMessage,
): Promise<Outcome | undefined> {
	if (audience !== "visitor") return undefined;
	const { stoppedAt, hasBounced } = await store.address(await addressDigest(store, recipient));
	if (stoppedAt === null) return undefined;
	return { state: "canceled", reason: hasBounced ? "bounced" : "unsubscribed" };
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
		return outcomeOf(error, message, schedule, clock);
	}
}

function outcomeOf(
	error: unknown,
	{ attempts, firstAttemptAt, othersAccepted, othersFiltered, handedOver }: LeasedMessage,
	schedule: Schedule,
	clock: Clock,
): Outcome {
	const now = clock.now();
	const { fault, retryAfter } =
		error instanceof SendError ? error : ({ fault: "moment", retryAfter: 0 } as const);
	// If the channel has delivered other messages since the first attempt, the account isn't at fault.
	const isOurs = !othersAccepted && (fault === "sender" || (fault === "content" && othersFiltered));
	const reason = reasonOf(errorCode(error), isOurs, othersAccepted);
	const mayHaveArrived = handedOver || fault === "uncertain";
	const givenUp = { state: mayHaveArrived ? "uncertain" : "undeliverable", reason } as const;
	// What may have arrived is handed over once more at most.
	if (fault === "message" || (fault === "uncertain" && handedOver)) return givenUp;
	const waiting = { state: "waiting", reason, mayHaveArrived } as const;
	const delay = delayAfter(attempts, schedule);
	if (isOurs) {
		// The account is at fault, so the message is retried at short intervals until the account is fixed.
		return { ...waiting, nextAttemptAt: now + Math.min(delay, schedule.senderDelay) };
	}
	// `Retry-After` is capped, so that one long delay doesn't use up the time in which the message is retried.
	const asked = Math.min(retryAfter * 1000, schedule.longestDelay);
	const nextAttemptAt = now + Math.max(asked, delay);
	const isOver = nextAttemptAt > firstAttemptAt + schedule.giveUpAfter;
	return isOver ? givenUp : { ...waiting, nextAttemptAt };
}

/** The reason has a prefix if the account is at fault, or if a filter refused the mail and nothing else was sent. */
function reasonOf(code: string, isOurs: boolean, othersAccepted: boolean): string {
	if (othersAccepted) return plainReason(code);
	return isOurs && !code.startsWith(SENDER_PREFIX) ? SENDER_PREFIX + code : code;
}

async function settle(ports: Ports, message: LeasedMessage, outcome: Outcome): Promise<boolean> {
	const { store, clock, logger } = ports;
	// The founder is notified before the outcome is stored: if the process ends in between, two notices are better than
	// none.
	const isTold =
		(outcome.state === "undeliverable" || outcome.state === "uncertain") &&
		(await notifyFailed(ports, outcome.state, message, outcome.reason));
	const settled = await store.settle(message.lease, outcome, clock.now());
	if (settled && outcome.state !== "canceled") {
		const event = outcome.state === "waiting" ? "retrying" : outcome.state;
		const reason = outcome.state === "delivered" ? {} : { reason: outcome.reason };
		logger.log({ event, message: message.id, ...reason });
	}
	return isTold;
}
