import { z } from "zod";
import type { Channel, LeasedMessage, NewMessage } from "../store/port.ts";

const mailboxSchema = z.object({ name: z.string().optional(), address: z.string() });
export type Mailbox = Readonly<z.infer<typeof mailboxSchema>>;

/** A mail before encoding. */
export const mailSchema = z.object({
	/** The part of the Message-ID before the `@`. */
	id: z.string(),
	to: mailboxSchema,
	replyTo: mailboxSchema.optional(),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
	/** Additional headers, such as List-Unsubscribe. */
	headers: z.record(z.string(), z.string()),
});
export type Mail = Readonly<z.infer<typeof mailSchema>>;

/** The way by which mails are sent: SMTP, an HTTP API, or the preview's outbox. */
export interface MailChannel {
	readonly channel: Channel;
	/** Encodes a mail as the exact bytes that every attempt sends. */
	compose(mail: Mail): Promise<Pick<NewMessage, "channel" | "recipient" | "content">>;
}

export interface Sender {
	readonly channel: Channel;
	/** Maximum number of parallel sends. */
	readonly concurrency: number;
	/**
	 * Sends a message, and resolves once the receiver acknowledges it.
	 * @param handOver - called right before the last byte if the receiver can't deduplicate; if it resolves to false,
	 *   nothing more may be sent
	 * @throws SendError or another error, after which the message is retried
	 */
	send(message: LeasedMessage, handOver: () => Promise<boolean>): Promise<void>;
	close(): Promise<void>;
}

/**
 * Who is at fault for a refusal. `message`: this mail, so that a retry wouldn't help. `sender`: our account, so that
 * everything is refused until the account is fixed. `moment`: nobody, the refusal is temporary.
 */
export type Fault = "message" | "sender" | "moment";

/** Prefix of a failure's reason if the sender is at fault. */
export const SENDER_PREFIX = "SENDER_";

/** The refusal of a message. `code` is safe to log. */
export class SendError extends Error {
	readonly code: string;
	readonly fault: Fault;
	/** Seconds until a retry, as requested by the receiver. */
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

/** Parses a Retry-After header, a number of seconds or a date, to seconds. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
	if (header === null) return undefined;
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
	return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
