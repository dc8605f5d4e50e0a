import type { Settings } from "../settings/delivery-settings.ts";
import { SettingsError } from "../settings/read.ts";
import { type Fault, type Mailbox, type MailChannel, postJson } from "./channel.ts";
import { formatMailbox, messageId } from "./safety.ts";

const ADDRESS = "https://api.resend.com/emails";

const CONNECTIONS = 5;
const TIMEOUT = 60_000;

/** HTTP statuses that refuse the mail itself, so that a retry wouldn't help. */
const ABOUT_THE_MAIL = [400, 404, 405, 413, 415, 422];
/** HTTP statuses that refuse the API key, the domain, the plan or the request rate: they concern all mails. */
const ABOUT_THE_SENDER = [401, 402, 403, 429];

/**
 * Sends mails through the HTTP API of Resend (https://resend.com/docs/api-reference/emails/send-email), for hosts
 * without sockets.
 * @param address - the URL of the API, which tests replace
 */
export function createApiChannel(apiKey: string, from: Mailbox, address = ADDRESS): MailChannel {
	return {
		channel: "mail-api",
		concurrency: CONNECTIONS,
		encode: (mail) =>
			JSON.stringify({
				from: formatMailbox(from),
				to: [mail.to.address],
				...(mail.replyTo && { reply_to: formatMailbox(mail.replyTo) }),
				subject: mail.subject,
				text: mail.text,
				html: mail.html,
				headers: { ...mail.headers, "Message-ID": messageId(mail, from) },
			}),
		send({ id, content }) {
			// With the idempotency key, a retry after a lost response doesn't send the mail twice.
			const headers = { Authorization: `Bearer ${apiKey}`, "Idempotency-Key": id };
			return postJson(address, { headers, body: content, timeout: TIMEOUT }, faultOf);
		},
	};
}

/** Creates the mail channel of a host without sockets. @throws SettingsError where MAIL_TRANSPORT is smtp */
export function httpChannelOf({ mail, from }: Settings): MailChannel {
	if (mail.kind === "resend") return createApiChannel(mail.apiKey, from);
	throw new SettingsError([
		'MAIL_TRANSPORT: found "smtp", expected "resend": this host can\'t open connections to a mail server.',
	]);
}

function faultOf(status: number): Fault {
	if (ABOUT_THE_MAIL.includes(status)) return "message";
	return ABOUT_THE_SENDER.includes(status) ? "sender" : "moment";
}
