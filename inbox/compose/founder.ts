import { formNamed, promisedHours } from "@liberation/shared/content/forms";
import type { Block, Detail, LetterLink } from "@liberation/shared/letter";
import { fill } from "@liberation/shared/quiz/fill";
import type { SharedResult } from "@liberation/shared/quiz/result";
import { resultLink } from "@liberation/shared/quiz/result-link";
import { submissionAddress } from "../common/desk-address.ts";
import { timesOf } from "../common/time.ts";
import type { Mail, Mailbox } from "../send/channel.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { ListedSubmission } from "../store/types.ts";
import { type Described, detailsOf, englishRoleName, personOf } from "../submission-words.ts";
import { mailOf } from "./letter/print.tsx";
import { submissionIdOf } from "./message-id.ts";

/** The context of a mail: the settings, the id of the mail's message, and the time. */
export interface Context {
	readonly settings: DeliverySettings;
	readonly id: string;
	readonly now: number;
}

type Sent = Described & Pick<ListedSubmission, "email">;

/** Composes the founder's mail about a form submission: every question with its answer, in the form's order. */
export function formMail(sent: Sent, context: Context): Mail {
	const { settings } = context;
	const form = formNamed(settings.forms, sent.form);
	const { title, whatNext } = form;
	const name = personOf(sent);
	const subject = fill(settings.words.inbox.subject, { form: title, name });
	const next = fill(whatNext, { name, hours: promisedHours(form) ?? "" });
	const details = detailsOf(sent, settings);
	return founderMail({ replyTo: mailboxOf(sent), subject, title, details, next }, context);
}

/** Composes the founder's mail about a quiz result: role, consent and partner. */
export function quizMail(
	sent: Sent,
	result: SharedResult,
	context: Context,
	wantsNoMail: boolean,
): Mail {
	const { email } = sent;
	const { settings } = context;
	const { inbox } = settings.words;
	const letter = {
		replyTo: { address: email },
		subject: fill(inbox.quizSubject, { role: englishRoleName(settings, result.primary), email }),
		title: inbox.quizTitle,
		details: detailsOf(sent, settings),
		results: { label: inbox.results, url: resultLink(settings.siteUrl, result) },
		next: inbox.next[wantsNoMail ? "quizNoMail" : "quiz"],
	};
	return founderMail(letter, context);
}

export function subscribedMail(sent: Sent, context: Context): Mail {
	const { settings } = context;
	const { title: form, whatNext: next } = formNamed(settings.forms, sent.form);
	const { inbox } = settings.words;
	const subject = fill(inbox.subscribedSubject, { form, name: personOf(sent) });
	const title = fill(inbox.subscribedTitle, { form });
	const details = detailsOf(sent, settings).filter(({ value }) => value !== inbox.unanswered);
	return founderMail({ replyTo: mailboxOf(sent), subject, title, details, next }, context);
}

/** Composes the founder's mail about an address that unsubscribed or bounced. */
export function stoppedMail(cause: "asked" | "bounced", email: string, context: Context): Mail {
	const { inbox } = context.settings.words;
	const [subject, title, next] =
		cause === "asked"
			? [inbox.unsubscribedSubject, inbox.unsubscribedTitle, inbox.next.unsubscribe]
			: [inbox.bouncedSubject, inbox.bouncedTitle, inbox.next.bounced];
	const details = [{ label: inbox.email, value: email }];
	return founderMail({ subject: fill(subject, { email }), title, details, next }, context);
}

export interface FounderLetter {
	readonly subject: string;
	/** The title; by default the subject. */
	readonly title?: string;
	readonly text?: string;
	/** The recipient; by default the founder. */
	readonly to?: Mailbox;
	readonly replyTo?: Mailbox;
	readonly details?: readonly Detail[];
	/** Further details or links, each under a heading. */
	readonly sections?: readonly {
		readonly heading: string;
		readonly details?: readonly Detail[];
		readonly links?: readonly LetterLink[];
	}[];
	readonly results?: LetterLink;
	readonly next?: string;
	readonly link?: LetterLink;
	/** A button, for a mail whose only purpose is to lead to the desk. */
	readonly button?: LetterLink;
	/** The footer; by default, the time at which the mail was composed. */
	readonly footer?: string;
}

function founderMail(letter: FounderLetter, context: Context): Mail {
	const { settings, id, now } = context;
	const { inbox } = settings.words;
	const link = { label: inbox.desk, url: submissionAddress(settings, submissionIdOf(id)) };
	const footer = fill(inbox.received, { time: timesOf(settings).zonedTime(now) });
	return noticeMail({ ...letter, link, footer }, context);
}

/** Composes a mail from the given parts, such as a notice. */
export function noticeMail(letter: FounderLetter, { settings, id, now }: Context): Mail {
	const { subject, title = subject, text, details = [], sections = [], results, next } = letter;
	const { link, button, footer = timesOf(settings).zonedTime(now) } = letter;
	const { inbox } = settings.words;
	const blocks: Block[] = [{ kind: "title", text: title }];
	if (text) blocks.push({ kind: "text", text });
	if (details.length > 0) blocks.push({ kind: "details", details });
	for (const { heading, details, links } of sections) {
		blocks.push({ kind: "heading", text: heading });
		if (details) blocks.push({ kind: "details", details });
		if (links) blocks.push({ kind: "links", links });
	}
	if (results) blocks.push({ kind: "links", links: [results] });
	if (next) {
		blocks.push({ kind: "heading", text: inbox.nextTitle });
		blocks.push({ kind: "text", text: next });
	}
	if (link) blocks.push({ kind: "links", links: [link] });
	if (button) blocks.push({ kind: "buttons", links: [button] });
	const { replyTo, to = settings.inbox } = letter;
	const values = details.map(({ value }) => value.replaceAll(/\s+/g, " "));
	const preview = text ?? values.join(" · ");
	return mailOf(
		{ id, to, ...(replyTo && { replyTo }) },
		{ subject, preview, blocks, footer: [{ kind: "text", text: footer }] },
		settings,
	);
}

export function mailboxOf({ email, answers: { name } }: Sent): Mailbox {
	return { address: email, ...(name && { name }) };
}
