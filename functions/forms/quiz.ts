import { z } from "zod";
import { PILLAR_KEYS, ROLE_KEYS } from "../../shared/quiz/keys.ts";
import type { SharedResult } from "../../shared/quiz/result.ts";
import { words } from "../content.ts";
import type { Answers } from "../http/body.ts";
import type { FieldFault } from "./schema.ts";
import { email } from "./text.ts";

const { invalid } = words.faults;

/**
 * What the quiz sends at its email step: keys, from which the mail is composed here. A text that a
 * browser could fill in would make this a relay for anybody's words.
 */
const submissionSchema = z.object({
	email: email(invalid),
	consent: z.object({
		/** Only compared and hashed, never passed on. */
		wording: z.string().min(1).max(1_000),
		at: z.iso.datetime(),
	}),
	role: z.enum(ROLE_KEYS),
	secondary: z.enum(ROLE_KEYS).nullable(),
	pillars: z
		.tuple([z.enum(PILLAR_KEYS), z.enum(PILLAR_KEYS)])
		.refine(([first, second]) => first !== second),
	/** Stands in addresses as a campaign tag, hence a slug and short. */
	partner: z
		.string()
		.max(64)
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i)
		.nullable(),
});

/** A quiz submission that was checked. */
export interface QuizSubmission {
	readonly email: string;
	readonly consent: { readonly wording: string; readonly at: string };
	readonly result: SharedResult;
	readonly partner: string | undefined;
}

/** Checks what the quiz sent; every fault with the name of its field. */
export function checkQuiz(
	answers: Answers,
): { submission: QuizSubmission } | { faults: readonly FieldFault[] } {
	const parsed = submissionSchema.safeParse(answers);
	if (!parsed.success) {
		const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
		return { faults: [...fields].map((field) => ({ field, message: invalid })) };
	}
	const { role, secondary, pillars, partner, ...rest } = parsed.data;
	if (secondary === role) return { faults: [{ field: "secondary", message: invalid }] };
	return {
		submission: {
			...rest,
			result: { primary: role, secondary, topPillars: pillars },
			partner: partner ?? undefined,
		},
	};
}
