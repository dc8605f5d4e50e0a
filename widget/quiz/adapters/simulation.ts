import { printLetter } from "@liberation/inbox/letter";
import { languagePath } from "../../../shared/language.ts";
import { composeResultsLetter } from "../../../shared/quiz/email.ts";
import type { Words } from "../../../shared/quiz/translation.ts";

/** A build-time constant: see widget/build-config.ts. */
declare const __BUSINESS_NAME__: string;

/** The texts of the mail by their files, which the quiz's own script leaves out. */
const TEXTS = import.meta.glob<Words["mail"]>("../../../shared/quiz/{,*/}messages.json", {
	eager: true,
	import: "mail",
});

const SIMULATED_MS = 1_500;

/** Simulates sending: composes the mail, logs it to the console and waits. */
export async function simulateSending(
	words: Words,
	mail: Omit<Parameters<typeof composeResultsLetter>[1], "year" | "business">,
): Promise<void> {
	const file = `../../../shared/quiz${languagePath(words.language)}/messages.json`;
	const letter = composeResultsLetter(
		{ ...words, mail: TEXTS[file] ?? words.mail },
		{
			...mail,
			business: __BUSINESS_NAME__,
			year: new Date().getFullYear(),
		},
	);
	const site = { siteUrl: mail.siteUrl, business: { name: __BUSINESS_NAME__ } };
	const { text, html } = printLetter(letter, site);
	for (const part of [letter.subject, text, html]) console.info(part);
	await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}
