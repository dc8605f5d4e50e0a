import type { Mail, Mailbox } from "./channel.ts";

const CONTROL = /\p{Cc}/u;

/**
 * The last guard before a mail leaves, whatever checked its parts before: nothing that becomes a header
 * may hold an end of line, and an address is one address. What a mail program would decode in a header (RFC 2047) is
 * broken, because it could hold either.
 * @throws TypeError naming the part, and never its content
 */
export function safeMail(mail: Mail): Mail {
	const lines: [string, string | undefined][] = [
		["id", mail.id],
		["subject", mail.subject],
		["to.name", mail.to.name],
		["replyTo.name", mail.replyTo?.name],
		...Object.entries(mail.headers),
		...Object.keys(mail.headers).map((name): [string, string] => ["header", name]),
	];
	for (const [part, text] of lines) {
		if (text !== undefined && CONTROL.test(text)) throw new TypeError(`unsafe ${part}`);
	}
	for (const { address } of [mail.to, ...(mail.replyTo ? [mail.replyTo] : [])]) {
		if (!/^[^\s\p{Cc}@<>(),;:"[\]\\]+@[a-z0-9.-]+$/iu.test(address)) {
			throw new TypeError("unsafe address");
		}
	}
	const { to, replyTo, subject } = mail;
	return {
		...mail,
		subject: undecoded(subject),
		to: undecodedMailbox(to),
		...(replyTo && { replyTo: undecodedMailbox(replyTo) }),
	};
}

/** Without quotes and backslashes, which no name needs, and behind which an encoded word could begin. */
function undecodedMailbox({ name, address }: Mailbox): Mailbox {
	return { address, ...(name && { name: undecoded(name.replaceAll(/["\\]/g, "")) }) };
}

function undecoded(text: string): string {
	return text.replaceAll("=?", "= ?");
}

/** `<id@example.org>`: the sender's domain makes it unlike anybody else's. */
export function messageId({ id }: Mail, from: Mailbox): string {
	return `<${id}@${from.address.split("@")[1]}>`;
}

/** `"Zoë O'Brien" <zoe@example.org>`, for services that take it as one text. */
export function formatMailbox({ name, address }: Mailbox): string {
	return name ? `"${name.replaceAll(/["\\]/g, "")}" <${address}>` : address;
}
