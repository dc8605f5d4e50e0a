import { createTransport } from "nodemailer";
import type { Mailbox, MailTransport } from "../ports.ts";
import { assertSafe, messageId } from "./message.ts";

export interface SmtpSettings {
	readonly host: string;
	readonly port: number;
	/** `tls` from the first byte (port 465), `starttls` asked for and insisted on, or `none`. */
	readonly security: "tls" | "starttls" | "none";
	readonly user?: string | undefined;
	readonly password?: string | undefined;
}

/** A server that says nothing for this long is taken for dead, in milliseconds. */
const PATIENCE = 15_000;

/** Sends by SMTP (nodemailer), for hosts that have sockets. */
export function createSmtpTransport(
	{ host, port, security, user, password }: SmtpSettings,
	from: Mailbox,
): MailTransport {
	const transport = createTransport({
		host,
		port,
		secure: security === "tls",
		requireTLS: security === "starttls",
		ignoreTLS: security === "none",
		...(user !== undefined && { auth: { user, pass: password ?? "" } }),
		connectionTimeout: PATIENCE,
		greetingTimeout: PATIENCE,
		socketTimeout: PATIENCE,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const mailbox = ({ name = "", address }: Mailbox) => ({ name, address });
	return {
		async send(mail) {
			assertSafe(mail);
			await transport.sendMail({
				from: mailbox(from),
				to: mailbox(mail.to),
				...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
				messageId: messageId(mail, from),
				subject: mail.subject,
				text: mail.text,
				html: mail.html,
				headers: { ...mail.headers },
			});
		},
	};
}
