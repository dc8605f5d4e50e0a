import { createApiChannel, createApiSender } from "../mail/api.ts";
import type { MailChannel, Sender } from "../mail/channel.ts";
import { createSmtpChannel, createSmtpSender } from "../mail/smtp.ts";
import type { Settings } from "../settings.ts";
import { createWebhookSender } from "../webhook/sender.ts";

/** How messages leave by the settings, on a host that has sockets. */
export function channelsOf(
	{ mail, from, webhookSecret }: Settings,
	smtpTimeout?: number,
): {
	readonly mailChannel: MailChannel;
	readonly senders: readonly Sender[];
} {
	const webhook = webhookSecret === undefined ? [] : [createWebhookSender(webhookSecret)];
	return mail.kind === "smtp"
		? {
				mailChannel: createSmtpChannel(from),
				senders: [createSmtpSender(mail.smtp, smtpTimeout), ...webhook],
			}
		: { mailChannel: createApiChannel(from), senders: [createApiSender(mail), ...webhook] };
}
