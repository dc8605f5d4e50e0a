import type { Limit } from "../store/types.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seconds between the mails of a network's submissions above its share. */
export const PACE = 12;
/** How many mails of a network may wait: the last one leaves within fifty minutes, and a retry of it within the hour. */
const WAITING = (50 * MINUTE) / PACE;

/** Maximum size of a submission with its messages in bytes: 10,000 characters of a non-Latin script. */
export const LARGEST_SUBMISSION = 200_000;

/** A limit; above `atOnce`, submissions are accepted, but their mails leave later. */
interface Share extends Limit {
	readonly atOnce?: number;
}

/** A network's share: in an hour, the mails of `atOnce` submissions leave at once, and further ones at the pace. */
const share = (atOnce: number) => ({ most: atOnce + WAITING, seconds: HOUR, atOnce });

export const LIMITS = {
	/** All requests of a client, counted before their bodies are read. */
	requestsPerClient: { most: 600, seconds: 10 * MINUTE },
	/** Submissions of a client and of the networks that contain the client. */
	perClient: share(50),
	perNetwork: share(100),
	perWideNetwork: share(200),
	/** Mails to one address that one wide network causes: strangers in seven networks leave the owner's own mails. */
	perNetworkAndRecipient: { most: 5, seconds: DAY },
	perRecipient: { most: 40, seconds: DAY },
	/** Confirmation mails to one address, for one list. */
	perSignUp: { most: 2, seconds: DAY },
	/**
	 * Submissions without a filled-in honeypot (MAX_SUBMISSIONS_PER_HOUR). A network may send at most as many in an hour
	 * as are left for others, so that a few networks can't use up the hour.
	 */
	overall: { most: 1_000, seconds: HOUR },
	/** Submissions with a filled-in honeypot, held as spam. */
	held: { most: 200, seconds: DAY },
} satisfies Readonly<Record<string, Share>>;

export type LimitName = keyof typeof LIMITS;
/** Limits by name. A name without a limit is unlimited. */
export type Limits = Readonly<Partial<Record<LimitName, Share>>>;

export const NO_LIMITS: Limits = {};
export const UNLIMITED: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: MINUTE };
