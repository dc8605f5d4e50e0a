import type { SpokenWords } from "@liberation/shared/build-info";
import { formNamed } from "@liberation/shared/content/forms";
import type { Block } from "@liberation/shared/letter";
import { composeResultsLetter } from "@liberation/shared/quiz/email";
import { fill } from "@liberation/shared/quiz/fill";
import type { CheckedAnswers } from "../check/schema.ts";
import type { QuizSubmission } from "../check/submission.ts";
import { wordsIn } from "../common/languages.ts";
import { signedLink } from "../common/signed-links.ts";
import type { Mail } from "../send/channel.ts";
import type { Context } from "./founder.ts";
import { mailOf } from "./letter/print.tsx";

export async function resultsMail(
	{ email, result, partner, language }: QuizSubmission,
	{ settings, id, now }: Context,
): Promise<Mail> {
	const { siteUrl, business } = settings;
	const { quiz, mail } = wordsIn(settings, language);
	const claim = { purpose: "unsubscribe", email, issuedAt: now } as const;
	const unsubscribe = await signedLink(settings, claim, language);
	const year = new Date(now).getUTCFullYear();
	const about = { result, siteUrl, partner, year, business: business.name };
	const letter = composeResultsLetter(quiz, about);
	const footer: Block[] = [
		...letter.footer,
		...postalAddress(settings),
		{ kind: "text", text: mail.visitor.whyResults },
		wayOut(mail.visitor, unsubscribe),
	];
	const envelope = { id, to: { address: email }, headers: leaving(unsubscribe) };
	return mailOf(envelope, { ...letter, footer }, settings);
}

/** Composes the confirmation mail of double opt-in, with a link that contains the encrypted address and name. */
export async function confirmMail(
	form: string,
	{ email = "", name }: CheckedAnswers,
	{ settings, id, now }: Context,
): Promise<Mail> {
	const { visitor } = settings.languages.en.mail;
	const { name: business } = settings.business;
	const names = { business, form: formNamed(settings.forms, form).title };
	const claim = { email, issuedAt: now, ...(name && { name }) };
	const confirm = await signedLink(settings, { purpose: "confirm", form, id, ...claim });
	const unsubscribe = await signedLink(settings, { purpose: "unsubscribe", email, issuedAt: now });
	const text = fill(visitor.confirmText, names);
	const blocks: Block[] = [
		{ kind: "title", text: visitor.confirmTitle },
		{ kind: "text", text: visitor.greeting },
		{ kind: "text", text },
		{ kind: "buttons", links: [{ label: visitor.confirmButton, url: confirm }] },
		{ kind: "text", text: visitor.confirmElse },
	];
	const footer: Block[] = [
		{ kind: "text", text: business },
		...postalAddress(settings),
		wayOut(visitor, unsubscribe),
	];
	const subject = fill(visitor.confirmSubject, names);
	// The recipient has no name, because someone else may have entered the address.
	const envelope = { id, to: { address: email }, headers: leaving(unsubscribe) };
	return mailOf(envelope, { subject, preview: text, blocks, footer }, settings);
}

/** Returns the business's postal address, which the law requires in commercial mail. */
function postalAddress({ business }: Context["settings"]): Block[] {
	const { postalAddress: text } = business;
	return text === null ? [] : [{ kind: "text", text }];
}

function wayOut(visitor: SpokenWords["mail"]["visitor"], url: string): Block {
	return { kind: "links", links: [{ label: visitor.unsubscribe, url }] };
}

/** Returns the headers for one-click unsubscribe (RFC 2369, RFC 8058). */
function leaving(url: string): Record<string, string> {
	return {
		"List-Unsubscribe": `<${url}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
