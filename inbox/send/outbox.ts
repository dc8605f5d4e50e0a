import { type Mail, type MailChannel, mailSchema } from "./channel.ts";

/* The preview's mail channel, which sends no mail; the desk shows the mails. */

export const outboxChannel: MailChannel = {
	channel: "outbox",
	concurrency: 1,
	encode: (mail) => JSON.stringify(mail),
	// In the preview, a stored message counts as delivered.
	send: async () => undefined,
};

export function outboxMail(content: string): Mail {
	return mailSchema.parse(JSON.parse(content));
}
