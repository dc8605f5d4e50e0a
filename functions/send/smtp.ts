import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { z } from "zod";
import { type MailChannel, SendError, type Sender } from "./channel.ts";
import type { Mailbox } from "./mail.ts";
import { assertSafe, messageId } from "./safety.ts";

export interface SmtpSettings {
	readonly host: string;
	readonly port: number;
	/** `tls` from the first byte (port 465), `starttls` asked for and insisted on, or `none`. */
	readonly security: "tls" | "starttls" | "none";
	readonly user?: string | undefined;
	readonly password?: string | undefined;
}

const CONNECTIONS = 5;
const CONNECT_TIMEOUT = 30_000;
/** A server may think for as long before it acknowledges a mail (RFC 5321, 4.5.3.2 asks for minutes). */
const SOCKET_TIMEOUT = 5 * 60_000;

/** Replies to these commands are about the message; to others, about the settings or the connection. */
const ABOUT_THE_MESSAGE = ["RCPT TO", "DATA"];

/** Composes mails as SMTP sends them. */
export function createSmtpChannel(from: Mailbox): MailChannel {
	const mailbox = ({ name = "", address }: Mailbox) => ({ name, address });
	return {
		channel: "smtp",
		async compose(mail) {
			assertSafe(mail);
			const composer = new MailComposer({
				from: mailbox(from),
				to: mailbox(mail.to),
				...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
				messageId: messageId(mail, from),
				subject: mail.subject,
				text: mail.text,
				html: mail.html,
				headers: { ...mail.headers },
				disableFileAccess: true,
				disableUrlAccess: true,
			});
			const raw = (await composer.compile().build()).toString("utf8");
			const content = JSON.stringify({ from: from.address, raw } satisfies StoredMail);
			return { channel: "smtp", recipient: mail.to.address, content };
		},
	};
}

const storedMail = z.object({ from: z.string(), raw: z.string() });
type StoredMail = z.infer<typeof storedMail>;

/**
 * Sends by SMTP (nodemailer), for hosts that have sockets.
 * @param timeout - for how many milliseconds a server may be silent
 */
export function createSmtpSender(
	{ host, port, security, user, password }: SmtpSettings,
	timeout: number = SOCKET_TIMEOUT,
): Sender {
	const transport = createTransport({
		pool: true,
		maxConnections: CONNECTIONS,
		// The store tries again, and knows what may have arrived; the pool does not.
		maxRequeues: 0,
		host,
		port,
		secure: security === "tls",
		requireTLS: security === "starttls",
		ignoreTLS: security === "none",
		...(user !== undefined && { auth: { user, pass: password ?? "" } }),
		connectionTimeout: CONNECT_TIMEOUT,
		greetingTimeout: CONNECT_TIMEOUT,
		socketTimeout: timeout,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		channel: "smtp",
		concurrency: CONNECTIONS,
		async send({ recipient, content }, handOver) {
			const { from, raw } = storedMail.parse(JSON.parse(content));
			try {
				await transport.sendMail({
					envelope: { from, to: [recipient] },
					raw: Readable.from(withHandOver(raw, handOver), { objectMode: false }),
				});
			} catch (error) {
				throw smtpError(error);
			}
		},
		async close() {
			transport.close();
		},
	};
}

/** The stream's end makes the last line of the mail leave, so that it is noted right before. */
async function* withHandOver(raw: string, handOver: () => Promise<boolean>) {
	yield Buffer.from(raw);
	if (!(await handOver())) throw new SendError("LEASE_LOST", { permanent: false });
}

const refusal = z.object({ responseCode: z.number(), command: z.string() });

function smtpError(error: unknown): unknown {
	const { success, data } = refusal.safeParse(error);
	if (!success) return error;
	const { responseCode, command } = data;
	const permanent = responseCode >= 500 && ABOUT_THE_MESSAGE.includes(command);
	return new SendError(`SMTP_${responseCode}`, { permanent, cause: error });
}
