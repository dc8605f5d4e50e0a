import { addressIn, isBeyondAscii, withoutMarks } from "@liberation/shared/address";
import { fill } from "@liberation/shared/quiz/fill";
import { z } from "zod";
import type { Content } from "../ports.ts";

/**
 * Characters of a line, a message and an address at most (the last by RFC 5321). Each schema checks the length first,
 * and looks no further where it is too long, so that no pattern meets a long text.
 */
const LONGEST = { line: 200, message: 10_000, email: 254 } as const;

/** What says why an answer can't be taken. */
export type FaultWords = Pick<Content, "words" | "formWords">;

/** A text without blanks and invisible marks at its ends; a browser ends its lines with CR LF. */
function textOf(longest: number, hasLines: boolean, said: FaultWords) {
	const { faults } = said.words;
	const tooLong = { error: fill(faults.tooLong, { count: longest }), abort: true };
	return z
		.string(faults.invalid)
		.transform((value) => (hasLines ? value.replace(/\r\n?/g, "\n") : value))
		.transform((value) => withoutMarks(value).normalize("NFC"))
		.pipe(
			z
				.string()
				.max(longest, tooLong)
				.superRefine((value, context) => {
					const fault = strangeCharacter(value, hasLines, said);
					if (fault) context.addIssue({ code: "custom", message: fault });
				}),
		);
}

export const line = (said: FaultWords) => textOf(LONGEST.line, false, said);
export const message = (said: FaultWords) => textOf(LONGEST.message, true, said);

/**
 * One line of a kind, such as an address.
 * @param find - gives the answer as it is kept; "" where the line holds none
 */
export function read(
	find: (text: string) => string,
	invalid: string,
	said: FaultWords,
	explain = (_text: string) => invalid,
) {
	return z
		.string(invalid)
		.max(LONGEST.email, { error: invalid, abort: true })
		.transform((value, context) => {
			const answer = find(value);
			if (answer && answer.length <= LONGEST.email) return answer;
			const message = strangeCharacter(withoutMarks(value), false, said) || explain(value);
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});
}

/** An email address, as mail servers take it. */
export function address(invalid: string, said: FaultWords) {
	const { ascii } = said.formWords;
	return read(addressIn, invalid, said, (text) => (isBeyondAscii(text) ? ascii : invalid));
}

/** An address where nobody is told what is wrong with it. */
export const plainAddress = z.string().max(LONGEST.email).transform(addressIn).refine(Boolean);

/**
 * What a form can't take, because it could end a header or hide something in it: C0 and C1 controls, the line and
 * paragraph separators, and what turns the direction of writing around. Halves of a character can't be sent. One line
 * takes no invisible character but the joiners, marks and variants that scripts and emoji need.
 */
const STRANGE = /[\p{Cc}\u2028\u2029]|(?![\u061c\u200c-\u200f]|\p{VS})\p{DI}|\p{Cs}/u;
const STRANGE_IN_LINES = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** How many of the characters before it are quoted, so that it can be found. */
const QUOTED = 20;

/**
 * Names the first character of a text that a form can't take, and where it stands: many of them can't be seen.
 * @param hasLines - whether the text may have line breaks and tabs
 * @returns a sentence for the visitor; "" where every character can be taken
 */
function strangeCharacter(text: string, hasLines: boolean, { words }: FaultWords): string {
	const found = (hasLines ? STRANGE_IN_LINES : STRANGE).exec(text);
	if (!found) return "";
	const [character] = found;
	const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
	const before = [...text.slice(0, found.index).trimEnd()].slice(-QUOTED).join("");
	const { after, first, names } = words.faults.character;
	return fill(before ? after : first, {
		character: `${names[kindOf(character)]} (U+${code})`,
		before: before.trimStart(),
	});
}

function kindOf(character: string): keyof FaultWords["words"]["faults"]["character"]["names"] {
	if (character === "\t") return "tab";
	if (LINE_BREAK.test(character)) return "lineBreak";
	return DIRECTION.test(character) ? "direction" : "control";
}
