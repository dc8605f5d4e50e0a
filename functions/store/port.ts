/*
 * What a store of submissions can do (docs/delivery.md, "The store"). Every host brings its own; one
 * contract test runs against all of them (tests/unit/functions/store/contract.ts). Times are milliseconds
 * since 1970. Each operation happens as a whole or not at all, however many processes call it at once.
 */

/** How a message leaves. */
export const CHANNELS = ["smtp", "mail-api", "webhook", "outbox"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * For whom a message is. Those for a `visitor` don't leave once their address has asked for no more mail;
 * a `confirmation` asks whether an address wants mail at all, so it may. A `notice` tells the founder of a
 * fault: better twice than not at all, so it is never uncertain.
 */
export const AUDIENCES = ["founder", "visitor", "confirmation", "notice"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const MESSAGE_STATES = [
	/** Belongs to a submission that is held as spam. */
	"held",
	/** Leaves at `nextAttemptAt`, or is being sent just now. */
	"waiting",
	/** The other side has acknowledged it. */
	"delivered",
	/** Refused for good, or tried for as long as we try. */
	"undeliverable",
	/** The process ended between the last byte and the acknowledgement. Nobody here can know if it arrived. */
	"uncertain",
	/** Not sent, because its recipient has asked for no more mail meanwhile. */
	"canceled",
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message as it is composed: these very bytes leave at every attempt. */
export interface NewMessage {
	/** `{id of the submission}-{founder, visitor or webhook}`: makes the Message-ID or the idempotency key of every attempt. */
	readonly id: string;
	readonly channel: Channel;
	readonly audience: Audience;
	/** An email address, or the webhook's URL. */
	readonly recipient: string;
	readonly content: string;
}

export interface Message extends NewMessage {
	readonly state: MessageState;
	readonly attempts: number;
	readonly nextAttemptAt: number;
	/** Why the last attempt failed, such as `ETIMEDOUT` or `550`; never the words of the other side. */
	readonly reason: string | null;
	readonly finishedAt: number | null;
}

/** A submission that waits stays until it is answered, or longer: until the founder closes it. */
export type WaitsFor = "answer" | "closing";

/** What a visitor sent, with everything that follows from it. */
export interface NewSubmission {
	/** Made of the idempotency key: the same for every attempt to send it here. */
	readonly id: string;
	/** Digest of what was sent: the same id with another fingerprint is another submission, and refused. */
	readonly fingerprint: string;
	/** A form's name, `quiz`, or what else we write to the founder about. */
	readonly form: string;
	/** The visitor's address as it was typed; "" where there is none. */
	readonly email: string;
	/** Every answer by its name, for lists and exports. */
	readonly answers: Readonly<Record<string, string>>;
	readonly receivedAt: number;
	/** Held as spam: nothing leaves until somebody releases it. */
	readonly held: boolean;
	/** What somebody waits for: the desk shows it as new until it is marked as answered. */
	readonly waitsFor?: WaitsFor | undefined;
	readonly messages: readonly NewMessage[];
	/** Puts its sender on a list, unless it is held or their address has asked for no more mail. */
	readonly optIn?: NewOptIn | undefined;
}

/** `held`, or what its messages have come to; one that is not delivered shows before those that are. */
export const SUBMISSION_STATES = [
	"held",
	"waiting",
	"delivered",
	"undeliverable",
	"uncertain",
] as const satisfies readonly MessageState[];
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission as a list shows it. */
export interface ListedSubmission extends Omit<NewSubmission, "messages" | "optIn"> {
	readonly state: SubmissionState;
	/** When it was marked as answered, and by whom where they had signed in. */
	readonly answeredAt: number | null;
	readonly answeredBy: string | null;
	/** Since when it waits for nothing more: answered, or closed where it stays until then. */
	readonly closedAt: number | null;
	/** What the founder noted; "" = nothing. */
	readonly note: string;
	/** Whether the founder was written to: on a list, only what its owner has confirmed. */
	readonly founderTold: boolean;
}

export interface Submission extends ListedSubmission {
	readonly messages: readonly Message[];
	/** The time from which the days are counted until it is deleted; null while it stays (functions/retention.ts). */
	readonly keptFrom: number | null;
}

export interface SubmissionFilter {
	readonly form?: string | undefined;
	/** Forms to leave out. */
	readonly exceptForm?: string | undefined;
	/** This one, or any of these. */
	readonly state?: SubmissionState | readonly SubmissionState[] | undefined;
	/** Somebody waits for a personal answer, and it isn't held. */
	readonly isNew?: boolean | undefined;
	/** Of the quiz. */
	readonly role?: string | undefined;
	/** On whose page the quiz was taken. */
	readonly partner?: string | undefined;
	/** Each stands in the address, in an answer or in the note; case and accents don't matter (functions/fold.ts). */
	readonly words?: readonly string[] | undefined;
	/** Received at or after. */
	readonly since?: number | undefined;
	/** Received before. */
	readonly until?: number | undefined;
}

/**
 * One page of a list, the newest first; `next` is undefined on the last one. Words are looked for in a bounded
 * number of submissions at a time, so that a page may be short and still have a next one.
 */
export interface SubmissionPage {
	readonly submissions: readonly ListedSubmission[];
	readonly next?: string | undefined;
}

/** How many there were in a week, without those that are held. Those of submissions outlive them. */
export interface WeeklyCount {
	/** When the week began: a Monday at midnight, UTC. */
	readonly week: number;
	readonly form: string;
	/** Of the quiz; "" for other forms. */
	readonly role: string;
	/** On whose page the quiz was taken; "" = on our own. */
	readonly partner: string;
	readonly count: number;
}

/** What the tables know of how the delivery is doing. */
export interface StoreHealth {
	/** Submissions by what became of them. */
	readonly all: number;
	readonly isNew: number;
	readonly waiting: number;
	readonly delivered: number;
	readonly undeliverable: number;
	readonly uncertain: number;
	readonly held: number;
	/** Messages that were tried without success and are tried again, and why most of them failed. */
	readonly failing: number;
	readonly failingReason: string | undefined;
	/** Those of them whose account or sender was refused more than once, and no other was taken meanwhile. */
	readonly refused: number;
	/** Since when the message that waits the longest has waited. */
	readonly waitingSince: number | undefined;
	/** Since when a message waits that nobody has tried yet, or a mail to the founder while no other of theirs is taken. */
	readonly stuckSince: number | undefined;
	/** When the newest submission arrived: later than now where the clock was wrong. */
	readonly newestAt: number | undefined;
}

/** One page of the people on a list, each by their newest sign-up, the newest first. */
export interface OptInPage {
	readonly optIns: readonly ListedOptIn[];
	readonly next?: string | undefined;
}

/** A link to the desk that was asked for. Keys are stored as keyed digests only. */
export interface SignInLink {
	readonly digest: string;
	/** Digest of what the browser that asked was given. */
	readonly browser: string;
	/** Whom it was sent to. */
	readonly email: string;
	readonly expiresAt: number;
}

/** Somebody who is signed in at the desk. */
export interface DeskSession {
	readonly digest: string;
	readonly email: string;
	readonly expiresAt: number;
}

/** A message that is ours to send until `until`. Only the holder of a lease can finish its message. */
export interface Lease {
	readonly messageId: string;
	/** Unlike that of every other lease. */
	readonly token: string;
}

export interface LeasedMessage extends Message {
	readonly lease: Lease;
	readonly submissionId: string;
	/** When it was tried for the first time, or for the first time since it was retried by hand. */
	readonly firstAttemptAt: number;
	/** Whether its channel has acknowledged others since this one was tried for the first time. */
	readonly othersAccepted: boolean;
}

/** What an attempt has come to. */
export type Outcome =
	| { readonly state: "delivered" }
	| { readonly state: "undeliverable"; readonly reason: string }
	| { readonly state: "canceled"; readonly reason: string }
	| { readonly state: "waiting"; readonly reason: string; readonly nextAttemptAt: number };

/** At most `most` in a period of `seconds`. */
export interface Limit {
	readonly most: number;
	readonly seconds: number;
}

/** What is counted, and how far. */
export interface Count {
	readonly bucket: string;
	readonly limit: Limit;
}

/** What an address has asked of us. */
export interface AddressRecord {
	/** Since when it wants or takes no mail; null = it may be written to. */
	readonly stoppedAt: number | null;
	/** Whether that is because mail to it came back, and not because its owner asked for it. */
	readonly hasBounced: boolean;
}

/** Somebody who agreed to get mail: by the link of a sign-up, or in the quiz. Kept as the record of that. */
export interface OptIn {
	/** Of the link that was pressed, or of the quiz's submission. */
	readonly id: string;
	readonly email: string;
	/** Which list: a form's name, or `quiz`. */
	readonly form: string;
	readonly requestedAt: number;
	readonly confirmedAt: number;
	/** What else is known, such as a name, a role or the words that they agreed to. */
	readonly details: Readonly<Record<string, string>>;
}

export interface NewOptIn extends OptIn {
	/** Of the folded address (limits/address.ts). */
	readonly digest: string;
}

/** Somebody on a list, and since when they want or take no mail. */
export interface ListedOptIn extends OptIn, AddressRecord {}

/** What the founder marks submissions as. What stays until it is closed is answered before that, or with it. */
export const MARKS = ["answered", "unanswered", "closed", "reopened"] as const;
export type Mark = (typeof MARKS)[number];

export interface SubmissionStore {
	/**
	 * Writes a submission with its messages, durably, unless its id is known.
	 * @returns what is stored under the id from now on, and whether this call wrote it
	 */
	insert(submission: NewSubmission): Promise<{ created: boolean; fingerprint: string }>;
	find(id: string): Promise<Submission | undefined>;
	/** The fingerprint of the newest submission under any of these ids. */
	fingerprint(ids: readonly string[]): Promise<string | undefined>;
	/** @param after - `next` of the page before */
	list(filter: SubmissionFilter, limit: number, after?: string): Promise<SubmissionPage>;
	/** How many submissions a filter finds. */
	count(filter: SubmissionFilter): Promise<number>;
	/**
	 * Lets what was held as spam leave.
	 * @param optIn - as for a new submission
	 * @returns false where nothing under this id is held
	 */
	release(id: string, now: number, optIn?: NewOptIn): Promise<boolean>;
	/** Lets the undeliverable and uncertain messages of a submission leave again. @returns how many */
	retry(id: string, now: number): Promise<number>;
	/** The same with every undeliverable message of every submission, and at once with what is tried later. @returns how many */
	retryAll(now: number): Promise<number>;
	/** Adds a message to a submission, to leave at once. @returns false where there is no such submission */
	addMessage(id: string, message: NewMessage, now: number): Promise<boolean>;
	/** Marks submissions; what can't be marked so stays as it is. @returns how many this changed */
	mark(
		ids: readonly string[],
		mark: Mark,
		signed: { at: number; by: string | null },
	): Promise<number>;
	/** Keeps what the founder notes about a submission. @returns false where there is none */
	note(id: string, text: string): Promise<boolean>;
	/** Deletes submissions and their messages. @returns how many */
	remove(ids: readonly string[]): Promise<number>;
	/** How many submissions and confirmed sign-ups name an address. */
	countPerson(email: string): Promise<{ readonly submissions: number; readonly optIns: number }>;
	/** Deletes everything that names an address but the fact that it wants no mail. @returns how many submissions */
	removePerson(email: string): Promise<number>;

	/** Takes messages of a channel that are due: first those that were tried least often, of these the longest due. */
	lease(
		channel: Channel,
		now: number,
		until: number,
		limit: number,
	): Promise<readonly LeasedMessage[]>;
	/** Keeps a lease for longer. @returns false where it is lost */
	renew(lease: Lease, until: number): Promise<boolean>;
	/**
	 * Notes that the last byte is about to leave: should the process end now, the message may have arrived.
	 * @returns false where the lease is lost, and nothing more may be sent
	 */
	handOver(lease: Lease): Promise<boolean>;
	/** Notes what an attempt has come to, and ends the lease. @returns false where the lease is lost */
	settle(lease: Lease, outcome: Outcome, now: number): Promise<boolean>;
	/** The messages that were handed over under a lease that has run out: `recover` makes them uncertain. */
	interrupted(now: number): Promise<readonly { submissionId: string; messageId: string }[]>;
	/**
	 * Ends leases that have run out: a message that was handed over is uncertain from now on, any other is
	 * due again. States that an earlier version of this code left behind are noted.
	 */
	recover(now: number): Promise<void>;
	/** When the next message of any channel is due; undefined = none waits. */
	nextAttemptAt(): Promise<number | undefined>;

	/**
	 * Counts one more under each bucket in the period that `now` falls in, up to the first whose limit is reached.
	 * @returns what they have come to, without that one and those after it. What is refused writes nothing
	 */
	take(counts: readonly Count[], now: number): Promise<readonly number[]>;

	/** The random key of this store's address digests, made once. */
	addressKey(): Promise<string>;
	/** @param digest - of the folded address (limits/address.ts) */
	address(digest: string): Promise<AddressRecord>;
	/**
	 * Notes that an address wants no mail, and has left its lists, or that mail to it came back. A wish stands above a
	 * bounce.
	 * @returns what is noted from now on
	 */
	stopMail(
		digest: string,
		now: number,
		cause: "asked" | "bounced",
	): Promise<AddressRecord & { readonly stoppedAt: number }>;
	/** Lets mail go again to an address from which it came back. @returns false where none did */
	resumeMail(digest: string): Promise<boolean>;
	/**
	 * Whether an address that wants no mail may be asked if it does, and notes that it was.
	 * @param interval - milliseconds that must have passed since it was asked before
	 */
	takeConfirmation(digest: string, now: number, interval: number): Promise<boolean>;
	/** Lets mail go to an address again, and notes the sign-up that says so; a second time changes nothing. */
	confirm(optIn: NewOptIn): Promise<void>;
	/** The sign-up that a link confirmed. */
	findOptIn(id: string): Promise<OptIn | undefined>;
	/** @param after - `next` of the page before */
	listOptIns(form: string, limit: number, after?: string): Promise<OptInPage>;

	/** Counts of the weeks that began at or after a time, the newest first. */
	weeklyCounts(since: number): Promise<{
		readonly submissions: readonly WeeklyCount[];
		/** Sign-ups that were confirmed. */
		readonly optIns: readonly WeeklyCount[];
	}>;
	/** @param exceptForm - whose submissions are not counted: what the founder is told about the delivery itself */
	health(exceptForm: string): Promise<StoreHealth>;

	/**
	 * Keeps a link to the desk until it expires, and forgets those that have.
	 * @param fresh - changes nothing where its browser has one for this address that expires later than this
	 * @returns whether it is kept
	 */
	addSignInLink(link: SignInLink, now: number, fresh: number): Promise<boolean>;
	/** Uses up a link. @returns whom it was sent to; undefined where it is unknown, used, late or another browser's */
	takeSignInLink(digest: string, browser: string, now: number): Promise<string | undefined>;
	/** Keeps a session until it expires, and forgets those that have. */
	addSession(session: DeskSession, now: number): Promise<void>;
	/** @returns who is signed in */
	session(digest: string, now: number): Promise<string | undefined>;
	endSession(digest: string): Promise<void>;

	/**
	 * Deletes submissions whose days are over (functions/retention.ts), and what is known of people who left a list:
	 * those that are kept from, and who left, before one time, and those that were held before the other.
	 * @returns how many submissions
	 */
	sweep(times: { keptBefore: number; heldBefore: number }): Promise<number>;
	/** Completes some rows of an earlier release, so that they are found as new ones are. @returns whether there may be more */
	completeOlder(): Promise<boolean>;
	/** Writes something and reads it back. @throws where that fails */
	check(): Promise<void>;
	close(): Promise<void>;
}
