import { formNamed } from "@liberation/shared/content/forms";
import { versionOf } from "../digest.ts";
import { wordsIn } from "../languages.ts";
import type { DeliverySettings } from "../ports.ts";
import { checkQuiz, type QuizSubmission } from "./quiz.ts";
import { type Answers, type CheckedAnswers, checkAnswers, type FieldFault } from "./schema.ts";

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
