import { z } from "zod";
import { fold } from "../../fold.ts";
import {
	AUDIENCES,
	CHANNELS,
	type LeasedMessage,
	type ListedOptIn,
	type ListedSubmission,
	MESSAGE_STATES,
	type Message,
	type OptIn,
	SUBMISSION_STATES,
} from "../port.ts";

/* The rows of a database as the store's own types. */

const messageRow = z.object({
	id: z.string(),
	submission_id: z.string(),
	channel: z.enum(CHANNELS),
	audience: z.enum(AUDIENCES),
	recipient: z.string(),
	content: z.string(),
	state: z.enum(MESSAGE_STATES),
	attempts: z.number(),
	reason: z.string().nullable(),
	next_attempt_at: z.number(),
	finished_at: z.number().nullable(),
});

const leasedRow = messageRow.extend({
	lease: z.string(),
	first_attempt_at: z.number(),
	others_accepted: z.number(),
});

/** Answers by their names, of the text that holds them. */
export const toAnswers = z.string().transform((text, context): Record<string, string> => {
	const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
	if (parsed.success) return parsed.data;
	context.addIssue({ code: "custom", message: "answers that are no texts" });
	return z.NEVER;
});

const submissionRow = z.object({
	id: z.string(),
	fingerprint: z.string(),
	form: z.string(),
	email: z.string(),
	answers: toAnswers,
	received_at: z.number(),
	held: z.number(),
	state: z.enum(SUBMISSION_STATES),
	awaits_answer: z.number(),
	stays_open: z.number(),
	answered_at: z.number().nullable(),
	answered_by: z.string().nullable(),
	closed_at: z.number().nullable(),
	note: z.string(),
	founder_told: z.number(),
});

const optInRow = z.object({
	id: z.string(),
	email: z.string(),
	form: z.string(),
	requested_at: z.number(),
	confirmed_at: z.number(),
	details: toAnswers,
});

const listedOptInRow = optInRow.extend({ stopped_at: z.number().nullable(), bounced: z.number() });

export function toMessage(row: unknown): Message & { readonly submissionId: string } {
	return messageOf(messageRow.parse(row));
}

export function toLeasedMessage(row: unknown): LeasedMessage {
	const parsed = leasedRow.parse(row);
	return {
		...messageOf(parsed),
		lease: { messageId: parsed.id, token: parsed.lease },
		firstAttemptAt: parsed.first_attempt_at,
		othersAccepted: parsed.others_accepted === 1,
	};
}

function messageOf(row: z.infer<typeof messageRow>): Message & { readonly submissionId: string } {
	const { submission_id, next_attempt_at, finished_at, ...rest } = row;
	return {
		...rest,
		submissionId: submission_id,
		nextAttemptAt: next_attempt_at,
		finishedAt: finished_at,
	};
}

export function toListedSubmission(row: unknown): ListedSubmission {
	const parsed = submissionRow.parse(row);
	const { received_at, held, awaits_answer, stays_open, answered_at, answered_by, ...others } =
		parsed;
	const { closed_at, founder_told, ...rest } = others;
	const waitsFor = stays_open === 1 ? ("closing" as const) : ("answer" as const);
	return {
		...rest,
		receivedAt: received_at,
		held: held === 1,
		...(awaits_answer === 1 && { waitsFor }),
		answeredAt: answered_at,
		answeredBy: answered_by,
		closedAt: closed_at,
		founderTold: founder_told === 1,
	};
}

export function toOptIn(row: unknown): OptIn {
	const { requested_at, confirmed_at, ...rest } = optInRow.parse(row);
	return { ...rest, requestedAt: requested_at, confirmedAt: confirmed_at };
}

export function toListedOptIn(row: unknown): ListedOptIn {
	const { stopped_at, bounced } = listedOptInRow.parse(row);
	return { ...toOptIn(row), stoppedAt: stopped_at, hasBounced: bounced === 1 };
}

/** What is searched of a submission. */
export function foldedText({
	email,
	answers,
	note = "",
}: Pick<ListedSubmission, "email" | "answers"> & { readonly note?: string }): string {
	return fold([email, ...Object.values(answers), note].join("\n"));
}
