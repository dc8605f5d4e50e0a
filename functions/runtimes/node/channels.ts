import { createSmtpChannel, createSmtpSender } from "../../send/smtp.ts";
import type { Settings } from "../../settings.ts";
import { type Channels, httpChannelsOf, webhookSenders } from "../http-channels.ts";

/** How messages leave by the settings, on a host that has sockets. */
export function channelsOf(settings: Settings, smtpTimeout?: number): Channels {
	const { mail, from } = settings;
	if (mail.kind !== "smtp") return httpChannelsOf(settings);
	const senders = [createSmtpSender(mail.smtp, smtpTimeout), ...webhookSenders(settings)];
	return { mailChannel: createSmtpChannel(from), senders };
}
