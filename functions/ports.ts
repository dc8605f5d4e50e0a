/*
 * What the delivery of forms and results needs from the world around it. Every host brings its own;
 * tests bring a real SMTP peer, a clock that they set, or a store that they can look into.
 */

/** A person's or an office's address, with the name that mail programs show. */
export interface Mailbox {
	readonly name?: string | undefined;
	readonly address: string;
}

/** A mail in both its parts. Nothing in it ever comes from a browser but answers that were checked. */
export interface Mail {
	/**
	 * The same for every attempt to send the same mail: the Message-ID's first half, so that two
	 * copies, should they ever arrive, are one message to a mail program.
	 */
	readonly id: string;
	readonly to: Mailbox;
	readonly replyTo?: Mailbox;
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	/** Beyond the usual ones, such as List-Unsubscribe. */
	readonly headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
	/**
	 * Hands a mail over for delivery.
	 * @throws when it was not taken, or nobody said within the transport's own time limit that it was
	 */
	send(mail: Mail): Promise<void>;
}

/** Remembers texts for a while. Keys are digests: a store never learns an email address. */
export interface Store {
	get(key: string): Promise<string | undefined>;
	set(key: string, value: string, seconds: number): Promise<void>;
	delete(key: string): Promise<void>;
	/** Adds one to a count and says what it is now. Where the host can't do that at once, nearly. */
	increment(key: string, seconds: number): Promise<number>;
}

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
}

/** What a log may know of a request: no address, no word that anybody wrote. */
export interface LogEntry {
	readonly event: "answered" | "mail-failed" | "error";
	/** A form's name, `confirm`, `unsubscribe`; `unknown` for whatever else was asked for. */
	readonly route: string;
	readonly status: number;
	/** The kind of an error, such as `ETIMEDOUT`; never its message, which may quote an address. */
	readonly reason?: string;
}

export interface Logger {
	log(entry: LogEntry): void;
}

/** How often is too often, within a time in seconds. */
export interface Limit {
	readonly count: number;
	readonly seconds: number;
}

/** What the founder sets (functions/settings.ts), and what follows from where the site lives. */
export interface DeliverySettings {
	/** Origin and path prefix of the site, without a slash at the end. */
	readonly siteUrl: string;
	/** Where the handler answers, without a slash at the end: `https://www.example.org/api`. */
	readonly endpoint: string;
	/** The founder's inbox. */
	readonly inbox: Mailbox;
	/** Signs links and makes the store's keys. */
	readonly secret: string;
	/** Origins beside the site's own whose pages may send: the partners'. */
	readonly partnerOrigins: readonly string[];
	readonly limits: { readonly perClient: Limit; readonly perRecipient: Limit };
	/** After how many milliseconds a visitor is told to try again, while the mail may still leave. */
	readonly patience: number;
}

export interface Ports {
	readonly settings: DeliverySettings;
	readonly transport: MailTransport;
	readonly store: Store;
	readonly clock: Clock;
	readonly logger: Logger;
	/** Where a request comes from, as the host knows it; undefined = not known. */
	clientAddress(request: Request): string | undefined;
}

/** The one handler that every host mounts. It never throws. */
export type Handler = (request: Request) => Promise<Response>;
