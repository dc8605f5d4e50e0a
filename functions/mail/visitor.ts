import { composeResultsEmail } from "../../shared/quiz/email.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { QuizSubmission } from "../check/quiz.ts";
import type { CheckedAnswers } from "../check/schema.ts";
import { type FormName, forms, words } from "../content.ts";
import { signedLink } from "../links/token.ts";
import type { DeliverySettings } from "../ports.ts";
import type { Mail } from "./mail.ts";
import { mailOf } from "./passages.ts";

interface Context {
	readonly settings: DeliverySettings;
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly now: number;
}

const { visitor } = words;

/** The results of the quiz for the person who asked for them (docs/product.md 5.2). */
export async function resultsMail(
	{ email, result, partner }: QuizSubmission,
	{ settings, id, now }: Context,
): Promise<Mail> {
	const unsubscribe = await signedLink(settings, { purpose: "unsubscribe", email, issuedAt: now });
	const { subject, text, html } = composeResultsEmail(
		{ result, siteUrl: settings.siteUrl, partner, year: new Date(now).getUTCFullYear() },
		{ text: visitor.whyResults, links: [{ label: visitor.unsubscribe, url: unsubscribe }] },
	);
	return { id, to: { address: email }, subject, text, html, headers: leaving(unsubscribe) };
}

/** Asks somebody to confirm that they want to be on a list: the link holds what they answered. */
export async function confirmMail(
	form: FormName,
	{ email = "", name }: CheckedAnswers,
	{ settings, id, now }: Context,
): Promise<Mail> {
	const { title } = forms[form];
	const confirm = await signedLink(settings, {
		purpose: "confirm",
		form,
		email,
		...(name && { name }),
		id,
		issuedAt: now,
	});
	const unsubscribe = await signedLink(settings, { purpose: "unsubscribe", email, issuedAt: now });
	return mailOf(
		{
			id,
			// Not by the name that was typed: whoever typed it may not be who reads it.
			to: { address: email },
			subject: fill(visitor.confirmSubject, { form: title }),
			headers: leaving(unsubscribe),
		},
		[
			{
				heading: visitor.confirmTitle,
				text: fill(visitor.confirmText, { form: title }),
				links: [{ label: visitor.confirmButton, url: confirm }],
			},
			{ text: visitor.confirmElse },
		],
	);
}

/** What lets a mail program show its own button for leaving (RFC 2369, RFC 8058). */
function leaving(url: string): Record<string, string> {
	return {
		"List-Unsubscribe": `<${url}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
