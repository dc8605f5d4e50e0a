import { z } from "zod";
import type { MailChannel, Sender } from "./channel.ts";
import type { Mail } from "./mail.ts";
import { safeMail } from "./safety.ts";

/*
 * The channel of `npm start` and the preview: nothing leaves, and what would have can be read at the desk
 * (desk/mails.tsx).
 */

export const outboxChannel: MailChannel = {
	channel: "outbox",
	async compose(given) {
		const mail = safeMail(given);
		const content = JSON.stringify(mail satisfies z.infer<typeof mailSchema>);
		return { channel: "outbox", recipient: mail.to.address, content };
	},
};

/** A message has arrived as soon as the store says so: the outbox shows what is delivered. */
export const outboxSender: Sender = {
	channel: "outbox",
	concurrency: 1,
	send: async () => undefined,
	close: async () => undefined,
};

const mailbox = z.object({ name: z.string().optional(), address: z.string() });
const mailSchema = z.object({
	id: z.string(),
	to: mailbox,
	replyTo: mailbox.optional(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	headers: z.record(z.string(), z.string()),
});

/** The mail that the outbox channel stored. */
export function outboxMail(content: string): Mail {
	const { replyTo, ...mail } = mailSchema.parse(JSON.parse(content));
	return { ...mail, ...(replyTo && { replyTo }) };
}
