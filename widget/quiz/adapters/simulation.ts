import { printText, textOf } from "../../../shared/letter.ts";
import { composeResultsLetter } from "../../../shared/quiz/email.ts";
import type { Words } from "../../../shared/quiz/words.ts";

/** The name of the business: see widget/build-config.ts. */
declare const __BUSINESS_NAME__: string;

const SIMULATED_MS = 1_500;

/** Composes the mail, logs it and waits, instead of sending it. */
export async function simulateSending(
	words: Words,
	mail: Omit<Parameters<typeof composeResultsLetter>[1], "year" | "business">,
): Promise<void> {
	const letter = composeResultsLetter(words, {
		...mail,
		business: __BUSINESS_NAME__,
		year: new Date().getFullYear(),
	});
	const text = printText(letter, textOf);
	for (const part of [letter.subject, text, plainHtml(letter.subject, text)]) console.info(part);
	await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}

/** The HTML part without the design that the server gives it: the text with its links. */
function plainHtml(subject: string, text: string): string {
	const body = escaped(text)
		.replace(/https?:\S+/g, '<a href="$&">$&</a>')
		.replaceAll("\n\n", "\n<p>")
		.replace(/\n(?!<p>)/g, "<br>");
	return `<!doctype html>\n<title>${escaped(subject)}</title>\n<p>${body}`;
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
