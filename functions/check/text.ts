import { z } from "zod";
import { addressIn, isBeyondAscii, withoutMarks } from "../../shared/address.ts";
import { fill } from "../../shared/quiz/fill.ts";
import { formWords, words } from "../content.ts";
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

/** One line, without blanks and invisible marks at its ends. */
export const line = z
	.string(faults.invalid)
	.transform((value) => withoutMarks(value).normalize("NFC"))
	.pipe(
		z
			.string()
			.max(LONGEST.line, { error: tooLong(LONGEST.line), abort: true })
			.superRefine(noStrangeCharacter(false)),
	);

/** Several lines; a browser ends them with CR LF. */
export const message = z
	.string(faults.invalid)
	.transform((value) => withoutMarks(value.replace(/\r\n?/g, "\n")).normalize("NFC"))
	.pipe(
		z
			.string()
			.max(LONGEST.message, { error: tooLong(LONGEST.message), abort: true })
			.superRefine(noStrangeCharacter(true)),
	);

/**
 * One line of a kind, such as an address.
 * @param find - gives the answer as it is kept; "" where the line holds none
 */
export function read(
	find: (text: string) => string,
	invalid: string,
	explain = (_text: string) => invalid,
) {
	return z
		.string(invalid)
		.max(LONGEST.email, { error: invalid, abort: true })
		.transform((value, context) => {
			const answer = find(value);
			if (answer && answer.length <= LONGEST.email) return answer;
			const message = strangeCharacter(withoutMarks(value), false) || explain(value);
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});
}

/** An email address, as mail servers take it. */
export function address(invalid: string) {
	return read(addressIn, invalid, (text) => (isBeyondAscii(text) ? formWords.ascii : invalid));
}
