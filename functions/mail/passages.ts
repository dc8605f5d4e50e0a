import { type Block, printHtml, printText } from "../../shared/quiz/email-format.ts";
import type { Mail } from "./mail.ts";

/** Subject lines longer than this are cut by every mail program. */
const LONGEST_SUBJECT = 150;

/** A mail in both parts from the same passages. */
export function mailOf(
	envelope: Pick<Mail, "id" | "to" | "subject"> & Partial<Pick<Mail, "replyTo" | "headers">>,
	blocks: readonly Block[],
): Mail {
	const subject = envelope.subject.slice(0, LONGEST_SUBJECT).toWellFormed();
	return {
		headers: {},
		...envelope,
		subject,
		text: printText(blocks),
		html: printHtml(subject, blocks.flatMap(inParagraphs)),
	};
}

/** HTML knows no ends of lines: each line of a passage is a paragraph. */
function inParagraphs(block: Block): Block[] {
	const [first, ...rest] = block.text?.split("\n").filter((line) => line.trim()) ?? [];
	if (first === undefined || rest.length === 0) return [block];
	const { text: _, items, links, ...head } = block;
	const tail = rest.map((text): Block => ({ text }));
	return [
		{ ...head, text: first },
		...tail,
		...(items || links ? [{ ...(items && { items }), ...(links && { links }) }] : []),
	];
}

/** A moment as people read it: `November 21, 2026 at 10:04 AM UTC`. */
export function readableTime(milliseconds: number): string {
	return new Intl.DateTimeFormat("en-US", {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: "UTC",
	})
		.format(milliseconds)
		.replaceAll("\u202f", " ")
		.concat(" UTC");
}
