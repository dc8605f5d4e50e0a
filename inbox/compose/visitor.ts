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
	const letter = composeResultsLetter(quiz, {
		result,
		siteUrl,
		partner,
		year,
		business: business.name,
	});
	return mailOf(
		{ id, to: { address: email }, headers: leaving(unsubscribe) },
		{
			...letter,
			footer: [
				...letter.footer,
				...postalAddress(settings),
				{ kind: "text", text: mail.visitor.whyResults },
				wayOut(mail.visitor, unsubscribe),
			],
		},
		settings,
	);
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
	const confirm = await signedLink(settings, {
		purpose: "confirm",
		form,
		email,
		...(name && { name }),
		id,
		issuedAt: now,
	});
	const unsubscribe = await signedLink(settings, { purpose: "unsubscribe", email, issuedAt: now });
	const text = fill(visitor.confirmText, names);
	return mailOf(
		// The recipient has no name, because someone else may have entered the address.
		{ id, to: { address: email }, headers: leaving(unsubscribe) },
		{
			subject: fill(visitor.confirmSubject, names),
			preview: text,
			blocks: [
				{ kind: "title", text: visitor.confirmTitle },
				{ kind: "text", text: visitor.greeting },
				{ kind: "text", text },
				{ kind: "buttons", links: [{ label: visitor.confirmButton, url: confirm }] },
				{ kind: "text", text: visitor.confirmElse },
			],
			footer: [
				{ kind: "text", text: business },
				...postalAddress(settings),
				wayOut(visitor, unsubscribe),
			],
		},
		settings,
	);
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
