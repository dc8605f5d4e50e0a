import type { MailChannel } from "./send/channel.ts";
import type { DeliverySettings } from "./settings/delivery-settings.ts";
import type { SubmissionStore } from "./store/sql/store.ts";

/* The interfaces that a host implements; tests pass a settable clock and a store that they inspect. */

export interface Clock {
	/** The current time in milliseconds since 1970. */
	now(): number;
	/** Whether the time may be wrong by days, so that nothing may be stored. */
	isDoubted?(): boolean;
}

/** A log entry, which contains no address and no text from visitors. */
export interface LogEntry {
	readonly event: "answered" | "error" | "delivered" | "retrying" | "undeliverable" | "uncertain";
	/** The name of a form, or `quiz`, `confirm`, `unsubscribe`, `bounces`, `desk` or `unknown`. */
	readonly route?: string;
	readonly status?: number;
	readonly message?: string;
	/** An error's code, such as `ETIMEDOUT`; never the error's message, which may quote an address. */
	readonly reason?: string;
}

export interface Logger {
	log(entry: LogEntry): void;
}

/** A problem, named by its key in desk/words.json, with values for the text's placeholders. */
export interface HealthNote {
	readonly kind: "visitors" | "disk";
	readonly values: Readonly<Record<string, string>>;
}

export interface Ports {
	readonly settings: DeliverySettings;
	readonly store: SubmissionStore;
	readonly mailChannel: MailChannel;
	readonly clock: Clock;
	readonly logger: Logger;
	/** Reports problems that only the host knows of, such as a full disk. */
	healthNotes?(): Promise<readonly HealthNote[]>;
}

export interface RequestContext {
	/** The client's IP address; undefined = unknown. */
	readonly client: string | undefined;
	/** Called after a message was stored for sending. */
	stored(): void;
	/** Called with work that goes on after the answer, on a host that would end it. */
	later?(work: Promise<unknown>): void;
}

/** A request, with what answers it. */
export interface Arrival {
	readonly request: Request;
	readonly context: RequestContext;
	readonly ports: Ports;
}

/** The request handler, the same on every host. It never rejects. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;
