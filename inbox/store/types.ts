import type { Form } from "@liberation/shared/content/forms";
import { z } from "zod";

/* The schemas of the store's rows: columns in camel case, times in milliseconds since 1970. */

export const CHANNELS = ["smtp", "mail-api", "webhook", "outbox"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Audiences of messages. A message to a `visitor` is canceled once the address unsubscribes or bounces; a
 * `confirmation` asks for consent and is still sent. A `notice` to the founder is retried even if it may have arrived,
 * because a duplicate is better than a lost notice.
 */
export const AUDIENCES = ["founder", "visitor", "confirmation", "notice"] as const;
export type Audience = (typeof AUDIENCES)[number];

const MESSAGE_STATES = [
	/** The message is due at `nextAttemptAt`, or is being sent. */
	"waiting",
	"delivered",
	/** The receiver refused the message, or the retries are exhausted. */
	"undeliverable",
	/** `handOver` was called right before the last byte, and no reply came, or the process ended before it was stored. */
	"uncertain",
	/** The recipient's address unsubscribed or bounced before the message was sent. */
	"canceled",
] as const;

const flag = z.number().transform((value) => value === 1);
const time = z.number();
const texts = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(z.record(z.string(), z.string()));

export const messageSchema = z.object({
	/**
	 * The id, used in the Message-ID or as the idempotency key of every attempt: `{submission id}-founder`, `-visitor`
	 * or `-webhook`. The id of a message that is sent again also ends in `-again-{random}`.
	 */
	id: z.string(),
	submissionId: z.string(),
	channel: z.enum(CHANNELS),
	audience: z.enum(AUDIENCES),
	/** An email address or a webhook's URL. */
	recipient: z.string(),
	content: z.string(),
	state: z.enum(MESSAGE_STATES),
	attempts: z.number(),
	nextAttemptAt: time,
	/** The error code of the last failure, such as `ETIMEDOUT` or `SMTP_550`, or why the message was canceled. */
	reason: z.string().nullable(),
	finishedAt: time.nullable(),
});
export type Message = Readonly<z.infer<typeof messageSchema>>;

/** A composed message that isn't stored yet. */
export type NewMessage = Pick<Message, "id" | "channel" | "audience" | "recipient" | "content">;

/** A lease: the exclusive right to send a message for a limited time. */
export interface Lease {
	readonly messageId: string;
	/** A random token, unique for each call of `lease`. */
	readonly token: string;
}

export const leasedSchema = messageSchema
	.extend({
		lease: z.string(),
		/** The time of the first attempt, or of the first one since a manual retry. */
		firstAttemptAt: time,
		/** Whether the channel has delivered other messages since `firstAttemptAt`. */
		othersAccepted: flag,
		/** Whether an earlier attempt ended without a reply after the last byte. */
		handedOver: flag,
		/** Whether a filter refuses the mail of another submission, too. */
		othersFiltered: flag,
	})
	.transform(({ lease, ...message }) => ({
		...message,
		lease: { messageId: message.id, token: lease } satisfies Lease,
	}));
export type LeasedMessage = Readonly<z.infer<typeof leasedSchema>>;

export type Outcome =
	| { readonly state: "delivered" }
	| { readonly state: "undeliverable" | "uncertain" | "canceled"; readonly reason: string }
	| {
			readonly state: "waiting";
			readonly reason: string;
			readonly nextAttemptAt: number;
			/** Whether this attempt, or an earlier one, ended without a reply after the last byte. */
			readonly mayHaveArrived?: boolean;
	  };

/** `held`; else the first of `waiting`, `uncertain` and `undeliverable` that a message has; else `delivered`. */
const states = z.enum(["held", "waiting", "delivered", "undeliverable", "uncertain"]);
export const SUBMISSION_STATES = states.options;
export type SubmissionState = z.infer<typeof states>;

/** A submission without its messages, as in lists. */
export const submissionSchema = z.object({
	/** The id: a hash of the idempotency key or, without a key, of the content and the time. */
	id: z.string(),
	/** A hash of the content. The same id with another fingerprint means that a client reused an idempotency key. */
	fingerprint: z.string(),
	/** The name of a form, `quiz`, or a name in other-forms.ts. */
	form: z.string(),
	/** The address, with its domain in Punycode (`addressIn`); "" where there is none. */
	email: z.string(),
	answers: texts,
	receivedAt: time,
	/** Whether the submission is held as spam. */
	held: flag,
	state: states,
	/**
	 * The founder's action: "answer" or "closing". Before it, `sweep` deletes the submission only if it's held as spam.
	 * In both cases, the submission is shown as new until it is answered.
	 */
	waitsFor: z.preprocess((value) => value ?? undefined, z.enum(["answer", "closing"]).optional()),
	answeredAt: time.nullable(),
	/** The address that was signed in when the submission was marked as answered; null in the preview. */
	answeredBy: z.string().nullable(),
	/** The time at which the submission was answered or closed, depending on `waitsFor`. */
	closedAt: time.nullable(),
	note: z.string(),
	/** Whether the submission asks for a list. Its confirmation is stored as another submission. */
	unconfirmed: flag,
});
export type ListedSubmission = Readonly<z.infer<typeof submissionSchema>>;

export interface Submission extends ListedSubmission {
	readonly messages: readonly Message[];
	/** When the submission's retention begins; null while no deletion is scheduled (retention.ts). */
	readonly keptFrom: number | null;
}

/** A submission to store, with its messages and its opt-in. */
export interface NewSubmission
	extends Omit<
		ListedSubmission,
		"state" | "answeredAt" | "answeredBy" | "closedAt" | "note" | "unconfirmed"
	> {
	/** The composed messages; those of a submission held as spam are composed at its release. */
	readonly messages: readonly NewMessage[];
	readonly unconfirmed?: boolean;
	/** The form, by which the desk describes the submission when the site no longer has it. */
	readonly definition?: Form | undefined;
	/** When the messages leave; by default at once. */
	readonly dueAt?: number | undefined;
	/** The opt-in to a list, which isn't stored if the submission is held or the address has unsubscribed. */
	readonly optIn?: NewOptIn | undefined;
}

export interface SubmissionFilter {
	readonly form?: string | readonly string[] | undefined;
	readonly exceptForm?: string | readonly string[] | undefined;
	readonly state?: SubmissionState | readonly SubmissionState[] | undefined;
	/** If true, only submissions that still await an answer and aren't held. */
	readonly isNew?: boolean | undefined;
	/** If true, the list begins with the oldest submission. */
	readonly oldestFirst?: boolean | undefined;
	readonly role?: string | undefined;
	readonly partner?: string | undefined;
	/** Search terms, matched in the address, the answers and the note, ignoring case and accents (fold.ts). */
	readonly terms?: readonly string[] | undefined;
	readonly since?: number | undefined;
	/** The end of the period, exclusive. */
	readonly until?: number | undefined;
}

/** The submissions of a week or month that weren't held and are confirmed. Counts outlast the submissions. */
export const countSchema = z.object({
	/** The start of the span at 00:00 UTC: a Monday, or the first of a month. */
	start: time,
	form: z.string(),
	/** The role in a quiz result; "" for forms. */
	role: z.string(),
	/** The partner's slug; "" = the site itself. */
	partner: z.string(),
	count: z.number(),
});
export type Count = Readonly<z.infer<typeof countSchema>>;

/** A rate limit: at most `most` hits in a period of `seconds`. */
export interface Limit {
	readonly most: number;
	readonly seconds: number;
}

export const addressSchema = z.object({
	/** When the address unsubscribed or bounced; null = the address may get mail. */
	stoppedAt: time.nullable(),
	/** Whether the address bounced; false where the owner unsubscribed. */
	hasBounced: flag,
});
export type AddressRecord = Readonly<z.infer<typeof addressSchema>>;

/** Proof of consent, by a confirmed sign-up or a quiz submission. */
export const optInSchema = z.object({
	/** The id of the confirmed link, or of the quiz submission. */
	id: z.string(),
	email: z.string(),
	/** The name of the list: a form's name, or `quiz`. */
	form: z.string(),
	requestedAt: time,
	confirmedAt: time,
	/** Further data, such as the name, the role or the consent wording. */
	details: texts,
});

export interface NewOptIn extends Readonly<z.infer<typeof optInSchema>> {
	/** The digest of the normalized address (limits/keys.ts). */
	readonly digest: string;
}

/** A member of a list, and whether the member unsubscribed or the address bounced. */
export const listedOptInSchema = optInSchema.extend(addressSchema.shape);
export type ListedOptIn = Readonly<z.infer<typeof listedOptInSchema>>;

/** Marks that the founder gives to submissions. */
export const MARKS = ["answered", "unanswered", "closed", "reopened"] as const;
export type Mark = (typeof MARKS)[number];
