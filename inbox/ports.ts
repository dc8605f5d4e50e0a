import type { BuildInfo } from "@liberation/shared/build-info";
import type { HealthNote } from "./desk/health.ts";
import type { Limits } from "./limits/limits.ts";
import type { MailChannel } from "./send/channel.ts";
import type { Settings } from "./settings.ts";
import type { SubmissionStore } from "./store/port.ts";

/*
 * What the delivery of forms and results needs from the world around it. Every host brings its own;
 * tests bring a clock that they set and a store that they can look into.
 */

export interface Clock {
	/** Milliseconds since 1970. */
	now(): number;
}

/** What a log may know: no address, no word that anybody wrote. */
export interface LogEntry {
	readonly event: "answered" | "error" | "delivered" | "retrying" | "undeliverable" | "uncertain";
	/** A form's name, `confirm`, `unsubscribe`, `bounces`, `desk`; `unknown` for whatever else was asked for. */
	readonly route?: string;
	readonly status?: number;
	readonly message?: string;
	/** The kind of an error, such as `ETIMEDOUT`; never its message, which may quote an address. */
	readonly reason?: string;
}

export interface Logger {
	log(entry: LogEntry): void;
}

/** What the environment says (settings.ts), and what the build says of the site. */
export type DeliverySettings = Omit<BuildInfo, "siteUrl" | "endpoint"> &
	Pick<Settings, "siteUrl" | "endpoint" | "inbox" | "secret" | "deskAddresses"> &
	Partial<Pick<Settings, "bounceSecret" | "webhookUrl">> & { readonly limits: Limits };

/** What the founder's own words and facts are needed for. */
export type Content = Pick<DeliverySettings, "business" | "words" | "formWords">;

export interface Ports {
	readonly settings: DeliverySettings;
	readonly store: SubmissionStore;
	readonly mailChannel: MailChannel;
	readonly clock: Clock;
	readonly logger: Logger;
	/** What only the host knows, such as how full its disk is. */
	healthNotes?(): Promise<readonly HealthNote[]>;
}

/** What only the host knows of a request. */
export interface RequestContext {
	/** The address that the request came from; undefined = not known. */
	readonly client: string | undefined;
	/** Called when something was stored that can leave now. */
	stored(): void;
}

/** The one handler that every host mounts. It never throws. */
export type Handler = (request: Request, context: RequestContext) => Promise<Response>;
