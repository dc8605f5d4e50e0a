import type { Mail, Mailbox } from "./channel.ts";

const CONTROL = /\p{Cc}/u;

/**
 * Checks a mail before it is encoded, against header injection. Headers must contain no control characters, and
 * address headers exactly one address. Encoded words (RFC 2047) are broken up, because they could decode to a line
 * break or another address.
 * @throws TypeError that names the faulty part, never its content
 */
export function safeMail(mail: Mail): Mail {
	const { id, to, replyTo, subject, headers } = mail;
	const ours = { id, subject, "to.name": to.name, "replyTo.name": replyTo?.name };
	for (const [part, text = ""] of [...Object.entries(ours), ...Object.entries(headers)]) {
		if (CONTROL.test(part)) throw new TypeError("unsafe header");
		if (CONTROL.test(text)) throw new TypeError(`unsafe ${part}`);
	}
	for (const { address } of [to, ...(replyTo ? [replyTo] : [])]) {
		if (!/^[^\s\p{Cc}@<>(),;:"[\]\\]+@[a-z0-9.-]+$/iu.test(address)) {
			throw new TypeError("unsafe address");
		}
	}
	return {
		...mail,
		subject: undecoded(subject),
		to: undecodedMailbox(to),
		...(replyTo && { replyTo: undecodedMailbox(replyTo) }),
	};
}

/** Removes quotes and backslashes from a name, because an encoded word could begin after a quote or backslash. */
function undecodedMailbox({ name, address }: Mailbox): Mailbox {
	return { address, ...(name && { name: undecoded(name.replaceAll(/["\\]/g, "")) }) };
}

function undecoded(text: string): string {
	return text.replaceAll("=?", "= ?");
}

/** Returns the Message-ID `<id@example.org>`, in the sender's domain. */
export function messageId({ id }: Mail, from: Mailbox): string {
	return `<${id}@${from.address.split("@")[1]}>`;
}

/** Formats a mailbox: `"Zoë O'Brien" <zoe@example.org>`. */
export function formatMailbox({ name, address }: Mailbox): string {
	return name ? `"${name.replaceAll(/["\\]/g, "")}" <${address}>` : address;
}
