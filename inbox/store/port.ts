import { z } from "zod";
import type { createSqlStore } from "./sql/store.ts";

/*
 * The store's types. Rows are validated by these schemas, whose names are the columns' in camel case. Times are
 * milliseconds since 1970.
 */

/** The store of every host; one contract test checks each (tests/store/contract.ts). */
export type SubmissionStore = Awaited<ReturnType<typeof createSqlStore>>;

export type StoreHealth = Awaited<ReturnType<SubmissionStore["health"]>>;

const CHANNELS = ["smtp", "mail-api", "webhook", "outbox"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * A `visitor`'s message is canceled once they unsubscribe; a `confirmation` asks for consent and isn't. A `notice` to
 * the founder is rather sent twice than not at all, so it is never uncertain.
 */
export const AUDIENCES = ["founder", "visitor", "confirmation", "notice"] as const;
export type Audience = (typeof AUDIENCES)[number];

const MESSAGE_STATES = [
	/** Belongs to a submission held as spam. */
	"held",
	/** Due at `nextAttemptAt`, or being sent. */
	"waiting",
	"delivered",
	/** Refused, or retries are exhausted. */
	"undeliverable",
	/** The process ended between the last byte and the acknowledgement. */
	"uncertain",
	/** Its recipient unsubscribed before it was sent. */
	"canceled",
] as const;

const flag = z.number().transform((value) => value === 1);
const time = z.number();
const texts = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(z.record(z.string(), z.string()));

export const messageSchema = z.object({
	/** `{submission id}-{founder|visitor|webhook}`: the Message-ID or idempotency key of every attempt. */
	id: z.string(),
	submissionId: z.string(),
	channel: z.enum(CHANNELS),
	audience: z.enum(AUDIENCES),
	/** An email address or a URL. */
	recipient: z.string(),
	content: z.string(),
	state: z.enum(MESSAGE_STATES),
	attempts: z.number(),
	nextAttemptAt: time,
	/** Code of the last failure, such as `ETIMEDOUT` or `550`. */
	reason: z.string().nullable(),
	finishedAt: time.nullable(),
});
export type Message = Readonly<z.infer<typeof messageSchema>>;

/** A composed message. */
export type NewMessage = Pick<Message, "id" | "channel" | "audience" | "recipient" | "content">;

/** The exclusive right to send a message for a while. */
export interface Lease {
	readonly messageId: string;
	/** Unique for each lease. */
	readonly token: string;
}

export const leasedSchema = messageSchema
	.extend({
		lease: z.string(),
		/** The first attempt, or the first since a manual retry. */
		firstAttemptAt: time,
		/** Whether the channel has delivered other messages since then. */
		othersAccepted: flag,
	})
	.transform(({ lease, ...message }) => ({
		...message,
		lease: { messageId: message.id, token: lease } satisfies Lease,
	}));
export type LeasedMessage = Readonly<z.infer<typeof leasedSchema>>;

export type Outcome =
	| { readonly state: "delivered" }
	| { readonly state: "undeliverable"; readonly reason: string }
	| { readonly state: "canceled"; readonly reason: string }
	| { readonly state: "waiting"; readonly reason: string; readonly nextAttemptAt: number };

/** `held`, or the worst state of its messages. */
const SUBMISSION_STATES = ["held", "waiting", "delivered", "undeliverable", "uncertain"] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission in a list. */
export const submissionSchema = z.object({
	/** Derived from the idempotency key. */
	id: z.string(),
	/** Hash of the content: the same id with another fingerprint is a misused key. */
	fingerprint: z.string(),
	/** A form's name, `quiz`, or one of other-forms.ts. */
	form: z.string(),
	/** As it was typed; "" where there is none. */
	email: z.string(),
	answers: texts,
	receivedAt: time,
	/** Held as spam. */
	held: flag,
	state: z.enum(SUBMISSION_STATES),
	/** Kept until it is answered, or until the founder closes it. It shows as new until it is answered. */
	waitsFor: z.preprocess((value) => value ?? undefined, z.enum(["answer", "closing"]).optional()),
	/** By whom: null where nobody was signed in. */
	answeredAt: time.nullable(),
	answeredBy: z.string().nullable(),
	/** When it was answered or closed, whichever it waits for. */
	closedAt: time.nullable(),
	note: z.string(),
	/** Whether the founder got a mail about it: of sign-ups, only confirmed ones. */
	founderTold: flag,
});
export type ListedSubmission = Readonly<z.infer<typeof submissionSchema>>;

export interface Submission extends ListedSubmission {
	readonly messages: readonly Message[];
	/** When its retention begins; null while it is kept open (retention.ts). */
	readonly keptFrom: number | null;
}

type Sent =
	| "id"
	| "fingerprint"
	| "form"
	| "email"
	| "answers"
	| "receivedAt"
	| "held"
	| "waitsFor";

/** A submission with everything that is stored with it. */
export interface NewSubmission extends Pick<ListedSubmission, Sent> {
	readonly messages: readonly NewMessage[];
	/** Joins a list, unless the submission is held or the address has unsubscribed. */
	readonly optIn?: NewOptIn | undefined;
}

export interface SubmissionFilter {
	readonly form?: string | undefined;
	readonly exceptForm?: string | undefined;
	readonly state?: SubmissionState | readonly SubmissionState[] | undefined;
	/** Waits for a personal answer and isn't held. */
	readonly isNew?: boolean | undefined;
	readonly role?: string | undefined;
	readonly partner?: string | undefined;
	/** Searched in address, answers and note, without case and accents (fold.ts). */
	readonly terms?: readonly string[] | undefined;
	readonly since?: number | undefined;
	/** Exclusive. */
	readonly until?: number | undefined;
}

/** Submissions of a week that are not held. Counts survive their submissions. */
export const weeklyCountSchema = z.object({
	/** Monday, 00:00 UTC. */
	week: time,
	form: z.string(),
	/** "" for forms. */
	role: z.string(),
	/** "" = the site itself. */
	partner: z.string(),
	count: z.number(),
});
export type WeeklyCount = Readonly<z.infer<typeof weeklyCountSchema>>;

/** At most `most` in a period of `seconds`. */
export interface Limit {
	readonly most: number;
	readonly seconds: number;
}

export const addressSchema = z.object({
	/** When it unsubscribed or bounced; null = it may be mailed. */
	stoppedAt: time.nullable(),
	/** False where its owner unsubscribed. */
	hasBounced: flag,
});
export type AddressRecord = Readonly<z.infer<typeof addressSchema>>;

/** Proof of consent: a confirmed sign-up, or a quiz. */
export const optInSchema = z.object({
	/** Of the confirmed link, or of the quiz's submission. */
	id: z.string(),
	email: z.string(),
	/** The list: a form's name, or `quiz`. */
	form: z.string(),
	requestedAt: time,
	confirmedAt: time,
	/** Such as the name, the role or the wording of the consent. */
	details: texts,
});

export interface NewOptIn extends Readonly<z.infer<typeof optInSchema>> {
	/** Of the normalized address (limits/keys.ts). */
	readonly digest: string;
}

/** A member of a list, and when they unsubscribed. */
export const listedOptInSchema = optInSchema.extend(addressSchema.shape);
export type ListedOptIn = Readonly<z.infer<typeof listedOptInSchema>>;

/** Marks of the founder. */
export const MARKS = ["answered", "unanswered", "closed", "reopened"] as const;
export type Mark = (typeof MARKS)[number];
