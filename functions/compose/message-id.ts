const READERS = ["founder", "visitor", "webhook"] as const;

/** The id of a message: that of its submission, and for whom it is. */
export function messageIdOf(submissionId: string, reader: (typeof READERS)[number]): string {
	return `${submissionId}-${reader}`;
}

/** The id of the submission that a message belongs to. */
export function submissionIdOf(messageId: string): string {
	return messageId.replace(new RegExp(`-(?:${READERS.join("|")})$`), "");
}
