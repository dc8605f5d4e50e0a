import type { MailChannel, Sender } from "./channel.ts";
import { type Mail, mailSchema } from "./channel.ts";
import { safeMail } from "./safety.ts";

/*
 * The channel of `npm start` and the preview: nothing leaves, and what would have can be read at the desk
 * (desk/mails.tsx).
 */

export const outboxChannel: MailChannel = {
	channel: "outbox",
	async compose(given) {
		const mail = safeMail(given);
		return { channel: "outbox", recipient: mail.to.address, content: JSON.stringify(mail) };
	},
};

/** A message has arrived as soon as the store says so: the outbox shows what is delivered. */
export const outboxSender: Sender = {
	channel: "outbox",
	concurrency: 1,
	send: async () => undefined,
	close: async () => undefined,
};

/** The mail that the outbox channel stored. */
export function outboxMail(content: string): Mail {
	return mailSchema.parse(JSON.parse(content));
}
