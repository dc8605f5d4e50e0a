import type { MailChannel, Sender } from "./channel.ts";
import { type Mail, mailSchema } from "./channel.ts";
import { safeMail } from "./safety.ts";

/* The preview's mail channel, which sends no mail; the desk shows the mails. */

export const outboxChannel: MailChannel = {
	channel: "outbox",
	async compose(given) {
		const mail = safeMail(given);
		return { channel: "outbox", recipient: mail.to.address, content: JSON.stringify(mail) };
	},
};

/** In the preview, a stored message counts as delivered. */
export const outboxSender: Sender = {
	channel: "outbox",
	concurrency: 1,
	send: async () => undefined,
	close: async () => undefined,
};

export function outboxMail(content: string): Mail {
	return mailSchema.parse(JSON.parse(content));
}
