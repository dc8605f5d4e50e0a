import { type NoticeLetter, noticeMail } from "../compose/founder.ts";
import { mailMessage } from "../compose/messages.ts";
import { titleOf } from "../describe.ts";
import { submissionAddress } from "../desk-address.ts";
import { sha256 } from "../digest.ts";
import { NOTICE } from "../other-forms.ts";
import type { Ports } from "../ports.ts";
import type { Message } from "../store/port.ts";

/** One notice stands for what happens in this time, in milliseconds: the list has the rest. */
const INTERVAL = 60 * 60 * 1000;

type Needs = Pick<Ports, "settings" | "store" | "mailChannel" | "clock">;
type Kind = "undeliverable" | "uncertain" | "full" | "sign-in" | "attempts" | "digest";

/**
 * Tells the founder that a message is given up, or that nobody can know whether it arrived. One notice stands for all of an
 * hour that are given up. Where the message was for the founder and may have arrived, the notice repeats what the visitor
 * wrote: it is read in any case, and no mail is sent twice.
 */
export async function notifyFailed(
	ports: Needs,
	kind: "undeliverable" | "uncertain",
	{ id, submissionId, audience, recipient }: Message,
	reason: string,
): Promise<boolean> {
	const submission = await ports.store.find(submissionId);
	// A notice about a notice would not arrive either; the list and the log have it.
	if (!submission || submission.form === NOTICE) return false;
	const { form, email } = submission;
	const { words } = ports.settings;
	const labels = words.notices;
	const repeats = kind === "uncertain" && audience === "founder";
	return notify(ports, {
		kind,
		key: kind === "uncertain" ? id : String(Math.floor(ports.clock.now() / INTERVAL)),
		...words.notices[kind],
		details: [
			{ label: labels.form, value: titleOf(ports.settings, form) },
			{ label: labels.recipient, value: recipient },
			...(kind === "undeliverable" ? [{ label: labels.reason, value: reason }] : []),
		],
		...(repeats && { repeated: submission }),
		next: labels.next,
		link: { label: words.inbox.desk, url: submissionAddress(ports.settings, submissionId) },
		// Under the visitor's address, so that it is deleted with the rest of what names them.
		email,
	});
}

/** Tells the founder that the limit for everybody together is reached. One notice stands for its hour. */
export function notifyFull(ports: Needs): Promise<boolean> {
	const key = String(Math.floor(ports.clock.now() / INTERVAL));
	return notify(ports, { kind: "full", key, ...ports.settings.words.notices.full });
}

/** The ids of the notices that say so of the last day, or of the next hour where the clock was set back. */
export function fullNoticeIds(now: number): Promise<string[]> {
	const hour = Math.floor(now / INTERVAL);
	return Promise.all(
		Array.from({ length: 26 }, (_, ago) => noticeId("full", String(hour + 1 - ago))),
	);
}

async function noticeId(kind: Kind, key: string): Promise<string> {
	return (await sha256(`${NOTICE} ${kind} ${key}`)).slice(0, 32);
}

interface Notice extends NoticeLetter {
	readonly kind: Kind;
	/** The same for what one notice stands for. */
	readonly key: string;
	/** Of the person whom it names. */
	readonly email?: string;
}

/**
 * Stores what the website itself says, to leave at once. It is stored as every mail is, so that it is sent again where
 * that fails.
 * @returns whether there is a notice now that was not there before
 */
export async function notify(
	{ settings, store, mailChannel, clock }: Needs,
	{ kind, key, email = "", ...letter }: Notice,
): Promise<boolean> {
	const now = clock.now();
	const id = await noticeId(kind, key);
	if ((await store.fingerprint([id])) !== undefined) return false;
	const write = (messageId: string) => noticeMail(letter, { settings, now, id: messageId });
	const { created } = await store.insert({
		id,
		fingerprint: id,
		form: NOTICE,
		email,
		answers: { kind, text: letter.text },
		receivedAt: now,
		held: false,
		messages: [await mailMessage({ id, mailChannel }, "notice", write)],
	});
	return created;
}
