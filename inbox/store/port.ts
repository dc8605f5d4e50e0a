import { z } from "zod";
import type { createSqlStore } from "./sql/store.ts";

/*
 * What a store holds, and what is asked of it (docs/delivery.md, "The store"). Rows are checked by the schemas, whose
 * names are those of the columns in camel case. Times are milliseconds since 1970.
 */

/** One contract test runs against the store of each host (inbox/tests/store/contract.ts). */
export type SubmissionStore = Awaited<ReturnType<typeof createSqlStore>>;

/** What the tables know of how the delivery is doing. */
export type StoreHealth = Awaited<ReturnType<SubmissionStore["health"]>>;

const CHANNELS = ["smtp", "mail-api", "webhook", "outbox"] as const;
/** How a message leaves. */
export type Channel = (typeof CHANNELS)[number];

/**
 * For whom a message is. Those for a `visitor` don't leave once their address has asked for no more mail;
 * a `confirmation` asks whether an address wants mail at all, so it may. A `notice` tells the founder of a
 * fault: better twice than not at all, so it is never uncertain.
 */
export const AUDIENCES = ["founder", "visitor", "confirmation", "notice"] as const;
export type Audience = (typeof AUDIENCES)[number];

const MESSAGE_STATES = [
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

const flag = z.number().transform((value) => value === 1);
const time = z.number();
const texts = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(z.record(z.string(), z.string()));

export const messageSchema = z.object({
	/** `{id of the submission}-{founder, visitor or webhook}`: makes the Message-ID or the idempotency key of every attempt. */
	id: z.string(),
	submissionId: z.string(),
	channel: z.enum(CHANNELS),
	audience: z.enum(AUDIENCES),
	/** An email address, or the webhook's URL. */
	recipient: z.string(),
	content: z.string(),
	state: z.enum(MESSAGE_STATES),
	attempts: z.number(),
	nextAttemptAt: time,
	/** Why the last attempt failed, such as `ETIMEDOUT` or `550`; never the words of the other side. */
	reason: z.string().nullable(),
	finishedAt: time.nullable(),
});
export type Message = Readonly<z.infer<typeof messageSchema>>;

/** A message as it is composed: these very bytes leave at every attempt. */
export type NewMessage = Pick<Message, "id" | "channel" | "audience" | "recipient" | "content">;

/** The right to send a message for a while. Only the holder of a lease can finish its message. */
export interface Lease {
	readonly messageId: string;
	/** Unlike that of every other lease. */
	readonly token: string;
}

export const leasedSchema = messageSchema
	.extend({
		lease: z.string(),
		/** When it was tried for the first time, or for the first time since it was retried by hand. */
		firstAttemptAt: time,
		/** Whether its channel has acknowledged others since this one was tried for the first time. */
		othersAccepted: flag,
	})
	.transform(({ lease, ...message }) => ({
		...message,
		lease: { messageId: message.id, token: lease } satisfies Lease,
	}));
export type LeasedMessage = Readonly<z.infer<typeof leasedSchema>>;

/** What an attempt has come to. */
export type Outcome =
	| { readonly state: "delivered" }
	| { readonly state: "undeliverable"; readonly reason: string }
	| { readonly state: "canceled"; readonly reason: string }
	| { readonly state: "waiting"; readonly reason: string; readonly nextAttemptAt: number };

/** `held`, or what its messages have come to; one that is not delivered shows before those that are. */
const SUBMISSION_STATES = ["held", "waiting", "delivered", "undeliverable", "uncertain"] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission as a list shows it. */
export const submissionSchema = z.object({
	/** Made of the idempotency key: the same for every attempt to send it here. */
	id: z.string(),
	/** Digest of what was sent: the same id with another fingerprint is another submission, and refused. */
	fingerprint: z.string(),
	/** A form's name, `quiz`, or what else we write to the founder about. */
	form: z.string(),
	/** The visitor's address as it was typed; "" where there is none. */
	email: z.string(),
	/** Every answer by its name, for lists and exports. */
	answers: texts,
	receivedAt: time,
	/** Held as spam: nothing leaves until somebody releases it. */
	held: flag,
	state: z.enum(SUBMISSION_STATES),
	/** It stays until it is answered, or longer: until the founder closes it. The desk shows it as new until it is answered. */
	waitsFor: z.preprocess((value) => value ?? undefined, z.enum(["answer", "closing"]).optional()),
	/** When it was marked as answered, and by whom where they had signed in. */
	answeredAt: time.nullable(),
	answeredBy: z.string().nullable(),
	/** Since when it waits for nothing more: answered, or closed where it stays until then. */
	closedAt: time.nullable(),
	/** What the founder noted; "" = nothing. */
	note: z.string(),
	/** Whether the founder was written to: on a list, only what its owner has confirmed. */
	founderTold: flag,
});
export type ListedSubmission = Readonly<z.infer<typeof submissionSchema>>;

export interface Submission extends ListedSubmission {
	readonly messages: readonly Message[];
	/** The time from which the days are counted until it is deleted; null while it stays (inbox/retention.ts). */
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

/** What a visitor sent, with everything that follows from it. */
export interface NewSubmission extends Pick<ListedSubmission, Sent> {
	readonly messages: readonly NewMessage[];
	/** Puts its sender on a list, unless it is held or their address has asked for no more mail. */
	readonly optIn?: NewOptIn | undefined;
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
	/** Each stands in the address, in an answer or in the note; case and accents don't matter (inbox/fold.ts). */
	readonly words?: readonly string[] | undefined;
	/** Received at or after. */
	readonly since?: number | undefined;
	/** Received before. */
	readonly until?: number | undefined;
}

/** How many there were in a week, without those that are held. Those of submissions outlive them. */
export const weeklyCountSchema = z.object({
	/** When the week began: a Monday at midnight, UTC. */
	week: time,
	form: z.string(),
	/** Of the quiz; "" for other forms. */
	role: z.string(),
	/** On whose page the quiz was taken; "" = on our own. */
	partner: z.string(),
	count: z.number(),
});
export type WeeklyCount = Readonly<z.infer<typeof weeklyCountSchema>>;

/** At most `most` in a period of `seconds`. */
export interface Limit {
	readonly most: number;
	readonly seconds: number;
}

/** What an address has asked of us. */
export const addressSchema = z.object({
	/** Since when it wants or takes no mail; null = it may be written to. */
	stoppedAt: time.nullable(),
	/** Whether that is because mail to it came back, and not because its owner asked for it. */
	hasBounced: flag,
});
export type AddressRecord = Readonly<z.infer<typeof addressSchema>>;

/** Somebody who agreed to get mail: by the link of a sign-up, or in the quiz. Kept as the record of that. */
export const optInSchema = z.object({
	/** Of the link that was pressed, or of the quiz's submission. */
	id: z.string(),
	email: z.string(),
	/** Which list: a form's name, or `quiz`. */
	form: z.string(),
	requestedAt: time,
	confirmedAt: time,
	/** What else is known, such as a name, a role or the words that they agreed to. */
	details: texts,
});

export interface NewOptIn extends Readonly<z.infer<typeof optInSchema>> {
	/** Of the folded address (limits/address.ts). */
	readonly digest: string;
}

/** Somebody on a list, and since when they want or take no mail. */
export const listedOptInSchema = optInSchema.extend(addressSchema.shape);
export type ListedOptIn = Readonly<z.infer<typeof listedOptInSchema>>;

/** What the founder marks submissions as. What stays until it is closed is answered before that, or with it. */
export const MARKS = ["answered", "unanswered", "closed", "reopened"] as const;
export type Mark = (typeof MARKS)[number];
