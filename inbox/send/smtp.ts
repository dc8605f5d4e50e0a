import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { z } from "zod";
import { errorCode } from "../common/logger.ts";
import { type Fault, type Mailbox, type MailChannel, SendError } from "./channel.ts";
import { messageId } from "./safety.ts";

export interface SmtpSettings {
	readonly host: string;
	readonly port: number;
	/** `tls`: encrypted from the first byte (port 465). `starttls`: STARTTLS is required. `none`: unencrypted. */
	readonly security: "tls" | "starttls" | "none";
	readonly user?: string | undefined;
	readonly password?: string | undefined;
}

const CONNECTIONS = 5;
const CONNECT_TIMEOUT = 30_000;
/** RFC 5321 (4.5.3.2) allows a server several minutes to acknowledge a mail. */
const SOCKET_TIMEOUT = 5 * 60_000;

/** SMTP commands whose refusal may be about the message; any other is about the account or the connection. */
const ABOUT_THE_MESSAGE = ["RCPT TO", "DATA"];
/** Enhanced status codes (RFC 3463) for an unknown recipient, except 5.1.7 and 5.1.8, which are about the sender. */
const NO_ADDRESS = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/;
/** Enhanced status codes about this recipient or this mail, such as for a full mailbox. */
const THIS_MAIL = /^5\.[26]\./;
/** Patterns for servers without enhanced status codes: messages about an unknown recipient, and about the sender. */
const NO_ADDRESS_TEXT =
	/user unknown|unknown (?:user|recipient|mailbox)|no such (?:user|recipient|mailbox|address)|(?:user|mailbox|account) (?:not found|does not exist|unavailable)/i;
const SENDER_TEXT = /relay|quota|denied|polic|authenti|spam|block|limit|credit|suspended/i;

const storedMail = z.object({ from: z.string(), raw: z.string() });
type StoredMail = z.infer<typeof storedMail>;

/**
 * Sends mails by SMTP (nodemailer), for hosts with sockets.
 * @param timeout - how long to wait for the mail server, in milliseconds
 */
export function createSmtpChannel(
	{ host, port, security, user, password }: SmtpSettings,
	from: Mailbox,
	timeout: number = SOCKET_TIMEOUT,
): MailChannel {
	const mailbox = ({ name = "", address }: Mailbox) => ({ name, address });
	const transport = createTransport({
		pool: true,
		maxConnections: CONNECTIONS,
		// The pool must not retry: only the store knows which messages may have arrived, and retries the others.
		maxRequeues: 0,
		host,
		port,
		secure: security === "tls",
		requireTLS: security === "starttls",
		ignoreTLS: security === "none",
		...(user !== undefined && { auth: { user, pass: password ?? "" } }),
		connectionTimeout: Math.min(CONNECT_TIMEOUT, timeout),
		greetingTimeout: Math.min(CONNECT_TIMEOUT, timeout),
		socketTimeout: timeout,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	/** Called right before the last byte of a mail, by the mail's bytes. */
	const beforeEnd = new WeakMap<object, () => Promise<void>>();
	// nodemailer reads the bytes of a mail ahead, but what this returns only once the mail server has asked for them.
	transport.use("stream", ({ data, message }, done) => {
		const end = data.raw instanceof Readable ? beforeEnd.get(data.raw) : undefined;
		if (end) message?.processFunc((input) => Readable.from(endedBy(input, end), ON_DEMAND));
		done();
	});
	return {
		channel: "smtp",
		concurrency: CONNECTIONS,
		async encode(mail) {
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
			return JSON.stringify({ from: from.address, raw } satisfies StoredMail);
		},
		async send({ recipient, content }, handOver) {
			const stored = storedMail.parse(JSON.parse(content));
			const raw = Readable.from([Buffer.from(stored.raw)]);
			let isHandedOver = false;
			beforeEnd.set(raw, async () => {
				isHandedOver = await handOver();
				if (!isHandedOver) throw new SendError("LEASE_LOST", { fault: "moment" });
			});
			try {
				await transport.sendMail({ envelope: { from: stored.from, to: [recipient] }, raw });
			} catch (error) {
				throw smtpError(error, isHandedOver);
			}
		},
		close: () => transport.close(),
	};
}

/** Options of a stream that reads nothing ahead. */
const ON_DEMAND = { objectMode: false, highWaterMark: 1 };

/** Calls `end` before the stream ends: the last line, after which the server accepts the mail, is sent then. */
async function* endedBy(mail: Readable, end: () => Promise<void>) {
	yield* mail;
	await end();
}

const refusal = z.object({ responseCode: z.number(), command: z.string(), response: z.string() });

/** Messages of errors about an insecure connection, which persist until the settings are fixed. */
const UNTRUSTED = /certificate|altname|self.signed/i;
const NO_TLS = /wrong version number|packet length too long|SSL routines/i;

/** @param isHandedOver - whether the last byte was sent: without a reply, the mail may have arrived */
function smtpError(error: unknown, isHandedOver: boolean): unknown {
	const { success, data } = refusal.safeParse(error);
	if (success) {
		return new SendError(`SMTP_${data.responseCode}`, { fault: faultOf(data), cause: error });
	}
	if (isHandedOver) return new SendError(errorCode(error), { fault: "uncertain", cause: error });
	const text = error instanceof Error && !(error instanceof SendError) ? error.message : "";
	if (UNTRUSTED.test(text)) return new SendError("CERTIFICATE", { fault: "sender", cause: error });
	if (NO_TLS.test(text)) return new SendError("TLS", { fault: "sender", cause: error });
	return error;
}

function faultOf({ responseCode, command, response }: z.infer<typeof refusal>): Fault {
	if (responseCode < 500) return "moment";
	if (!ABOUT_THE_MESSAGE.includes(command)) return "sender";
	const refused = command === "DATA" ? "content" : "sender";
	const [, code] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
	if (code !== undefined) {
		if (NO_ADDRESS.test(code)) return "message";
		return THIS_MAIL.test(code) ? "moment" : refused;
	}
	if (NO_ADDRESS_TEXT.test(response)) return "message";
	return SENDER_TEXT.test(response) ? refused : "moment";
}
