import { test } from "vitest";
import type { SubmissionStore } from "../../store/sql/store.ts";
import type { LeasedMessage, NewOptIn, NewSubmission } from "../../store/types.ts";

export const NOW = Date.parse("2026-11-21T10:00:00Z");
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

let count = 0;

export function submission(given: Partial<NewSubmission> = {}): NewSubmission {
	count += 1;
	const id = given.id ?? `submission-${count}`;
	return {
		id,
		fingerprint: `fingerprint-${id}`,
		form: "contact",
		email: "zoe@mail.test",
		answers: { name: "Zoë", message: "Hi" },
		receivedAt: NOW,
		held: false,
		messages: [
			{
				id: `${id}-0`,
				channel: "smtp",
				audience: "founder",
				recipient: "office@school.test",
				content: "Subject: schön 🌱\r\n\r\nHi",
			},
		],
		...given,
	};
}

/** A submission of two messages, of two channels. */
export function quiz(id: string): NewSubmission {
	const base = submission({ id, form: "quiz" });
	const [first] = base.messages;
	if (!first) throw new Error("no message");
	return {
		...base,
		messages: [first, { ...first, id: `${id}-1`, channel: "webhook", recipient: "https://a.test" }],
	};
}

/** A sign-up for the newsletter. */
export function optIn(given: Partial<NewOptIn> = {}): NewOptIn {
	const times = { requestedAt: NOW, confirmedAt: NOW };
	const person = { email: "a@b.test", digest: "a", details: { name: "Ada" } };
	return { id: "link", form: "newsletter", ...times, ...person, ...given };
}

/** Leases the message that waits the longest. */
export async function leaseOne(store: SubmissionStore, now = NOW): Promise<LeasedMessage> {
	const [message] = await store.lease("smtp", now, now + MINUTE, 1);
	if (!message) throw new Error("nothing was due");
	return message;
}

export type Check = (title: string, work: (store: SubmissionStore) => Promise<void>) => void;

/** Makes tests of a store that is new and empty for each of them. */
export function checksOf(open: () => Promise<SubmissionStore>): Check {
	return (title, work) =>
		test(title, async () => {
			const store = await open();
			try {
				await work(store);
			} finally {
				await store.close();
			}
		});
}
