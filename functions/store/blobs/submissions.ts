import type { Store } from "@netlify/blobs";
import { z } from "zod";
import { messageFields } from "../message-fields.ts";
import type {
	Message,
	NewSubmission,
	Submission,
	SubmissionFilter,
	SubmissionState,
	SubmissionStore,
} from "../port.ts";
import { entriesOf } from "./entries.ts";

const storedMessage = z.object({
	...messageFields,
	nextAttemptAt: z.number(),
	finishedAt: z.number().nullable(),
	firstAttemptAt: z.number().nullable(),
	lease: z.object({ token: z.string(), until: z.number(), handedOver: z.boolean() }).nullable(),
});

const storedSubmission = z.object({
	id: z.string(),
	fingerprint: z.string(),
	form: z.string(),
	email: z.string(),
	answers: z.record(z.string(), z.string()),
	receivedAt: z.number(),
	held: z.boolean(),
	messages: z.array(storedMessage),
});

export type StoredMessage = z.infer<typeof storedMessage>;
export type StoredSubmission = z.infer<typeof storedSubmission>;

/**
 * The entries of submissions, and beside them the marks that say which have a message that waits. A mark is
 * written after the message began to wait, under a key of its own, and removed only by whoever saw it and
 * then found nothing that waits: so none that is needed is lost.
 */
export function submissionEntries(store: Store) {
	const entries = entriesOf(store, "submissions", storedSubmission);
	const marks = entriesOf(store, "waiting", z.literal(1));

	/** Notes that a submission has a message that waits. */
	async function mark(id: string): Promise<void> {
		await marks.add(`${id}/${crypto.randomUUID()}`, 1);
	}

	return {
		...entries,
		mark,

		/** The submissions with a message that waits. */
		async waiting(): Promise<readonly StoredSubmission[]> {
			const keys = await marks.keys();
			const ids = [...new Set(keys.map(markedBy))];
			const found = (await entries.read(ids)).filter(isWaiting);
			const needed = new Set(found.map(({ id }) => id));
			const rest = keys.filter((key) => !needed.has(markedBy(key)));
			await Promise.all(rest.map((key) => marks.remove(key)));
			return found;
		},

		/** Marks each of these that waits without a mark: the process ended before it could write one. */
		async markAll(all: readonly StoredSubmission[]): Promise<void> {
			const marked = new Set((await marks.keys()).map(markedBy));
			const missing = all.filter((each) => isWaiting(each) && !marked.has(each.id));
			await Promise.all(missing.map(({ id }) => mark(id)));
		},
	};
}

/** The id of the submission that a mark belongs to. */
const markedBy = (key: string) => key.slice(0, key.lastIndexOf("/"));

export type SubmissionEntries = ReturnType<typeof submissionEntries>;

const isWaiting = ({ messages }: StoredSubmission) =>
	messages.some(({ state }) => state === "waiting");

type Operations = Pick<
	SubmissionStore,
	"insert" | "find" | "list" | "release" | "retry" | "remove" | "sweep"
>;

export function submissionOperations(entries: SubmissionEntries): Operations {
	const all = async () => entries.read(await entries.keys());

	return {
		async insert(submission) {
			const stored = toStored(submission);
			const created = await entries.add(submission.id, stored);
			const found = created ? stored : await entries.find(submission.id);
			// Also for a known one: the process that wrote it may have ended before it wrote the mark.
			if (found && isWaiting(found)) await entries.mark(submission.id);
			return { created, fingerprint: (found ?? stored).fingerprint };
		},

		async find(id) {
			const found = await entries.find(id);
			return found && toSubmission(found);
		},

		async list(filter, limit, after) {
			const sorted = (await all())
				.map((each) => ({ place: placeOf(each), submission: toSubmission(each) }))
				.filter(({ submission }) => matches(submission, filter))
				.filter(({ place }) => after === undefined || place < after)
				.sort((a, b) => (a.place < b.place ? 1 : -1));
			const page = sorted.slice(0, limit);
			const last = page.at(-1);
			return {
				submissions: page.map(({ submission }) => submission),
				...(last && sorted.length > limit && { next: last.place }),
			};
		},

		async release(id, now) {
			const released = await entries.update(id, (found) => {
				if (!found?.held) return undefined;
				const messages = found.messages.map((message) =>
					message.state === "held"
						? { ...message, state: "waiting" as const, nextAttemptAt: now }
						: message,
				);
				return { ...found, held: false, messages };
			});
			if (released) await entries.mark(id);
			return released !== undefined;
		},

		async retry(id, now) {
			let count = 0;
			const retried = await entries.update(id, (found) => {
				const isOver = ({ state }: StoredMessage) =>
					state === "undeliverable" || state === "uncertain";
				count = found?.messages.filter(isOver).length ?? 0;
				if (!found || count === 0) return undefined;
				// The attempts begin anew, and so does the time for which we try.
				const again = { state: "waiting", nextAttemptAt: now, attempts: 0 } as const;
				const messages = found.messages.map((message) =>
					isOver(message)
						? { ...message, ...again, firstAttemptAt: null, finishedAt: null }
						: message,
				);
				return { ...found, messages };
			});
			if (retried) await entries.mark(id);
			return count;
		},

		async remove(id) {
			const found = await entries.find(id);
			await entries.remove(id);
			return found !== undefined;
		},

		async sweep({ finishedBefore, heldBefore }) {
			const found = await all();
			await entries.markAll(found);
			const old = found.filter(({ held, receivedAt, messages }) =>
				held
					? receivedAt < heldBefore
					: messages.every(
							({ state, finishedAt }) =>
								(state === "delivered" || state === "canceled") &&
								finishedAt !== null &&
								finishedAt < finishedBefore,
						),
			);
			await Promise.all(old.map(({ id }) => entries.remove(id)));
			return old.length;
		},
	};
}

function toStored({ messages, ...submission }: NewSubmission): StoredSubmission {
	const state = submission.held ? "held" : "waiting";
	return {
		...submission,
		answers: { ...submission.answers },
		messages: messages.map((message) => ({
			...message,
			state,
			attempts: 0,
			nextAttemptAt: submission.receivedAt,
			reason: null,
			finishedAt: null,
			firstAttemptAt: null,
			lease: null,
		})),
	};
}

function toSubmission(stored: StoredSubmission): Submission {
	return { ...stored, state: stateOf(stored), messages: stored.messages.map(toMessage) };
}

export function toMessage({ lease, firstAttemptAt, ...message }: StoredMessage): Message {
	return message;
}

function stateOf({ held, messages }: StoredSubmission): SubmissionState {
	if (held) return "held";
	const states = ["waiting", "uncertain", "undeliverable"] as const;
	return states.find((state) => messages.some((each) => each.state === state)) ?? "delivered";
}

/** Where a submission stands in the list: texts that sort as their times do. */
function placeOf({ receivedAt, id }: StoredSubmission): string {
	return `${String(receivedAt).padStart(15, "0")}:${id}`;
}

function matches(
	{ form, state, email, receivedAt }: Submission,
	{ form: askedForm, state: askedState, email: askedEmail, since, until }: SubmissionFilter,
): boolean {
	return (
		(askedForm === undefined || form === askedForm) &&
		(askedState === undefined || state === askedState) &&
		(askedEmail === undefined || email.toLowerCase() === askedEmail.toLowerCase()) &&
		(since === undefined || receivedAt >= since) &&
		(until === undefined || receivedAt < until)
	);
}
