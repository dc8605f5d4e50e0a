import { sha256 } from "../common/digest.ts";
import { BOUNCED, UNSUBSCRIBED } from "../common/other-forms.ts";
import { stoppedMail } from "../compose/founder.ts";
import { mailMessage, mailsEach, type WebhookEvent, webhookMessages } from "../compose/messages.ts";
import { addressDigest } from "../limits/keys.ts";
import type { Arrival } from "../ports.ts";
import type { Mail } from "../send/channel.ts";

interface SubscriptionEvent extends WebhookEvent {
	/** The idempotency key: of several events of a type with the same key, only the first is stored. */
	readonly key: string;
	compose(messageId: string): Mail;
}

/** Stores an event about an address, with a mail to the founder if the settings ask for one. Idempotent. */
export async function storeEvent(
	{ ports: { settings, store, mailChannel, clock }, context }: Arrival,
	{ key, compose, ...event }: SubscriptionEvent,
): Promise<void> {
	const now = clock.now();
	const { type, ...sent } = event;
	const id = (await sha256(`${type} ${key}`)).slice(0, 32);
	const composing = { settings, mailChannel, id, now };
	const mails = mailsEach(event.form, settings)
		? [await mailMessage(composing, "founder", compose)]
		: [];
	const { created } = await store.insert({
		...sent,
		id,
		fingerprint: id,
		receivedAt: now,
		held: false,
		messages: [...mails, ...webhookMessages(composing, event)],
	});
	if (created) context.stored();
}

/** Stores that an address unsubscribed or bounced, and once the event for the founder, until it may get mail again. */
export async function stopMail(
	cause: "asked" | "bounced",
	email: string,
	arrival: Arrival,
): Promise<void> {
	const { settings, store, clock } = arrival.ports;
	const digest = await addressDigest(store, email);
	// This step comes first, so that the address gets no more mail even if a later step fails.
	const { stoppedAt, hasBounced } = await store.stopMail(digest, clock.now(), cause);
	if (cause === "bounced" && !hasBounced) return;
	await storeEvent(arrival, {
		type: "subscription.stopped",
		key: `${digest} ${stoppedAt}`,
		form: cause === "bounced" ? BOUNCED : UNSUBSCRIBED,
		email,
		answers: { email },
		compose: (id) => stoppedMail(cause, email, { settings, id, now: stoppedAt }),
	});
}
