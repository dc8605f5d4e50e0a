import type { NewMessage } from "../store/types.ts";

const READERS = ["founder", "visitor", "webhook"] as const;
const AGAIN = /-again-\w+$/;

/** Returns the id of a submission's message to the founder, the visitor or the webhook. */
export function messageIdOf(submissionId: string, reader: (typeof READERS)[number]): string {
	return `${submissionId}-${reader}`;
}

export function submissionIdOf(messageId: string): string {
	return messageId.replace(AGAIN, "").replace(new RegExp(`-(?:${READERS.join("|")})$`), "");
}

/** Copies a message under a new id, because mail servers and mail services deduplicate messages by their ids. */
export function secondCopy({ id, channel, audience, recipient, content }: NewMessage): NewMessage {
	const copy = `${id.replace(AGAIN, "")}-again-${crypto.randomUUID().slice(0, 8)}`;
	return { id: copy, channel, audience, recipient, content: content.replaceAll(id, copy) };
}
