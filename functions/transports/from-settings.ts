import type { MailTransport } from "../ports.ts";
import type { Settings } from "../settings.ts";
import { createResendTransport } from "./resend.ts";
import { createSmtpTransport } from "./smtp.ts";

/** The transport that the settings name, on a host that has sockets. */
export function createMailTransport({ mail, from }: Settings): MailTransport {
	return mail.kind === "smtp"
		? createSmtpTransport(mail.smtp, from)
		: createResendTransport(mail, from);
}
