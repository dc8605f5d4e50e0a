import { z } from "zod";
import { fill } from "../../shared/quiz/fill.ts";
import { words } from "../content.ts";
import { canExist } from "./address.ts";
import { strangeCharacter } from "./strange-character.ts";

/**
 * Characters of a line, a message and an address at most (the last by RFC 5321). Each schema checks the length first,
 * and looks no further where it is too long, so that no pattern meets a long text.
 */
const LONGEST = { line: 200, message: 10_000, email: 254 } as const;

const { faults } = words;
const tooLong = (count: number) => fill(faults.tooLong, { count });

function noStrangeCharacter(hasLines: boolean) {
	return (value: string, context: z.RefinementCtx) => {
		const message = strangeCharacter(value, hasLines);
		if (message) context.addIssue({ code: "custom", message });
	};
}

/** One line, without spaces at its ends. */
export const line = z
	.string(faults.invalid)
	.trim()
	.max(LONGEST.line, { error: tooLong(LONGEST.line), abort: true })
	.superRefine(noStrangeCharacter(false));

/** Several lines; a browser ends them with CR LF. */
export const message = z
	.string(faults.invalid)
	.transform((value) => value.replace(/\r\n?/g, "\n").trim())
	.pipe(
		z
			.string()
			.max(LONGEST.message, { error: tooLong(LONGEST.message), abort: true })
			.superRefine(noStrangeCharacter(true)),
	);

/** An address as browsers take it, with a dot in its domain. One that can't be mailed is a typing error. */
export function email(invalid: string) {
	return z
		.string(invalid)
		.trim()
		.max(LONGEST.email, { error: invalid, abort: true })
		.regex(z.regexes.html5Email, invalid)
		.regex(/^[^@]{1,64}@[^@.]+(?:\.[^@.]+)+$/, invalid)
		.refine((value) => !/^\.|\.\.|\.@/.test(value), invalid)
		.refine(canExist, invalid);
}
