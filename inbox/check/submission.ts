import { formNamed } from "@liberation/shared/content/forms";
import { PILLAR_KEYS, ROLE_KEYS } from "@liberation/shared/quiz/keys";
import type { SharedResult } from "@liberation/shared/quiz/result";
import { z } from "zod";
import { versionOf } from "../digest.ts";
import { languageNamed, wordsIn } from "../languages.ts";
import type { DeliverySettings } from "../ports.ts";
import { type Answers, type CheckedAnswers, checkAnswers, type FieldFault } from "./schema.ts";
import { plainAddress } from "./text.ts";

/** Where the quiz's email step is sent, beside the names of the forms. */
export const QUIZ = "quiz";

/** What was sent, once it is known to be in order. */
export type CheckedSubmission = {
	/** The visitor's own address. */
	readonly email: string;
	/** Every answer by its name, as lists and exports show it. */
	readonly answers: CheckedAnswers;
} & (
	| { readonly kind: "quiz"; readonly quiz: QuizSubmission }
	/** Asks to be put on a list, or anything else that a form is for. */
	| { readonly kind: "sign-up" | "form"; readonly form: string }
);

/**
 * Checks answers by the rules of where they were sent.
 * @param target - the name of a form, or QUIZ
 */
export async function checkSubmission(
	target: string,
	answers: Answers,
	settings: Pick<DeliverySettings, "forms" | "partners" | "languages" | "words" | "formWords">,
	now: number,
): Promise<CheckedSubmission | { readonly faults: readonly FieldFault[] }> {
	if (target === QUIZ) {
		const checked = checkQuiz(answers, settings, now);
		return "faults" in checked ? checked : quizSubmission(checked.submission, settings);
	}
	const form = formNamed(settings.forms, target);
	const checked = checkAnswers(form, answers, settings, now);
	if ("faults" in checked) return checked;
	return {
		kind: form.isList ? "sign-up" : "form",
		form: target,
		email: checked.answers.email ?? "",
		answers: checked.answers,
	};
}

async function quizSubmission(
	quiz: QuizSubmission,
	settings: Pick<DeliverySettings, "languages" | "words">,
): Promise<CheckedSubmission> {
	const { email, consent, result, partner, language } = quiz;
	const ours = wordsIn(settings, language).quiz.email.consent;
	return {
		kind: "quiz",
		quiz,
		email,
		answers: {
			email,
			role: result.primary,
			secondary: result.secondary ?? "",
			pillars: result.topPillars.join(" "),
			partner: partner ?? "",
			language,
			consent: new Date(consent.at).toISOString(),
			// Somebody else's words don't get into mails.
			wording: consent.wording === ours ? ours : await versionOf(consent.wording),
		},
	};
}

/**
 * What the quiz sends at its email step: keys, from which the mail is composed here. A text that a
 * browser could fill in would make this a relay for anybody's words.
 */
const submissionSchema = z.object({
	email: plainAddress,
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
	/** Only a slug that the site knows goes anywhere from here. */
	partner: z.string().nullable(),
	/** That the visitor read; scripts of earlier releases say none. */
	language: z.string().optional(),
});

/** A quiz submission that was checked. */
export interface QuizSubmission {
	readonly email: string;
	readonly consent: { readonly wording: string; readonly at: number };
	readonly result: SharedResult;
	readonly partner: string | undefined;
	/** One that the site has. */
	readonly language: string;
}

/** A browser's clock may be wrong, and a kept message may be days old; anything else is made up. */
const CONSENT_SPAN = { before: 7 * 24 * 60 * 60 * 1000, after: 10 * 60 * 1000 };

/**
 * Checks what the quiz sent; every fault with the name of its field.
 * @param partners - the slugs of the partners: any other is dropped, for it would end up in mails
 */
export function checkQuiz(
	answers: Answers,
	{ partners, languages, words }: Pick<DeliverySettings, "partners" | "languages" | "words">,
	now: number,
): { submission: QuizSubmission } | { faults: readonly FieldFault[] } {
	const { invalid } = words.faults;
	const parsed = submissionSchema.safeParse(answers);
	if (!parsed.success) {
		const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
		return { faults: [...fields].map((field) => ({ field, message: invalid })) };
	}
	const { email, consent, role, secondary, pillars, partner, language } = parsed.data;
	if (secondary === role) return { faults: [{ field: "secondary", message: invalid }] };
	return {
		submission: {
			email,
			consent: { wording: consent.wording, at: plausible(Date.parse(consent.at), now) },
			result: { primary: role, secondary, topPillars: pillars },
			partner: partners.find((slug) => slug === partner),
			language: languageNamed({ languages }, language),
		},
	};
}

/** When somebody agreed, as their browser says it where that can be. */
function plausible(at: number, now: number): number {
	const { before, after } = CONSENT_SPAN;
	return at >= now - before && at <= now + after ? at : now;
}
