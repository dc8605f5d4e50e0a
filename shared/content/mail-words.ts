import { z } from "zod";
import { contentFile, text } from "./fields.ts";
import { FORM_NAMES } from "./forms.ts";

/** A page of the delivery handler: what it says, and its button where it has one. */
const page = z.strictObject({ title: text, text });
const notice = z.strictObject({ subject: text, text });
const question = z.strictObject({ title: text, text, button: text });

/** What the delivery of forms says, in mails and on its few pages: `site/_data/mailWords.json`. */
export const mailWordsSchema = contentFile({
	/**
	 * Mails to the founder's inbox. `{form}`, `{name}`, `{email}`, `{role}`, `{hours}`, `{time}`, `{wording}`
	 * and `{version}` are filled in.
	 */
	inbox: z.strictObject({
		subject: text,
		quizSubject: text,
		quizTitle: text,
		subscribedSubject: text,
		subscribedTitle: text,
		unsubscribedSubject: text,
		unsubscribedTitle: text,
		/** Labels of what is no field of a form. */
		email: text,
		role: text,
		secondary: text,
		pillars: text,
		partner: text,
		unanswered: text,
		consent: text,
		/** Where the wording that was agreed to is the one that the site shows now. */
		consentCurrent: text,
		/** Where it is another one, such as that of a page opened before a change. */
		consentOther: text,
		results: text,
		nextTitle: text,
		/** What the founder does with each kind; `quizNoMail` where the visitor has asked for no mail. */
		next: z.record(z.enum([...FORM_NAMES, "quiz", "quizNoMail", "unsubscribe"]), text),
		received: text,
	}),
	/** Mails to the founder about the delivery itself. */
	notices: z.strictObject({
		undeliverable: notice,
		uncertain: notice,
		/** More submissions in an hour than the limit for everybody together. */
		full: notice,
		/** Labels of the first two. */
		form: text,
		recipient: text,
		reason: text,
		/** Above what was in a message to the founder that may not have arrived. */
		repeated: text,
		/** How to look it up and send it again; `{id}` is filled in. */
		next: text,
	}),
	/** Mails to visitors. */
	visitor: z.strictObject({
		greeting: text,
		/** Beneath the results: why they got this mail. */
		whyResults: text,
		unsubscribe: text,
		confirmSubject: text,
		confirmTitle: text,
		confirmText: text,
		confirmButton: text,
		confirmElse: text,
	}),
	pages: z.strictObject({
		confirm: question,
		confirmed: page,
		/** The link is older than it may be. */
		expired: page,
		/** The link was cut off or changed on its way. */
		badLink: page,
		unsubscribe: question,
		unsubscribed: page,
		home: text,
	}),
	/** What is wrong with a submission, where the form itself has no words for it. */
	faults: z.strictObject({
		title: text,
		/** On the page for visitors without JavaScript. */
		goBack: text,
		missing: text,
		invalid: text,
		tooLong: text,
		characters: text,
		twice: text,
		usedKey: text,
		tooOften: text,
		notSent: text,
		tooLarge: text,
		notUnderstood: text,
		otherSite: text,
		unknown: text,
		method: text,
	}),
});

export type MailWords = z.infer<typeof mailWordsSchema>;
