/** A person's or an office's address, with the name that mail programs show. */
export interface Mailbox {
	readonly name?: string | undefined;
	readonly address: string;
}

/** What an email says, before it is written as the bytes that leave. */
export interface Mail {
	/** The first half of its Message-ID. */
	readonly id: string;
	readonly to: Mailbox;
	readonly replyTo?: Mailbox;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	/** Beyond the usual ones, such as List-Unsubscribe. */
	readonly headers: Readonly<Record<string, string>>;
}
