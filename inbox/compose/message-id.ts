import type { Message, NewMessage } from "../store/port.ts";

const READERS = ["founder", "visitor", "webhook"] as const;

/** The id of the message of a submission to a reader. */
export function messageIdOf(submissionId: string, reader: (typeof READERS)[number]): string {
	return `${submissionId}-${reader}`;
}

/** The id of the submission that a message belongs to. */
export function submissionIdOf(messageId: string): string {
	return messageId.replace(new RegExp(`-(?:${READERS.join("|")})$`), "");
}

/** A copy of a message under a new id: mail servers and mail services deduplicate by it. */
export function secondCopy({ id, channel, audience, recipient, content }: Message): NewMessage {
	const copy = `${id.replace(/-again-\w+$/, "")}-again-${crypto.randomUUID().slice(0, 8)}`;
	return { id: copy, channel, audience, recipient, content: content.replaceAll(id, copy) };
}
