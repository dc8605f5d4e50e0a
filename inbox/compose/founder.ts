import { formNamed } from "@liberation/shared/content/forms";
import type { Block, Detail, LetterLink } from "@liberation/shared/letter";
import { fill } from "@liberation/shared/quiz/fill";
import type { SharedResult } from "@liberation/shared/quiz/result";
import { resultLink } from "@liberation/shared/quiz/result-link";
import { type Described, describe, personOf, roleName } from "../describe.ts";
import { submissionAddress } from "../desk-address.ts";
import type { DeliverySettings } from "../ports.ts";
import type { Mail, Mailbox } from "../send/channel.ts";
import type { ListedSubmission } from "../store/port.ts";
import { timesOf } from "../time.ts";
import { mailOf } from "./letter/print.tsx";
import { submissionIdOf } from "./message-id.ts";

/** The context of a mail: the settings, the time, and the id of the submission or notice that the mail is about. */
export interface Context {
	readonly settings: DeliverySettings;
	readonly id: string;
	readonly now: number;
}

type Sent = Described & Pick<ListedSubmission, "email">;

/** Composes the founder's mail about a form submission: every question with its answer, in the form's order. */
export function formMail(sent: Sent, context: Context): Mail {
	const { forms, words, business } = context.settings;
	const { title, whatNext } = formNamed(forms, sent.form);
	const name = personOf(sent);
	return founderMail(
		{
			replyTo: mailboxOf(sent),
			subject: fill(words.inbox.subject, { form: title, name }),
			title,
			details: describe(sent, context.settings),
			next: fill(whatNext, { name, hours: business.replyWithinHours }),
		},
		context,
	);
}

/** Composes the founder's mail about a quiz result: role, consent and partner. */
export function quizMail(
	sent: Sent,
	result: SharedResult,
	context: Context,
	wantsNoMail: boolean,
): Mail {
	const { email } = sent;
	const { inbox } = context.settings.words;
	const results = { label: inbox.results, url: resultLink(context.settings.siteUrl, result) };
	return founderMail(
		{
			replyTo: { address: email },
			subject: fill(inbox.quizSubject, { role: roleName(result.primary), email }),
			title: inbox.quizTitle,
			details: describe(sent, context.settings),
			links: [{ kind: "links", links: [results] }],
			next: inbox.next[wantsNoMail ? "quizNoMail" : "quiz"],
		},
		context,
	);
}

/** Composes the founder's mail about a confirmed sign-up. */
export function subscribedMail(sent: Sent, context: Context): Mail {
	const { title, whatNext } = formNamed(context.settings.forms, sent.form);
	const { inbox } = context.settings.words;
	const details = describe(sent, context.settings);
	return founderMail(
		{
			replyTo: mailboxOf(sent),
			subject: fill(inbox.subscribedSubject, { form: title, name: personOf(sent) }),
			title: fill(inbox.subscribedTitle, { form: title }),
			details: details.filter(({ value }) => value !== inbox.unanswered),
			next: whatNext,
		},
		context,
	);
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

export interface NoticeLetter {
	readonly subject: string;
	readonly text: string;
	/** The recipient; by default the founder. */
	readonly to?: Mailbox;
	readonly details?: readonly Detail[];
	/** The submission that the notice repeats, because the submission's own mail may not have arrived. */
	readonly repeated?: Sent;
	readonly next?: string;
	/** A link to the desk, or a button where opening the desk is the only purpose of the mail. */
	readonly link?: LetterLink;
	readonly button?: LetterLink;
	readonly footer?: string;
}

/** Composes a notice: a mail about the delivery itself. */
export function noticeMail(
	{ subject, text, to, details = [], repeated, next, link, button, footer }: NoticeLetter,
	{ settings, id, now }: Context,
): Mail {
	const answers: Block[] = repeated
		? [
				{ kind: "heading", text: settings.words.notices.repeated },
				{ kind: "details", details: describe(repeated, settings) },
			]
		: [];
	return mailOf(
		{ id, to: to ?? settings.inbox, ...(repeated && { replyTo: mailboxOf(repeated) }) },
		{
			subject,
			preview: text,
			blocks: [
				{ kind: "title", text: subject },
				{ kind: "text", text },
				...(details.length > 0 ? [{ kind: "details", details } as const] : []),
				...answers,
				...(next ? nextSteps(next, settings) : []),
				...(link ? [{ kind: "links", links: [link] } as const] : []),
				...(button ? [{ kind: "buttons", links: [button] } as const] : []),
			],
			footer: [{ kind: "text", text: footer ?? timesOf(settings).zonedTime(now) }],
		},
		settings,
	);
}

function deskLink({ settings, id }: Context): Block {
	const url = submissionAddress(settings, submissionIdOf(id));
	return { kind: "links", links: [{ label: settings.words.inbox.desk, url }] };
}

interface FounderLetter {
	readonly replyTo?: Mailbox;
	readonly subject: string;
	readonly title: string;
	readonly details: readonly Detail[];
	readonly links?: readonly Block[];
	readonly next: string;
}

function founderMail(
	{ replyTo, subject, title, details, links = [], next }: FounderLetter,
	context: Context,
): Mail {
	const { settings, id, now } = context;
	const time = timesOf(settings).zonedTime(now);
	return mailOf(
		{ id, to: settings.inbox, ...(replyTo && { replyTo }) },
		{
			subject,
			preview: details.map(({ value }) => value.replaceAll(/\s+/g, " ")).join(" · "),
			blocks: [
				{ kind: "title", text: title },
				{ kind: "details", details },
				...links,
				...nextSteps(next, settings),
				deskLink(context),
			],
			footer: [{ kind: "text", text: fill(settings.words.inbox.received, { time }) }],
		},
		settings,
	);
}

function nextSteps(text: string, { words: { inbox } }: DeliverySettings): Block[] {
	return [
		{ kind: "heading", text: inbox.nextTitle },
		{ kind: "text", text },
	];
}

function mailboxOf({ email, answers: { name } }: Sent): Mailbox {
	return { address: email, ...(name && { name }) };
}
