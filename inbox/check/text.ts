import { addressIn, readAddress, withoutMarks } from "@liberation/shared/address";
import { fill } from "@liberation/shared/quiz/fill";
import { z } from "zod";
import type { DeliverySettings } from "../settings/delivery-settings.ts";

/** Maximum lengths in characters (email: RFC 5321). Each schema checks the length before the format or characters. */
const LONGEST = { line: 200, message: 10_000, email: 254 } as const;

export type FaultWords = Pick<DeliverySettings, "languages" | "formWords">;

/** Adds a validation error in a transform. */
export function refused(context: z.RefinementCtx, message: string): never {
	context.addIssue({ code: "custom", message });
	return z.NEVER;
}

/** Creates a schema that trims whitespace and invisible characters, and normalizes to NFC and line breaks (if any) to LF. */
function textOf(longest: number, hasLines: boolean, texts: FaultWords) {
	const { faults } = texts.languages.en.mail;
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
					const fault = strangeCharacter(value, hasLines, texts);
					if (fault) context.addIssue({ code: "custom", message: fault });
				}),
		);
}

export const line = (texts: FaultWords) => textOf(LONGEST.line, false, texts);
export const message = (texts: FaultWords) => textOf(LONGEST.message, true, texts);

/**
 * Creates the schema of a single-line field that must match a format, such as an email address.
 * @param find - returns the normalized answer, or "" where the format is wrong
 */
export function read(find: (text: string) => string, invalid: string, texts: FaultWords) {
	return short(invalid).transform((value, context) => {
		const answer = find(value);
		if (answer && answer.length <= LONGEST.email) return answer;
		return refused(context, strangeCharacter(withoutMarks(value), false, texts) || invalid);
	});
}

const short = (invalid: string) =>
	z.string(invalid).max(LONGEST.email, { error: invalid, abort: true });

/** Creates the schema of an email address. */
export function address(invalid: string, texts: FaultWords) {
	const { ascii, blank } = texts.formWords;
	const faults = { invalid, ascii, blank };
	return short(invalid).transform((value, context) => {
		const { address: found, fault } = readAddress(value);
		return found || refused(context, faults[fault]);
	});
}

/** The schema of an email address, for callers that don't show a validation error. */
export const plainAddress = z.string().max(LONGEST.email).transform(addressIn).refine(Boolean);

/**
 * Characters that a form refuses, because they could inject a header or hide text: C0 and C1 controls, bidirectional
 * overrides and lone surrogates. A single line also refuses line breaks, tabs and invisible characters,
 * except the joiners, marks and variation selectors that scripts and emoji need.
 */
const STRANGE = /[\p{Cc}\u2028\u2029]|(?![\u061c\u200c-\u200f]|\p{VS})\p{DI}|\p{Cs}/u;
const STRANGE_IN_LINES = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Number of characters that a validation error quotes before the refused character, to show its position. */
const QUOTED = 20;

/**
 * Describes the first refused character of a text and its position, because many refused characters are invisible.
 * @param hasLines - whether line breaks and tabs are allowed
 * @returns a sentence for the visitor; "" where every character is allowed
 */
function strangeCharacter(text: string, hasLines: boolean, { languages }: FaultWords): string {
	const found = (hasLines ? STRANGE_IN_LINES : STRANGE).exec(text);
	if (!found) return "";
	const [character] = found;
	const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
	const before = [...text.slice(0, found.index).trimEnd()].slice(-QUOTED).join("");
	const { after, first, names } = languages.en.mail.faults.character;
	return fill(before ? after : first, {
		character: `${names[characterKind(character)]} (U+${code})`,
		before: before.trimStart(),
	});
}

function characterKind(character: string): "tab" | "lineBreak" | "direction" | "control" {
	if (character === "\t") return "tab";
	if (LINE_BREAK.test(character)) return "lineBreak";
	return DIRECTION.test(character) ? "direction" : "control";
}
