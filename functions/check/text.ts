import { z } from "zod";
import { fill } from "../../shared/quiz/fill.ts";
import { words } from "../content.ts";

/**
 * Characters of a line, a message and an address at most (the last by RFC 5321). Each schema checks the length first,
 * and looks no further where it is too long, so that no pattern meets a long text.
 */
const LONGEST = { line: 200, message: 10_000, email: 254 } as const;

/**
 * What could end a header or hide something in it: C0 and C1 controls, the line and paragraph
 * separators, and what turns the direction of writing around. Halves of a character can't be sent.
 */
const UNSAFE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;
const UNSAFE_IN_MESSAGE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

const { faults } = words;
const tooLong = (count: number) => fill(faults.tooLong, { count });

/** One line, without spaces at its ends. */
export const line = z
	.string(faults.invalid)
	.trim()
	.max(LONGEST.line, { error: tooLong(LONGEST.line), abort: true })
	.refine((value) => !UNSAFE.test(value), faults.characters);

/** Several lines; a browser ends them with CR LF. */
export const message = z
	.string(faults.invalid)
	.transform((value) => value.replace(/\r\n?/g, "\n").trim())
	.pipe(
		z
			.string()
			.max(LONGEST.message, { error: tooLong(LONGEST.message), abort: true })
			.refine((value) => !UNSAFE_IN_MESSAGE.test(value), faults.characters),
	);

/** An address as browsers take it, with a dot in its domain. One that can't be mailed is a typing error. */
export function email(invalid: string) {
	return z
		.string(invalid)
		.trim()
		.max(LONGEST.email, { error: invalid, abort: true })
		.regex(z.regexes.html5Email, invalid)
		.regex(/^[^@]{1,64}@[^@.]+(?:\.[^@.]+)+$/, invalid)
		.refine((value) => !/^\.|\.\.|\.@/.test(value), invalid);
}
