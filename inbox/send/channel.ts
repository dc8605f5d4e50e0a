import { z } from "zod";
import type { Channel, LeasedMessage, NewMessage } from "../store/port.ts";

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

/** How mails leave: by SMTP, by an HTTP API, or into the outbox of the preview. */
export interface MailChannel {
	readonly channel: Channel;
	/** Writes a mail as the very bytes that every attempt sends. */
	compose(mail: Mail): Promise<Pick<NewMessage, "channel" | "recipient" | "content">>;
}

/** Sends the messages of one channel. */
export interface Sender {
	readonly channel: Channel;
	/** How many messages leave at the same time. */
	readonly concurrency: number;
	/**
	 * Sends a message, and returns when the other side has acknowledged it.
	 * @param handOver - to be awaited right before the last byte, where the other side can't tell a second
	 *   copy from the first; where it answers false, nothing more may be sent
	 * @throws SendError, or any other error, after which the message is tried again
	 */
	send(message: LeasedMessage, handOver: () => Promise<boolean>): Promise<void>;
	close(): Promise<void>;
}

/**
 * What a refusal is about. `message`: this mail or its address, so that any further attempt would be refused, too.
 * `sender`: our account, its rights or its quota, so that everything is refused until somebody mends it. `moment`:
 * whatever may be over by itself.
 */
export type Fault = "message" | "sender" | "moment";

/** A reason that begins so is the sender's. */
export const SENDER_PREFIX = "SENDER_";

/** A message was not taken. `code` is what a log may know. */
export class SendError extends Error {
	readonly code: string;
	readonly fault: Fault;
	/** For how many seconds the other side asks us to wait. */
	readonly retryAfter: number | undefined;

	constructor(
		code: string,
		options: { fault: Fault; retryAfter?: number | undefined; cause?: unknown },
	) {
		super(`the message was not taken: ${code}`, { cause: options.cause });
		this.code = options.fault === "sender" ? SENDER_PREFIX + code : code;
		this.fault = options.fault;
		this.retryAfter = options.retryAfter;
	}
}

/** The seconds that a Retry-After header asks for, as a number or a date. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
	if (header === null) return undefined;
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
	return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
