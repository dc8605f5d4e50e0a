import { z } from "zod";
import type { Channel, LeasedMessage, NewMessage } from "../store/port.ts";

const mailboxSchema = z.object({ name: z.string().optional(), address: z.string() });
export type Mailbox = Readonly<z.infer<typeof mailboxSchema>>;

/** A mail before it is encoded. */
export const mailSchema = z.object({
	/** The left half of its Message-ID. */
	id: z.string(),
	to: mailboxSchema,
	replyTo: mailboxSchema.optional(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	/** Additional ones, such as List-Unsubscribe. */
	headers: z.record(z.string(), z.string()),
});
export type Mail = Readonly<z.infer<typeof mailSchema>>;

/** How mails leave: by SMTP, by an HTTP API, or into the preview's outbox. */
export interface MailChannel {
	readonly channel: Channel;
	/** Encodes a mail as the bytes that every attempt sends. */
	compose(mail: Mail): Promise<Pick<NewMessage, "channel" | "recipient" | "content">>;
}

export interface Sender {
	readonly channel: Channel;
	/** Parallel sends. */
	readonly concurrency: number;
	/**
	 * Sends a message, and resolves once it is acknowledged.
	 * @param handOver - awaited right before the last byte where the other side can't deduplicate; on false, nothing
	 *   more may be sent
	 * @throws SendError or another error, after which the message is retried
	 */
	send(message: LeasedMessage, handOver: () => Promise<boolean>): Promise<void>;
	close(): Promise<void>;
}

/**
 * Whose fault a refusal is. `message`: this mail's, so no retry would help. `sender`: our account's, so everything is
 * refused until it is fixed. `moment`: temporary.
 */
export type Fault = "message" | "sender" | "moment";

/** Prefix of reasons that are the sender's fault. */
export const SENDER_PREFIX = "SENDER_";

/** A message was refused. `code` is safe to log. */
export class SendError extends Error {
	readonly code: string;
	readonly fault: Fault;
	/** Seconds until a retry, as the other side asks. */
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

/** Parses a Retry-After header, a number or a date, to seconds. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
	if (header === null) return undefined;
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
	return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
