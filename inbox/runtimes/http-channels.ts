import { createApiChannel, createApiSender } from "../send/api.ts";
import type { MailChannel, Sender } from "../send/channel.ts";
import { createWebhookSender } from "../send/webhook.ts";
import { SettingsError } from "../settings/read.ts";
import type { Settings } from "../settings.ts";

export interface Channels {
	readonly mailChannel: MailChannel;
	readonly senders: readonly Sender[];
}

/** The webhook sender, if a webhook is configured. */
export function webhookSenders({ webhookSecret }: Settings): readonly Sender[] {
	return webhookSecret === undefined ? [] : [createWebhookSender(webhookSecret)];
}

/** The mail channel and the senders of a host without sockets. @throws SettingsError where MAIL_TRANSPORT is smtp */
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
