import type { Message, NewMessage } from "../store/port.ts";

const READERS = ["founder", "visitor", "webhook"] as const;

/** The id of a message: that of its submission, and for whom it is. */
export function messageIdOf(submissionId: string, reader: (typeof READERS)[number]): string {
	return `${submissionId}-${reader}`;
}

/** The id of the submission that a message belongs to. */
export function submissionIdOf(messageId: string): string {
	return messageId.replace(new RegExp(`-(?:${READERS.join("|")})$`), "");
}

/**
 * A second copy of a message. Its id is another one, in the Message-ID and in the key of the mail service too, because
 * both would take the same id for the same mail.
 */
export function secondCopy({ id, channel, audience, recipient, content }: Message): NewMessage {
	const copy = `${id.replace(/-again-\w+$/, "")}-again-${crypto.randomUUID().slice(0, 8)}`;
	return { id: copy, channel, audience, recipient, content: content.replaceAll(id, copy) };
}
