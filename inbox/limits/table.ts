import type { Limit } from "../store/types.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits allow a workshop: forty people behind one IP address send about a hundred submissions. */
export const LIMITS = {
	/** All requests of a client, counted before their bodies are read. */
	requestsPerClient: { most: 600, seconds: 10 * MINUTE },
	/** Submissions of a client and of the networks that contain the client. */
	perClient: { most: 150, seconds: 10 * MINUTE },
	perNetwork: { most: 300, seconds: 10 * MINUTE },
	perWideNetwork: { most: 600, seconds: 10 * MINUTE },
	/** Submissions of one client that trigger mails to the same address. */
	perClientAndRecipient: { most: 3, seconds: HOUR },
	/** Different addresses to which one client triggers mails. Above this limit, submissions are held as spam. */
	recipientsPerClient: { most: 50, seconds: HOUR },
	/** Quiz results to one address. Above this limit, submissions are held as spam. */
	perRecipient: { most: 10, seconds: DAY },
	/** Confirmation mails to one address, for one list. */
	perSignUp: { most: 2, seconds: DAY },
	/** Submissions without a filled-in honeypot (MAX_SUBMISSIONS_PER_HOUR). Above this limit, they're held as spam. */
	overall: { most: 1_000, seconds: HOUR },
	/** Submissions with a filled-in honeypot, held as spam. At this limit, a day's submissions and mails take 20 MB. */
	held: { most: 200, seconds: DAY },
} satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;
/** Limits by name. A name without a limit is unlimited. */
export type Limits = Readonly<Partial<Record<LimitName, Limit>>>;

export const NO_LIMITS: Limits = {};
export const UNLIMITED: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: MINUTE };
