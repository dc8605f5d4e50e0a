import type { Block, Detail } from "../../shared/letter.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { mailMessage } from "../compose/messages.ts";
import { mailOf } from "../compose/print-mail.ts";
import { deskAddress } from "../desk-address.ts";
import { sha256 } from "../digest.ts";
import { NOTICE } from "../other-forms.ts";
import type { Ports } from "../ports.ts";
import type { Mailbox } from "../send/mail.ts";
import words from "./words.json" with { type: "json" };

const DAY = 24 * 60 * 60 * 1000;

/* What the desk writes to its own people. It is stored as every mail is, so that it is sent again where that fails. */

interface DeskLetter {
	readonly kind: "sign-in" | "attempts" | "digest";
	readonly id: string;
	readonly to: Mailbox;
	readonly subject: string;
	readonly text: string;
	readonly details?: readonly Detail[];
	readonly button: { readonly label: string; readonly url: string };
	readonly footer: string;
}

/** Stores a letter, to leave at once. @returns false where its id is taken */
export async function storeLetter(
	{ settings, store, mailChannel, clock }: Ports,
	{ kind, id, to, subject, text, details = [], button, footer }: DeskLetter,
): Promise<boolean> {
	const blocks: readonly Block[] = [
		{ kind: "title", text: subject },
		{ kind: "text", text },
		...(details.length > 0 ? [{ kind: "details", details } as const] : []),
		{ kind: "buttons", links: [button] },
	];
	const letter = {
		subject,
		preview: text,
		blocks,
		footer: [{ kind: "text", text: footer }] as const,
	};
	const { created } = await store.insert({
		id,
		fingerprint: id,
		form: NOTICE,
		email: "",
		answers: { kind, text },
		receivedAt: clock.now(),
		held: false,
		messages: [
			await mailMessage({ id, mailChannel }, "notice", (messageId) =>
				mailOf({ id: messageId, to }, letter, settings.siteUrl),
			),
		],
	});
	return created;
}

/** The mail with a link to the desk. */
export function storeSignInMail(
	ports: Ports,
	{ id, email, url }: { id: string; email: string; url: string },
): Promise<boolean> {
	const { subject, text, button, else: footer } = words.mail;
	return storeLetter(ports, {
		kind: "sign-in",
		id,
		to: { address: email },
		subject,
		text,
		button: { label: button, url },
		footer,
	});
}

/** Tells the founder once a day that strangers ask for sign-in links. @returns whether a mail was stored */
export async function storeAttemptsMail(ports: Ports, email: string): Promise<boolean> {
	const { settings, clock } = ports;
	const { attemptsSubject, attemptsText, digestButton, attemptsElse } = words.mail;
	return storeLetter(ports, {
		kind: "attempts",
		id: (await sha256(`attempts ${Math.floor(clock.now() / DAY)}`)).slice(0, 32),
		to: settings.inbox,
		subject: attemptsSubject,
		text: fill(attemptsText, { email }),
		button: { label: digestButton, url: `${deskAddress(settings)}/` },
		footer: attemptsElse,
	});
}
