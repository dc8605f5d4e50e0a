import type { FormName } from "../../shared/content/forms.ts";
import { forms, isList } from "../content.ts";
import { digestOf } from "../digest.ts";
import type { Answers } from "../http/body.ts";
import { formMail, quizMail } from "../mails/inbox.ts";
import { confirmMail, resultsMail } from "../mails/visitor.ts";
import type { DeliverySettings, Mail } from "../ports.ts";
import { checkQuiz } from "./quiz.ts";
import { checkAnswers, type FieldFault } from "./schema.ts";

/** Where something can be sent: a form of the site, or the quiz's email step. */
export type Target = FormName | "quiz";

/** What was sent, once it is known to be in order. */
export interface Submission {
	/** The visitor's own address. */
	readonly email: string;
	/** What it comes down to: two that read the same are the same. */
	readonly essence: string;
	/** Whether the visitor gets mail, and not only the founder. */
	readonly mailsVisitor: boolean;
	mails(context: { settings: DeliverySettings; key: string; now: number }): Promise<Mail[]>;
}

/** Checks answers by the rules of where they were sent. */
export function checkSubmission(
	target: Target,
	answers: Answers,
): { submission: Submission } | { faults: readonly FieldFault[] } {
	return target === "quiz" ? quizSubmission(answers) : formSubmission(target, answers);
}

function quizSubmission(answers: Answers): ReturnType<typeof checkSubmission> {
	const checked = checkQuiz(answers);
	if ("faults" in checked) return checked;
	const { email, result, partner } = checked.submission;
	return {
		submission: {
			email,
			// Not when it was agreed to: a browser may say the time of each attempt.
			essence: JSON.stringify([email, result, partner]),
			mailsVisitor: true,
			mails: async ({ settings, key, now }) => [
				// The visitor waits for theirs; the founder's can follow.
				await resultsMail(checked.submission, { settings, now, id: await idOf(settings, key, 0) }),
				await quizMail(checked.submission, { settings, now, id: await idOf(settings, key, 1) }),
			],
		},
	};
}

function formSubmission(form: FormName, given: Answers): ReturnType<typeof checkSubmission> {
	const checked = checkAnswers(forms[form], given);
	if ("faults" in checked) return checked;
	const { answers } = checked;
	const compose = isList(form) ? confirmMail : formMail;
	return {
		submission: {
			email: answers.email ?? "",
			essence: JSON.stringify(answers),
			mailsVisitor: isList(form),
			mails: async ({ settings, key, now }) => [
				await compose(form, answers, { settings, now, id: await idOf(settings, key, 0) }),
			],
		},
	};
}

/** Every attempt to send a mail has the same id. */
export async function idOf({ secret }: DeliverySettings, key: string, index: number) {
	return (await digestOf(secret, `mail ${key} ${index}`)).slice(0, 32);
}
