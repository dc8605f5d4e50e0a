import { fill } from "../../shared/quiz/fill.ts";
import { forms, isFormName, words } from "../content.ts";
import { sha256 } from "../digest.ts";
import { noticeMail } from "../mail/inbox.ts";
import type { Ports } from "../ports.ts";

/** The form of what we write to the founder about the delivery itself. */
export const NOTICE = "notice";

/** There is at most one notice of a kind in this time, in milliseconds: the list has the rest. */
const INTERVAL = 60 * 60 * 1000;

type Needs = Pick<Ports, "settings" | "store" | "mailChannel" | "clock">;
type Kind = Exclude<keyof typeof words.notices, "next">;

/** A message that did not arrive, or may not have. */
export interface FailedMessage {
	readonly submissionId: string;
	readonly recipient: string;
	readonly reason: string;
}

/** Tells the founder that a message is given up, or that nobody can know whether it arrived. */
export async function notifyFailed(
	ports: Needs,
	kind: "undeliverable" | "uncertain",
	{ submissionId, recipient, reason }: FailedMessage,
): Promise<boolean> {
	const submission = await ports.store.find(submissionId);
	// A notice about a notice would not arrive either; the list and the log have it.
	if (!submission || submission.form === NOTICE) return false;
	const form = isFormName(submission.form) ? forms[submission.form].title : submission.form;
	const filled = { recipient, form, reason, id: submissionId };
	const texts = [fill(words.notices[kind].text, filled), fill(words.notices.next, filled)];
	// Under the visitor's address, so that it is deleted with the rest of what names them.
	return notify(ports, kind, texts, submission.email);
}

/** Tells the founder that the limit for everybody together is reached. */
export function notifyFull(ports: Needs): Promise<boolean> {
	return notify(ports, "full", [words.notices.full.text]);
}

/** @returns whether there is a notice now that was not there before */
async function notify(
	{ settings, store, mailChannel, clock }: Needs,
	kind: Kind,
	texts: readonly string[],
	email = "",
): Promise<boolean> {
	const now = clock.now();
	const id = (await sha256(`${NOTICE} ${kind} ${Math.floor(now / INTERVAL)}`)).slice(0, 32);
	if (await store.find(id)) return false;
	const { subject } = words.notices[kind];
	const mail = noticeMail({ subject, texts }, { settings, now, id: `${id}-0` });
	const message = {
		id: mail.id,
		audience: "founder",
		...(await mailChannel.compose(mail)),
	} as const;
	const { created } = await store.insert({
		...{ id, fingerprint: id, form: NOTICE, email, answers: { kind, text: texts.join("\n") } },
		...{ receivedAt: now, held: false, messages: [message] },
	});
	return created;
}
