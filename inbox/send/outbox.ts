import type { MailChannel, Sender } from "./channel.ts";
import { type Mail, mailSchema } from "./channel.ts";
import { safeMail } from "./safety.ts";

/* The preview's channel: no mail leaves; the desk shows what would have. */

export const outboxChannel: MailChannel = {
	channel: "outbox",
	async compose(given) {
		const mail = safeMail(given);
		return { channel: "outbox", recipient: mail.to.address, content: JSON.stringify(mail) };
	},
};

/** Storing is delivering here. */
export const outboxSender: Sender = {
	channel: "outbox",
	concurrency: 1,
	send: async () => undefined,
	close: async () => undefined,
};

export function outboxMail(content: string): Mail {
	return mailSchema.parse(JSON.parse(content));
}
