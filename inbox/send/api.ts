import type { Mailbox } from "./channel.ts";
import { type Fault, type MailChannel, retryAfterOf, SendError, type Sender } from "./channel.ts";
import { formatMailbox, messageId, safeMail } from "./safety.ts";

const ADDRESS = "https://api.resend.com/emails";

const CONNECTIONS = 5;
const TIMEOUT = 60_000;

/** HTTP statuses that are about the mail itself: a retry wouldn't help. */
const ABOUT_THE_MAIL = [400, 404, 405, 413, 415, 422];
/** HTTP statuses that are about the API key, the domain or the plan: all mails are refused until that is fixed. */
const ABOUT_THE_SENDER = [401, 402, 403, 429];

/** Composes mails for the HTTP API of Resend (https://resend.com/docs/api-reference/emails/send-email). */
export function createApiChannel(from: Mailbox): MailChannel {
	return {
		channel: "mail-api",
		async compose(given) {
			const mail = safeMail(given);
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
 * Sends mails through Resend's HTTP API, for hosts without sockets.
 * @param address - the URL of the API, which tests replace
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
					// With the idempotency key, a retry after a lost response doesn't send the mail twice.
					"Idempotency-Key": id,
				},
				body: content,
				signal: AbortSignal.timeout(TIMEOUT),
			});
			// The response may quote the request, so the body is neither read nor logged.
			await response.body?.cancel();
			if (response.ok) return;
			throw new SendError(`HTTP_${response.status}`, {
				fault: faultOf(response.status),
				retryAfter: retryAfterOf(response.headers.get("retry-after"), Date.now()),
			});
		},
		close: async () => undefined,
	};
}

function faultOf(status: number): Fault {
	if (ABOUT_THE_MAIL.includes(status)) return "message";
	return ABOUT_THE_SENDER.includes(status) ? "sender" : "moment";
}
