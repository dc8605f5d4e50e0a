import { createApiChannel, createApiSender } from "../send/api.ts";
import type { MailChannel, Sender } from "../send/channel.ts";
import { createWebhookSender } from "../send/webhook.ts";
import { SettingsError } from "../settings/read.ts";
import type { Settings } from "../settings.ts";

/** How messages leave. */
export interface Channels {
	readonly mailChannel: MailChannel;
	readonly senders: readonly Sender[];
}

/** The webhook's sender, where the settings name a webhook. */
export function webhookSenders({ webhookSecret }: Settings): readonly Sender[] {
	return webhookSecret === undefined ? [] : [createWebhookSender(webhookSecret)];
}

/**
 * How messages leave from a host without sockets.
 * @throws SettingsError where the settings ask for SMTP
 */
export function httpChannelsOf(settings: Settings): Channels {
	const { mail, from } = settings;
	if (mail.kind !== "resend") {
		throw new SettingsError(
			'MAIL_TRANSPORT: found "smtp", expected "resend": this host can\'t open connections to a mail server.',
		);
	}
	const sender = createApiSender({ apiKey: mail.apiKey });
	return { mailChannel: createApiChannel(from), senders: [sender, ...webhookSenders(settings)] };
}
