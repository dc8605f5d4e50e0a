import type { BuildInfo } from "@liberation/shared/build-info";
import type { HealthNote } from "./desk/health.ts";
import type { Limits } from "./limits/limits.ts";
import type { MailChannel } from "./send/channel.ts";
import type { Settings } from "./settings.ts";
import type { SubmissionStore } from "./store/port.ts";

/* What the delivery needs from its host. Tests pass a clock that they set and a store that they can inspect. */

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
}

/** Log entries hold no address and no text of visitors. */
export interface LogEntry {
	readonly event: "answered" | "error" | "delivered" | "retrying" | "undeliverable" | "uncertain";
	/** A form's name, `confirm`, `unsubscribe`, `bounces`, `desk` or `unknown`. */
	readonly route?: string;
	readonly status?: number;
	readonly message?: string;
	/** An error's code, such as `ETIMEDOUT`; never its message, which may quote an address. */
	readonly reason?: string;
}

export interface Logger {
	log(entry: LogEntry): void;
}

/** Settings of the environment, and what the build says of the site. */
export type DeliverySettings = Omit<BuildInfo, "siteUrl" | "endpoint"> &
	Pick<Settings, "siteUrl" | "endpoint" | "inbox" | "secret" | "deskAddresses"> &
	Partial<Pick<Settings, "bounceSecret" | "webhookUrl">> & { readonly limits: Limits };

/** The founder's words and facts. */
export type Content = Pick<DeliverySettings, "business" | "words" | "formWords">;

export interface Ports {
	readonly settings: DeliverySettings;
	readonly store: SubmissionStore;
	readonly mailChannel: MailChannel;
	readonly clock: Clock;
	readonly logger: Logger;
	/** Problems that only the host knows of, such as a full disk. */
	healthNotes?(): Promise<readonly HealthNote[]>;
}

export interface RequestContext {
	/** The client's address; undefined = unknown. */
	readonly client: string | undefined;
	/** Called after something was stored that can be sent. */
	stored(): void;
}

/** Handles requests on every host. It never throws. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;
