import type { Block, Letter, LetterLink } from "../../shared/letter.ts";
import { printText } from "../../shared/letter.ts";
import { composeResultsLetter } from "../../shared/quiz/email.ts";
import type { Words } from "../../shared/quiz/words.ts";

/** The name of the business: see widget/build-config.ts. */
declare const __BUSINESS_NAME__: string;

/** How long the simulated sending takes: docs/product.md 4.6. */
const SIMULATED_MS = 1_500;

/** Composes the mail, logs it and waits, in place of sending. */
export async function simulateSending(
	words: Words,
	mail: Omit<Parameters<typeof composeResultsLetter>[1], "year" | "business">,
): Promise<void> {
	const letter = composeResultsLetter(words, {
		...mail,
		business: __BUSINESS_NAME__,
		year: new Date().getFullYear(),
	});
	console.info(letter.subject);
	console.info(printText(letter));
	console.info(plainHtml(letter));
	await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
}

/** The HTML part without its design, which only the server knows (functions/mail/letter). */
function plainHtml({ subject, blocks, footer }: Letter): string {
	const body = [...blocks, ...footer].map(htmlOf).join("\n");
	return `<!doctype html>\n<title>${escaped(subject)}</title>\n${body}`;
}

function htmlOf(block: Block): string {
	switch (block.kind) {
		case "title":
			return `<h1>${escaped(block.text)}</h1>\n<p>${escaped(block.below ?? "")}</p>`;
		case "heading":
			return `<h2>${escaped(block.text)}</h2>`;
		case "subheading":
			return `<h3>${escaped(block.text)}</h3>`;
		case "text":
			return `<p>${escaped(block.text).replaceAll("\n", "<br>")}</p>`;
		case "list":
			return listOf(block.items.map(escaped));
		case "details":
			return listOf(block.details.map(({ label, value }) => escaped(`${label}: ${value}`)));
		case "links":
		case "buttons":
			return listOf(block.links.map(anchor));
	}
}

function anchor({ label, url, text }: LetterLink): string {
	return `<a href="${escaped(url)}">${escaped(label)}</a> ${escaped(text ?? "")}`.trim();
}

function listOf(items: readonly string[]): string {
	return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
