import { fill } from "../../shared/quiz/fill.ts";
import { words } from "../content.ts";

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
export function strangeCharacter(text: string, hasLines: boolean): string {
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

function kindOf(character: string): keyof typeof words.faults.character.names {
	if (character === "\t") return "tab";
	if (LINE_BREAK.test(character)) return "lineBreak";
	return DIRECTION.test(character) ? "direction" : "control";
}
