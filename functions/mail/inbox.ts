import type { Field, FormName } from "../../shared/content/forms.ts";
import { pillarLabel, roleOf } from "../../shared/quiz/catalogue.ts";
import type { Block } from "../../shared/quiz/email-format.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { email as emailWords } from "../../shared/quiz/messages.ts";
import { resultLink } from "../../shared/quiz/result-link.ts";
import type { QuizSubmission } from "../check/quiz.ts";
import type { CheckedAnswers } from "../check/schema.ts";
import { forms, words } from "../content.ts";
import { versionOf } from "../digest.ts";
import type { DeliverySettings } from "../ports.ts";
import type { Mail } from "./mail.ts";
import { mailOf, readableTime } from "./passages.ts";

interface Context {
	readonly settings: DeliverySettings;
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly now: number;
}

const { inbox } = words;

/** What somebody wrote in a form, for the founder: every question with its answer. */
export async function formMail(
	form: FormName,
	answers: CheckedAnswers,
	{ settings, id, now }: Context,
): Promise<Mail> {
	const { title, fields } = forms[form];
	const name = answers.name ?? "";
	const subject = name ? fill(inbox.subject, { form: title, name }) : title;
	const passages = await Promise.all(
		fields.map((field) => answerBlock(field, answers[field.name] ?? "", now)),
	);
	return mailOf({ id, to: settings.inbox, replyTo: person(answers), subject }, [
		{ heading: title },
		...passages,
		received(now),
	]);
}

/** Who asked for their results, what they agreed to, and through whose page they came. */
export async function quizMail(
	{ email, consent, result, partner }: QuizSubmission,
	{ settings, id, now }: Context,
	wantsNoMail: boolean,
): Promise<Mail> {
	const role = roleOf(result.primary).name;
	const blocks: Block[] = [
		{ heading: inbox.quizTitle },
		{ heading: inbox.email, text: email },
		{ heading: inbox.role, text: role },
		...(result.secondary
			? [{ heading: inbox.secondary, text: roleOf(result.secondary).name }]
			: []),
		{ heading: inbox.pillars, text: result.topPillars.map(pillarLabel).join(", ") },
		...(partner ? [{ heading: inbox.partner, text: partner }] : []),
		{
			heading: inbox.consent,
			text: await consentText(consent.wording, emailWords.consent, consent.at),
		},
		...(wantsNoMail ? [{ text: inbox.noMail }] : []),
		{ links: [{ label: inbox.results, url: resultLink(settings.siteUrl, result) }] },
		received(now),
	];
	const subject = fill(inbox.quizSubject, { role });
	return mailOf({ id, to: settings.inbox, replyTo: { address: email }, subject }, blocks);
}

/** Somebody has confirmed in their own inbox that they want to be on a list. */
export function subscribedMail(
	form: FormName,
	answers: CheckedAnswers,
	{ settings, id, now }: Context,
): Mail {
	const { title } = forms[form];
	return mailOf(
		{
			id,
			to: settings.inbox,
			replyTo: person(answers),
			subject: fill(inbox.subscribedSubject, { form: title }),
		},
		[{ heading: title, text: inbox.subscribed }, ...whole(answers), received(now)],
	);
}

/** Somebody wants no more mail. */
export function unsubscribedMail(email: string, { settings, id, now }: Context): Mail {
	const subject = inbox.unsubscribedSubject;
	return mailOf({ id, to: settings.inbox, subject }, [
		{ heading: subject, text: inbox.unsubscribed },
		{ heading: inbox.email, text: email },
		received(now),
	]);
}

/** Something about the delivery itself that the founder has to know. */
export function noticeMail(
	{ subject, texts }: { subject: string; texts: readonly string[] },
	{ settings, id, now }: Context,
): Mail {
	return mailOf({ id, to: settings.inbox, subject }, [
		{ heading: subject },
		...texts.map((text) => ({ text })),
		{ text: readableTime(now) },
	]);
}

async function answerBlock(field: Field, answer: string, now: number): Promise<Block> {
	if (answer === "") return { heading: field.label, text: inbox.unanswered };
	switch (field.kind) {
		case "select": {
			const chosen = field.options.find(({ value }) => value === answer);
			return { heading: field.label, text: chosen?.label ?? answer };
		}
		case "checkbox":
			return { heading: inbox.consent, text: await consentText(field.label, field.label, now) };
		case "number":
			return { heading: field.label, text: `${field.unit ?? ""}${answer}` };
		default:
			return { heading: field.label, text: answer };
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

function whole({ name, email }: CheckedAnswers): Block[] {
	return [{ heading: inbox.email, text: [name, email].filter(Boolean).join("\n") }];
}

function person({ name, email = "" }: CheckedAnswers): { name?: string; address: string } {
	return { address: email, ...(name && { name }) };
}

function received(now: number): Block {
	return { text: fill(inbox.received, { time: readableTime(now) }) };
}
