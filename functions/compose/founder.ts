import { type Field, type Form, formNamed } from "../../shared/content/forms.ts";
import { ENGLISH } from "../../shared/language.ts";
import type { Block, Detail, LetterLink } from "../../shared/letter.ts";
import { pillarLabel, roleOf } from "../../shared/quiz/catalogue.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { resultLink } from "../../shared/quiz/result-link.ts";
import type { QuizSubmission } from "../check/quiz.ts";
import type { CheckedAnswers } from "../check/schema.ts";
import { site, words } from "../content.ts";
import { submissionAddress } from "../desk-address.ts";
import { versionOf } from "../digest.ts";
import { wordsIn } from "../languages.ts";
import type { DeliverySettings } from "../ports.ts";
import type { Mail, Mailbox } from "../send/mail.ts";
import { submissionIdOf } from "./message-id.ts";
import { mailOf, readableDate, readableTime } from "./print-mail.ts";

interface Context {
	readonly settings: DeliverySettings;
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly now: number;
}

const { inbox } = words;

/** What somebody wrote in a form, for the founder: every question with its answer, in the form's order. */
export async function formMail(
	name: string,
	answers: CheckedAnswers,
	context: Context,
): Promise<Mail> {
	const form = formNamed(context.settings.forms, name);
	const { title, whatNext } = form;
	const who = whoIs(answers);
	return founderMail(
		{
			replyTo: person(answers),
			subject: fill(inbox.subject, { form: title, name: who }),
			title,
			details: await answerDetails(form, answers, context.now),
			next: fill(whatNext, { name: who, hours: site.officeHours.replyWithinHours }),
		},
		context,
	);
}

/** Who asked for their results, what they agreed to, and through whose page they came. */
export async function quizMail(
	{ email, consent, result, partner, language }: QuizSubmission,
	context: Context,
	wantsNoMail: boolean,
): Promise<Mail> {
	const role = roleOf(result.primary).name;
	const { quiz } = wordsIn(context.settings, language);
	const agreed = await consentText(consent.wording, quiz.email.consent, consent.at);
	const details: Detail[] = [
		{ label: inbox.email, value: email },
		{ label: inbox.role, value: role },
		...(result.secondary ? [{ label: inbox.secondary, value: roleOf(result.secondary).name }] : []),
		{ label: inbox.pillars, value: result.topPillars.map(pillarLabel).join(", ") },
		...(partner ? [{ label: inbox.partner, value: partner }] : []),
		...(language === ENGLISH.lang ? [] : [{ label: inbox.language, value: quiz.language.name }]),
		{ label: inbox.consent, value: agreed },
	];
	const results = { label: inbox.results, url: resultLink(context.settings.siteUrl, result) };
	return founderMail(
		{
			replyTo: { address: email },
			subject: fill(inbox.quizSubject, { role, email }),
			title: inbox.quizTitle,
			details,
			links: [{ kind: "links", links: [results] }],
			next: inbox.next[wantsNoMail ? "quizNoMail" : "quiz"],
		},
		context,
	);
}

/** Somebody has confirmed in their own inbox that they want to be on a list. */
export function subscribedMail(name: string, answers: CheckedAnswers, context: Context): Mail {
	const { title, fields, whatNext } = formNamed(context.settings.forms, name);
	const known = fields.flatMap(({ name: field, label }) => {
		const value = answers[field];
		return value ? [{ label, value }] : [];
	});
	return founderMail(
		{
			replyTo: person(answers),
			subject: fill(inbox.subscribedSubject, { form: title, name: whoIs(answers) }),
			title: fill(inbox.subscribedTitle, { form: title }),
			details: known,
			next: whatNext,
		},
		context,
	);
}

/** Somebody wants no more mail. */
export function unsubscribedMail(email: string, context: Context): Mail {
	return founderMail(
		{
			subject: fill(inbox.unsubscribedSubject, { email }),
			title: inbox.unsubscribedTitle,
			details: [{ label: inbox.email, value: email }],
			next: inbox.next.unsubscribe,
		},
		context,
	);
}

/** Mail to an address came back, and the website writes to it no more. */
export function bouncedMail(email: string, context: Context): Mail {
	return founderMail(
		{
			subject: fill(inbox.bouncedSubject, { email }),
			title: inbox.bouncedTitle,
			details: [{ label: inbox.email, value: email }],
			next: inbox.next.bounced,
		},
		context,
	);
}

export interface NoticeLetter {
	readonly subject: string;
	readonly text: string;
	/** Which message it is about. */
	readonly details?: readonly Detail[];
	/** What the visitor wrote, and when: the mail that said so may not have arrived. */
	readonly repeated?: {
		/** undefined = it came from no form of the site. */
		readonly form: Form | undefined;
		readonly answers: CheckedAnswers;
		readonly receivedAt: number;
	};
	readonly next?: string;
	/** Where something can be done about it. */
	readonly link?: LetterLink;
}

/** Something about the delivery itself that the founder has to know. */
export async function noticeMail(
	{ subject, text, details = [], repeated, next, link }: NoticeLetter,
	{ settings, id, now }: Context,
): Promise<Mail> {
	return mailOf(
		{ id, to: settings.inbox, ...(repeated && { replyTo: person(repeated.answers) }) },
		{
			subject,
			preview: text,
			blocks: [
				{ kind: "title", text: subject },
				{ kind: "text", text },
				...(details.length > 0 ? [{ kind: "details", details } as const] : []),
				...(repeated ? await repetition(repeated) : []),
				...(next ? nextSteps(next) : []),
				...(link ? [{ kind: "links", links: [link] } as const] : []),
			],
			footer: [{ kind: "text", text: readableTime(now) }],
		},
		settings.siteUrl,
	);
}

async function repetition({
	form,
	answers,
	receivedAt,
}: NonNullable<NoticeLetter["repeated"]>): Promise<Block[]> {
	const details = form
		? await answerDetails(form, answers, receivedAt)
		: Object.entries(answers).map(([label, value]) => ({ label, value }));
	return [
		{ kind: "heading", text: words.notices.repeated },
		{ kind: "details", details },
	];
}

/** Where everything about a submission stands, and what can be done with it. */
function deskLink({ settings, id }: Context): Block {
	const url = submissionAddress(settings, submissionIdOf(id));
	return { kind: "links", links: [{ label: inbox.desk, url }] };
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
	return mailOf(
		{ id, to: settings.inbox, ...(replyTo && { replyTo }) },
		{
			subject,
			preview: details.map(({ value }) => value.replaceAll(/\s+/g, " ")).join(" · "),
			blocks: [
				{ kind: "title", text: title },
				{ kind: "details", details },
				...links,
				...nextSteps(next),
				deskLink(context),
			],
			footer: [{ kind: "text", text: fill(inbox.received, { time: readableTime(now) }) }],
		},
		settings.siteUrl,
	);
}

function nextSteps(text: string): Block[] {
	return [
		{ kind: "heading", text: inbox.nextTitle },
		{ kind: "text", text },
	];
}

/** Every question of a form with its answer. */
function answerDetails({ fields }: Form, answers: CheckedAnswers, at: number): Promise<Detail[]> {
	return Promise.all(fields.map((field) => answerDetail(field, answers[field.name] ?? "", at)));
}

async function answerDetail(field: Field, answer: string, at: number): Promise<Detail> {
	const { label } = field;
	if (answer === "") return { label, value: inbox.unanswered };
	switch (field.kind) {
		case "date":
			return { label, value: readableDate(Date.parse(answer)) };
		case "select": {
			const chosen = field.options.find(({ value }) => value === answer);
			return { label, value: chosen?.label ?? answer };
		}
		case "checkbox":
			return { label: inbox.consent, value: await consentText(label, label, at) };
		case "number":
			return { label, value: `${field.unit ?? ""}${answer}` };
		default:
			return { label, value: answer };
	}
}

/** What was agreed to and when. Only our own wording is quoted; another one has its version. */
async function consentText(agreed: string, current: string, at: number): Promise<string> {
	return fill(agreed === current ? inbox.consentCurrent : inbox.consentOther, {
		time: readableTime(at),
		wording: current,
		version: await versionOf(agreed),
	});
}

/** A name to call them by; their address where they gave none. */
function whoIs({ name, email = "" }: CheckedAnswers): string {
	return name || email;
}

function person({ name, email = "" }: CheckedAnswers): Mailbox {
	return { address: email, ...(name && { name }) };
}
