import type { Message, NewMessage } from "../store/port.ts";

/**
 * A message once more, for whoever asks for a second copy: it has an id of its own, in the Message-ID and in the key
 * of the mail service too, because both would take the same id for the same mail.
 */
export function secondCopy({ id, channel, audience, recipient, content }: Message): NewMessage {
	const copy = `${id.replace(/-again-\w+$/, "")}-again-${crypto.randomUUID().slice(0, 8)}`;
	return { id: copy, channel, audience, recipient, content: content.replaceAll(id, copy) };
}
