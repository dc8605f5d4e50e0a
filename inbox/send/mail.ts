import { z } from "zod";

/** A person's or an office's address, with the name that mail programs show. */
const mailboxSchema = z.object({ name: z.string().optional(), address: z.string() });
export type Mailbox = Readonly<z.infer<typeof mailboxSchema>>;

/** What an email says, before it is written as the bytes that leave. */
export const mailSchema = z.object({
	/** The first half of its Message-ID. */
	id: z.string(),
	to: mailboxSchema,
	replyTo: mailboxSchema.optional(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	/** Beyond the usual ones, such as List-Unsubscribe. */
	headers: z.record(z.string(), z.string()),
});
export type Mail = Readonly<z.infer<typeof mailSchema>>;
