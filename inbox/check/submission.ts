import { formNamed } from "@liberation/shared/content/forms";
import { PILLAR_KEYS, ROLE_KEYS } from "@liberation/shared/quiz/keys";
import type { SharedResult } from "@liberation/shared/quiz/result";
import { z } from "zod";
import { versionOf } from "../common/digest.ts";
import { languageNamed, wordsIn } from "../common/languages.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { ListedSubmission } from "../store/types.ts";
import { type Answers, type CheckedAnswers, checkAnswers, type FieldFault } from "./schema.ts";
import { plainAddress } from "./text.ts";

export const QUIZ = "quiz";

export type CheckedSubmission = {
	readonly form: string;
	readonly email: string;
	readonly answers: CheckedAnswers;
} & (
	| { readonly kind: "quiz"; readonly quiz: QuizSubmission }
	| { readonly kind: "sign-up" | "form" }
);

type Checked = CheckedSubmission | { readonly faults: readonly FieldFault[] };

/** Validates the answers to a form, or to QUIZ. */
export async function checkSubmission(
	target: string,
	answers: Answers,
	settings: DeliverySettings,
	now: number,
): Promise<Checked> {
	if (target === QUIZ) return checkQuiz(answers, settings, now);
	const form = formNamed(settings.forms, target);
	const checked = checkAnswers(form, answers, settings);
	if ("faults" in checked) return checked;
	const kind = form.isList ? "sign-up" : "form";
	const address = form.fields.find((field) => field.kind === "email");
	const email = (address && checked.answers[address.name]) ?? "";
	return { kind, form: target, email, answers: checked.answers };
}

const resultSchema = z.object({
	role: z.enum(ROLE_KEYS),
	secondary: z.enum(ROLE_KEYS).nullable(),
	pillars: z
		.tuple([z.enum(PILLAR_KEYS), z.enum(PILLAR_KEYS)])
		.refine(([first, second]) => first !== second),
});

/** The quiz's payload. The visitor's mail is composed only from keys: with free text, anyone could send spam by it. */
const submissionSchema = resultSchema.extend({
	email: plainAddress,
	consent: z.object({
		/** The consent wording is only compared and hashed, never copied into a mail. */
		wording: z.string().min(1).max(1_000),
		at: z.iso.datetime(),
	}),
	partner: z.string().nullable(),
	language: z.string(),
});

export interface QuizSubmission {
	readonly email: string;
	readonly result: SharedResult;
	readonly partner: string | undefined;
	readonly language: string;
}

/**
 * Tolerances for the time of consent: a browser's clock may be wrong, and a queued submission may be days old.
 * Outside of the tolerances, the server's time is stored.
 */
const CONSENT_SPAN = { before: 7 * 24 * 60 * 60 * 1000, after: 10 * 60 * 1000 };

/** Validates the quiz's payload. An unknown partner is dropped. */
async function checkQuiz(answers: Answers, settings: DeliverySettings, now: number) {
	const { invalid } = settings.languages.en.mail.faults;
	const parsed = submissionSchema.safeParse(answers);
	if (!parsed.success) {
		const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
		return { faults: [...fields].map((field) => ({ field, message: invalid })) };
	}
	const { email, consent, role, secondary, pillars } = parsed.data;
	if (secondary === role) return { faults: [{ field: "secondary", message: invalid }] };
	const partner = settings.partners.find((slug) => slug === parsed.data.partner);
	const language = languageNamed(settings, parsed.data.language);
	const ours = wordsIn(settings, language).quiz.email.consent;
	const result = { primary: role, secondary, topPillars: pillars };
	const at = Date.parse(consent.at);
	const isPlausible = at >= now - CONSENT_SPAN.before && at <= now + CONSENT_SPAN.after;
	const checked = {
		email,
		role,
		secondary: secondary ?? "",
		pillars: pillars.join(" "),
		partner: partner ?? "",
		language,
		consent: new Date(isPlausible ? at : now).toISOString(),
		// Any other wording is stored as a hash, so that no text from a client gets into mails.
		wording: consent.wording === ours ? ours : await versionOf(consent.wording),
	};
	const quiz = { email, result, partner, language };
	return { kind: "quiz", form: QUIZ, quiz, email, answers: checked } as const;
}

/** Returns a stored submission as it was checked; undefined where the site no longer has its form or role. */
export function checkStored(
	{ form, email, answers }: ListedSubmission,
	{ forms }: DeliverySettings,
): CheckedSubmission | undefined {
	if (form !== QUIZ) {
		if (!Object.hasOwn(forms, form)) return undefined;
		return { kind: forms[form]?.isList ? "sign-up" : "form", form, email, answers };
	}
	const { partner, language = "" } = answers;
	const result = resultSchema.safeParse({
		...answers,
		secondary: answers.secondary || null,
		pillars: answers.pillars?.split(" "),
	}).data;
	if (!result) return undefined;
	const { role: primary, secondary, pillars: topPillars } = result;
	const shared = { primary, secondary, topPillars };
	const quiz = { email, result: shared, partner: partner || undefined, language };
	return { kind: "quiz", form, quiz, email, answers };
}
