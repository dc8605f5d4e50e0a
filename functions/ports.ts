import type { BuildInfo } from "../shared/build-info.ts";
import type { Forms } from "../shared/content/forms.ts";
import type { HealthNote } from "./desk/health.ts";
import type { Limits } from "./limits/limits.ts";
import type { MailChannel } from "./send/channel.ts";
import type { Mailbox } from "./send/mail.ts";
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

/** What the founder sets (settings.ts), and what the build says (build-info.ts). */
export interface DeliverySettings {
	/** Origin and path prefix of the site, without a slash at the end. */
	readonly siteUrl: string;
	/** Where the handler answers, without a slash at the end: `https://www.example.org/api`. */
	readonly endpoint: string;
	/** The founder's inbox. */
	readonly inbox: Mailbox;
	/** Signs the links in mails. */
	readonly secret: string;
	readonly partners: readonly string[];
	readonly forms: Forms;
	/** What visitors read in other languages than English, by the language. */
	readonly languages: BuildInfo["languages"];
	/** The faces of the site's fonts, as CSS with addresses at the site. */
	readonly fontFaces: string;
	/** Who may sign in at the desk, in small letters. */
	readonly deskAddresses: readonly string[];
	readonly limits: Limits;
	/** For how many days what is done with is kept (retention.ts). */
	readonly retention: BuildInfo["retention"];
	/** How the mail service shows that it is the one that tells of bounces; without it nobody may. */
	readonly bounceSecret?: string | undefined;
	/** Where a copy of what arrives is posted to. */
	readonly webhookUrl?: string | undefined;
}

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
