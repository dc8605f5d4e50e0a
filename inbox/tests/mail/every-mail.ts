import { type Field, formNamed } from "@liberation/shared/content/forms";
import { fill } from "@liberation/shared/quiz/fill";
import {
	formMail,
	noticeMail,
	quizMail,
	stoppedMail,
	subscribedMail,
} from "../../compose/founder.ts";
import { confirmMail, resultsMail } from "../../compose/visitor.ts";
import { describe } from "../../describe.ts";
import type { Mail } from "../../send/channel.ts";
import { english, forms, words } from "../content.ts";
import { CONTACT, QUIZ, SETTINGS } from "../support.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

/** An answer that is in order, whatever the field. */
export function sound(field: Field): string {
	switch (field.kind) {
		case "email":
			return CONTACT.email;
		case "select":
			return field.options[0]?.value ?? "";
		case "checkbox":
			return "true";
		case "date":
			return "2027-05-01";
		case "number":
			return String(field.min);
		case "textarea":
			return CONTACT.message.replaceAll("\r", "");
		default:
			return field.name === "name" ? CONTACT.name : "An answer";
	}
}

/** Every mail that the site sends, by a name for it. */
export async function everyMail(): Promise<Readonly<Record<string, Mail>>> {
	const context = (id: string) => ({ settings: SETTINGS, id, now });
	const submission = {
		email: CONTACT.email,
		wording: english.quiz.email.consent,
		result: {
			primary: "frontline_responder",
			secondary: "storyteller",
			topPillars: ["sense_of_urgency", "either_or"],
		},
		partner: "land-and-seed-keepers",
		language: "en",
	} as const;
	const contact = formNamed(forms, "contact");
	const answers = Object.fromEntries(contact.fields.map((field) => [field.name, sound(field)]));
	const { undeliverable, uncertain, full, reason, repeated } = words.notices;
	const next = fill(words.notices.next, { id: "5f3a9c" });
	const person = { name: CONTACT.name, email: CONTACT.email };
	const sent = (form: string, answers: Readonly<Record<string, string>>) => ({
		form,
		email: CONTACT.email,
		answers,
		receivedAt: now,
	});
	const mails: Record<string, Mail | Promise<Mail>> = {
		results: resultsMail(submission, context("results")),
		"results-one-role": resultsMail(
			{ ...submission, result: { ...submission.result, secondary: null } },
			context("results-one-role"),
		),
		quiz: quizMail(
			sent("quiz", {
				...QUIZ,
				pillars: QUIZ.pillars.join(" "),
				consent: QUIZ.consent.at,
				wording: QUIZ.consent.wording,
			}),
			submission.result,
			context("quiz"),
			false,
		),
		unsubscribed: stoppedMail("asked", CONTACT.email, context("unsubscribed")),
		bounced: stoppedMail("bounced", CONTACT.email, context("bounced")),
		undeliverable: noticeMail(
			{ ...undeliverable, details: [{ label: reason, value: "SMTP_550" }], next },
			context("undeliverable"),
		),
		uncertain: noticeMail(
			{
				...uncertain,
				next,
				sections: [{ heading: repeated, details: describe(sent("contact", answers), SETTINGS) }],
			},
			context("uncertain"),
		),
		full: noticeMail(full, context("full")),
	};
	for (const [form, { fields, isList }] of Object.entries(forms)) {
		const given = Object.fromEntries(fields.map((field) => [field.name, sound(field)]));
		if (isList) {
			mails[`confirm-${form}`] = confirmMail(form, given, context(`confirm-${form}`));
			mails[`subscribed-${form}`] = subscribedMail(
				sent(form, person),
				context(`subscribed-${form}`),
			);
		} else mails[form] = formMail(sent(form, given), context(form));
	}
	const composed = Object.entries(mails).map(async ([name, mail]) => [name, await mail] as const);
	return Object.fromEntries(await Promise.all(composed));
}
