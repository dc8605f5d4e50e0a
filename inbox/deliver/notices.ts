import { submissionAddress } from "../common/desk-address.ts";
import { sha256 } from "../common/digest.ts";
import { NOTICE } from "../common/other-forms.ts";
import { type FounderLetter, mailboxOf, noticeMail } from "../compose/founder.ts";
import { mailMessage } from "../compose/messages.ts";
import type { Ports } from "../ports.ts";
import type { Message } from "../store/types.ts";
import { detailsOf, titleOf } from "../submission-words.ts";

const HOUR = 60 * 60 * 1000;

type Kind = "undeliverable" | "uncertain" | "full" | "sign-in" | "attempts" | "digest";

/**
 * Notifies the founder that a message was given up (one notice per clock hour) or may not have arrived (one notice per
 * message). Once a founder's mail may not have arrived, the notice repeats the submission.
 */
export async function notifyFailed(
	ports: Ports,
	kind: "undeliverable" | "uncertain",
	{ id, submissionId, audience, recipient }: Message,
	reason: string,
): Promise<boolean> {
	const submission = await ports.store.find(submissionId);
	// A failed notice causes no further notice, which would fail in the same way; the desk and the log show the failure.
	if (!submission || submission.form === NOTICE) return false;
	const { form, email } = submission;
	const { words } = ports.settings;
	const labels = words.notices;
	const repeats = kind === "uncertain" && audience === "founder";
	return notify(ports, {
		kind,
		key: kind === "uncertain" ? id : String(Math.floor(ports.clock.now() / HOUR)),
		...words.notices[kind],
		details: [
			{ label: labels.form, value: titleOf(ports.settings, form) },
			{ label: labels.recipient, value: recipient },
			...(kind === "undeliverable" ? [{ label: labels.reason, value: reason }] : []),
		],
		...(repeats && {
			replyTo: mailboxOf(submission),
			sections: [{ heading: labels.repeated, details: detailsOf(submission, ports.settings) }],
		}),
		next: labels.next,
		link: { label: words.inbox.desk, url: submissionAddress(ports.settings, submissionId) },
		// Deleting the person, or the submission, also deletes the notice.
		email,
		about: [submissionId],
	});
}

/** Notifies the founder, at most once per clock hour, that submissions of everybody are refused. */
export function notifyFull(ports: Ports): Promise<boolean> {
	const key = String(Math.floor(ports.clock.now() / HOUR));
	return notify(ports, { kind: "full", key, ...ports.settings.words.notices.full });
}

/** Returns the ids of the notices that `notifyFull` may have stored in the last 25 clock hours, and in the next one. */
export function fullNoticeIds(now: number): Promise<string[]> {
	const next = Math.floor(now / HOUR) + 1;
	const keys = Array.from({ length: 26 }, (_, ago) => String(next - ago));
	return Promise.all(keys.map((key) => noticeId("full", key)));
}

async function noticeId(kind: Kind, key: string): Promise<string> {
	return (await sha256(`${NOTICE} ${kind} ${key}`)).slice(0, 32);
}

interface Notice extends FounderLetter {
	readonly kind: Kind;
	readonly text: string;
	/** The idempotency key: of several notices of a kind with the same key, only the first is stored. */
	readonly key: string;
	/** The address of the person whom the notice mentions. */
	readonly email?: string;
	/**
	 * The ids of the submissions that the notice mentions. With any of them its mail is deleted, and, if the notice has an
	 * `email`, the notice too.
	 */
	readonly about?: readonly string[];
}

export async function wasNotified({ store }: Ports, kind: Kind, key: string): Promise<boolean> {
	return (await store.stored([await noticeId(kind, key)])) !== undefined;
}

/**
 * Stores a notice for delivery, with retries as for any mail.
 * @param mails - if false, the notice is stored without a mail
 * @returns false where no mail was stored, because there is none or a notice of the same kind and key was stored before
 */
export async function notify(
	ports: Ports,
	{ kind, key, email = "", about = [], ...letter }: Notice,
	mails = true,
): Promise<boolean> {
	if (await wasNotified(ports, kind, key)) return false;
	const { settings, store, mailChannel, clock } = ports;
	const now = clock.now();
	const id = await noticeId(kind, key);
	const write = (messageId: string) => noticeMail(letter, { settings, now, id: messageId });
	const { created } = await store.insert({
		id,
		fingerprint: id,
		form: NOTICE,
		email,
		answers: { kind, text: letter.text, about: about.join(" ") },
		receivedAt: now,
		held: false,
		messages: mails ? [await mailMessage({ id, mailChannel }, "notice", write)] : [],
	});
	return created && mails;
}
