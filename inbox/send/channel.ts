import { z } from "zod";
import type { Channel, LeasedMessage } from "../store/types.ts";

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

export interface Sender {
	readonly channel: Channel;
	/** Maximum number of messages that are sent at the same time. */
	readonly concurrency: number;
	/**
	 * Sends a message, and resolves once the receiver acknowledges it.
	 * @param handOver - called right before the last byte if the receiver can't deduplicate; if it resolves to false,
	 *   nothing more may be sent
	 * @throws SendError or another error, after which the message is retried unless `fault` is `message`
	 */
	send(message: LeasedMessage, handOver: () => Promise<boolean>): Promise<void>;
	close?(): void;
}

/** The way by which mails are sent: SMTP, an HTTP API, or the preview's outbox. */
export interface MailChannel extends Sender {
	/** Encodes a mail as the exact bytes that every attempt sends. */
	encode(mail: Mail): string | Promise<string>;
}

/**
 * What a refusal is about. `message`: this message, so a retry wouldn't help. `sender`: our account, so all messages
 * are refused until the account is fixed. `content`: a filter refused this mail after it had read it; if the mail of
 * another submission is refused like that, too, the sender is at fault. `moment`: a temporary problem, so a retry may
 * succeed. `uncertain`: no reply came after the last byte, so the message may have arrived.
 */
export type Fault = "message" | "sender" | "content" | "moment" | "uncertain";

/** Prefixes of a failure's reason: the sender is at fault, and a filter refused the mail after it had read it. */
export const SENDER_PREFIX = "SENDER_";
export const CONTENT_PREFIX = "CONTENT_";

/** Returns a failure's reason without its prefixes. */
export function plainReason(reason: string): string {
	return reason.replace(SENDER_PREFIX, "").replace(CONTENT_PREFIX, "");
}

/** The refusal of a message. `code` is safe to log. */
export class SendError extends Error {
	readonly code: string;
	readonly fault: Fault;
	/** Seconds until a retry, as requested by the receiver. */
	readonly retryAfter: number;

	constructor(
		code: string,
		{ fault, retryAfter = 0, cause }: { fault: Fault; retryAfter?: number; cause?: unknown },
	) {
		super(`the message was not taken: ${code}`, { cause });
		const others = { message: "", moment: "", uncertain: "" };
		this.code = { sender: SENDER_PREFIX, content: CONTENT_PREFIX, ...others }[fault] + code;
		this.fault = fault;
		this.retryAfter = retryAfter;
	}
}

/** Posts JSON to a service. @throws SendError unless the service accepts the request */
export async function postJson(
	address: string,
	{ headers, body, timeout }: { headers: Record<string, string>; body: string; timeout: number },
	faultOf: (status: number) => Fault,
): Promise<void> {
	const response = await fetch(address, {
		method: "POST",
		redirect: "manual",
		headers: { "Content-Type": "application/json", ...headers },
		body,
		signal: AbortSignal.timeout(timeout),
	});
	// The response may quote the request, so the body is neither read nor logged.
	await response.body?.cancel();
	if (response.ok) return;
	const retryAfter = retryAfterOf(response.headers.get("retry-after") ?? "");
	throw new SendError(`HTTP_${response.status}`, { fault: faultOf(response.status), retryAfter });
}

/** Parses a Retry-After header, a number of seconds or a date, to seconds; 0 where it is neither. */
function retryAfterOf(header: string): number {
	const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
	return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
