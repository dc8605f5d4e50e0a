import type { Mailbox, MailTransport } from "../ports.ts";
import { assertSafe, formatMailbox, messageId } from "./message.ts";

const ADDRESS = "https://api.resend.com/emails";

/** A service that says nothing for this long is taken for dead, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Sends by the HTTP API of Resend, for hosts that have no sockets
 * (https://resend.com/docs/api-reference/emails/send-email).
 * @param options.address - tests have a service of their own
 */
export function createResendTransport(
	{ apiKey, address = ADDRESS }: { apiKey: string; address?: string },
	from: Mailbox,
): MailTransport {
	return {
		async send(mail) {
			assertSafe(mail);
			const response = await fetch(address, {
				method: "POST",
				headers: {
					Authorization: `Bearer ${apiKey}`,
					"Content-Type": "application/json",
					// An attempt whose answer got lost is not sent a second time.
					"Idempotency-Key": mail.id,
				},
				body: JSON.stringify({
					from: formatMailbox(from),
					to: [mail.to.address],
					...(mail.replyTo && { reply_to: formatMailbox(mail.replyTo) }),
					subject: mail.subject,
					text: mail.text,
					html: mail.html,
					headers: { ...mail.headers, "Message-ID": messageId(mail, from) },
				}),
				signal: AbortSignal.timeout(PATIENCE),
			});
			// The answer may quote the request: it goes nowhere.
			await response.body?.cancel();
			if (!response.ok) throw new MailApiError(response.status);
		},
	};
}

/** The service did not take a mail; `code` is what a log may know. */
class MailApiError extends Error {
	readonly code: string;

	constructor(status: number) {
		super(`the mail service answered ${status}`);
		this.code = `HTTP_${status}`;
	}
}
