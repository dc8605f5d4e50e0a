import { type MailChannel, retryAfterOf, SendError, type Sender } from "./channel.ts";
import type { Mailbox } from "./mail.ts";
import { assertSafe, formatMailbox, messageId } from "./safety.ts";

const ADDRESS = "https://api.resend.com/emails";

const CONNECTIONS = 5;
const TIMEOUT = 60_000;

/** What is wrong with the mail itself, and stays wrong. Others are about the key, the plan or the moment. */
const PERMANENT = [400, 404, 405, 413, 415, 422];

/** Composes mails as the HTTP API of Resend takes them (https://resend.com/docs/api-reference/emails/send-email). */
export function createApiChannel(from: Mailbox): MailChannel {
	return {
		channel: "mail-api",
		async compose(mail) {
			assertSafe(mail);
			const content = JSON.stringify({
				from: formatMailbox(from),
				to: [mail.to.address],
				...(mail.replyTo && { reply_to: formatMailbox(mail.replyTo) }),
				subject: mail.subject,
				text: mail.text,
				html: mail.html,
				headers: { ...mail.headers, "Message-ID": messageId(mail, from) },
			});
			return { channel: "mail-api", recipient: mail.to.address, content };
		},
	};
}

/**
 * Sends by the HTTP API of Resend, for hosts that have no sockets.
 * @param address - tests have a service of their own
 */
export function createApiSender({
	apiKey,
	address = ADDRESS,
}: {
	apiKey: string;
	address?: string;
}): Sender {
	return {
		channel: "mail-api",
		concurrency: CONNECTIONS,
		async send({ id, content }) {
			const response = await fetch(address, {
				method: "POST",
				headers: {
					Authorization: `Bearer ${apiKey}`,
					"Content-Type": "application/json",
					// With the very same body: an attempt whose answer got lost is not sent a second time.
					"Idempotency-Key": id,
				},
				body: content,
				signal: AbortSignal.timeout(TIMEOUT),
			});
			// The answer may quote the request: it goes nowhere.
			await response.body?.cancel();
			if (response.ok) return;
			throw new SendError(`HTTP_${response.status}`, {
				permanent: PERMANENT.includes(response.status),
				retryAfter: retryAfterOf(response.headers.get("retry-after"), Date.now()),
			});
		},
		close: async () => undefined,
	};
}
