import type { FormName } from "../../shared/content/forms.ts";
import { composeResultsEmail } from "../../shared/quiz/email.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { forms, words } from "../content.ts";
import type { QuizSubmission } from "../forms/quiz.ts";
import type { CheckedAnswers } from "../forms/schema.ts";
import { signedLink } from "../links/signed-link.ts";
import type { DeliverySettings, Mail } from "../ports.ts";
import { letter } from "./letter.ts";

interface Context {
	readonly settings: DeliverySettings;
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** How long a link that confirms a sign-up works. */
const CONFIRM_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

const { visitor } = words;

/** The results of the quiz for the person who asked for them (spec section 7). */
export async function resultsMail(
	{ email, result, partner }: QuizSubmission,
	{ settings, id, now }: Context,
): Promise<Mail> {
	const unsubscribe = await signedLink(settings, { purpose: "unsubscribe", email });
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
		expires: now + CONFIRM_WITHIN_MS,
	});
	const unsubscribe = await signedLink(settings, { purpose: "unsubscribe", email });
	return letter(
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
