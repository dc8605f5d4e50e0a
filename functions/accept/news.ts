import { mailMessage, webhookMessages } from "../compose/messages.ts";
import type { WebhookType } from "../compose/webhook.ts";
import { sha256 } from "../digest.ts";
import type { Ports, RequestContext } from "../ports.ts";
import type { Mail } from "../send/mail.ts";

export interface News {
	readonly type: WebhookType;
	/** The same for everything that means the same. */
	readonly key: string;
	/** A form's name, `unsubscribe` or `bounced`. */
	readonly form: string;
	readonly email: string;
	readonly answers: Readonly<Record<string, string>>;
	compose(messageId: string): Mail;
}

/** Stores what has become of an address, with the mail that tells the founder; the same news once. */
export async function tellFounder(
	{ settings, store, mailChannel, clock }: Ports,
	context: RequestContext,
	{ type, key, form, email, answers, compose }: News,
): Promise<void> {
	const now = clock.now();
	const id = (await sha256(`${type} ${key}`)).slice(0, 32);
	const composing = { settings, mailChannel, id, now };
	const { created } = await store.insert({
		id,
		fingerprint: id,
		form,
		email,
		answers,
		receivedAt: now,
		held: false,
		messages: [
			await mailMessage(composing, "founder", compose),
			...webhookMessages(composing, { type, form, email, answers }),
		],
	});
	if (created) context.stored();
}
