import { createApiChannel } from "../send/api.ts";
import type { MailChannel } from "../send/channel.ts";
import { SettingsError } from "../settings/read.ts";
import type { Settings } from "../settings/settings.ts";

/** Creates the mail channel of a host without sockets. @throws SettingsError where MAIL_TRANSPORT is smtp */
export function httpChannelOf({ mail, from }: Settings): MailChannel {
	if (mail.kind !== "resend") {
		throw new SettingsError(
			'MAIL_TRANSPORT: found "smtp", expected "resend": this host can\'t open connections to a mail server.',
		);
	}
	return createApiChannel(mail.apiKey, from);
}
