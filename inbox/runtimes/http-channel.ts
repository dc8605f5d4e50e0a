import { createApiChannel, createApiSender } from "../send/api.ts";
import { SettingsError } from "../settings/read.ts";
import type { Settings } from "../settings.ts";

/** The mail channel and the sender of a host without sockets. @throws SettingsError where MAIL_TRANSPORT is smtp */
export function httpChannelOf({ mail, from }: Settings) {
	if (mail.kind !== "resend") {
		throw new SettingsError(
			'MAIL_TRANSPORT: found "smtp", expected "resend": this host can\'t open connections to a mail server.',
		);
	}
	return { mailChannel: createApiChannel(from), sender: createApiSender({ apiKey: mail.apiKey }) };
}
