import type { Answers } from "../accept/body.ts";
import { type FormName, forms, isList } from "../content.ts";
import { versionOf } from "../digest.ts";
import type { MailChannel } from "../mail/channel.ts";
import { formMail, quizMail } from "../mail/inbox.ts";
import type { Mail } from "../mail/mail.ts";
import { confirmMail, resultsMail } from "../mail/visitor.ts";
import type { DeliverySettings } from "../ports.ts";
import type { Audience, NewMessage } from "../store/port.ts";
import { webhookMessage } from "../webhook/events.ts";
import { checkQuiz, type QuizSubmission } from "./quiz.ts";
import { type CheckedAnswers, checkAnswers, type FieldFault } from "./schema.ts";

/** Where something can be sent: a form of the site, or the quiz's email step. */
export type Target = FormName | "quiz";

/** What was sent, once it is known to be in order. */
export interface CheckedSubmission {
	/** The visitor's own address. */
	readonly email: string;
	/** Every answer by its name, as lists and exports show it. */
	readonly answers: Readonly<Record<string, string>>;
	/** What it comes down to: two that read the same are the same. */
	readonly essence: string;
	/** Whom the visitor's mail is for, where there is one. */
	readonly audience: "visitor" | "confirmation" | undefined;
	compose(context: ComposeContext): Promise<readonly NewMessage[]>;
}

export interface ComposeContext {
	readonly settings: DeliverySettings;
	readonly mailChannel: MailChannel;
	/** Of the submission. */
	readonly id: string;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Whether the visitor's own mail may leave. */
	readonly mayMailVisitor: boolean;
}

/** Checks answers by the rules of where they were sent. */
export function checkSubmission(
	target: Target,
	answers: Answers,
	context: { readonly now: number; readonly partners: readonly string[] },
): CheckedSubmission | { readonly faults: readonly FieldFault[] } {
	if (target === "quiz") {
		const checked = checkQuiz(answers, context);
		return "faults" in checked ? checked : quizSubmission(checked.submission);
	}
	const checked = checkAnswers(forms[target], answers);
	return "faults" in checked ? checked : formSubmission(target, checked.answers);
}

function quizSubmission(submission: QuizSubmission): CheckedSubmission {
	const { email, consent, result, partner } = submission;
	const answers = {
		email,
		role: result.primary,
		secondary: result.secondary ?? "",
		pillars: result.topPillars.join(" "),
		partner: partner ?? "",
		consent: new Date(consent.at).toISOString(),
	};
	return {
		email,
		answers,
		// Not when it was agreed to: a browser may say the time of each attempt.
		essence: JSON.stringify([email, result, partner]),
		audience: "visitor",
		async compose(context) {
			const { settings, now, mayMailVisitor } = context;
			const [first, second] = [idOf(context, 0), idOf(context, 1)];
			const wording = await versionOf(consent.wording);
			return Promise.all([
				...(mayMailVisitor
					? [write(context, "visitor", await resultsMail(submission, { settings, now, id: first }))]
					: []),
				write(
					context,
					"founder",
					await quizMail(submission, { settings, now, id: second }, !mayMailVisitor),
				),
				...toWebhook(context, "quiz", { ...answers, consentWording: wording }),
			]);
		},
	};
}

function formSubmission(form: FormName, answers: CheckedAnswers): CheckedSubmission {
	const { email = "" } = answers;
	const essence = JSON.stringify(answers);
	if (isList(form)) {
		return {
			email,
			answers,
			essence,
			audience: "confirmation",
			async compose(context) {
				if (!context.mayMailVisitor) return [];
				const mail = await confirmMail(form, answers, { ...context, id: idOf(context, 0) });
				return [await write(context, "confirmation", mail)];
			},
		};
	}
	return {
		email,
		answers,
		essence,
		audience: undefined,
		async compose(context) {
			const mail = await formMail(form, answers, { ...context, id: idOf(context, 0) });
			return [await write(context, "founder", mail), ...toWebhook(context, form, answers)];
		},
	};
}

function toWebhook(
	context: ComposeContext,
	form: string,
	answers: Readonly<Record<string, string>>,
): NewMessage[] {
	const { webhookUrl } = context.settings;
	if (webhookUrl === undefined) return [];
	const { email = "" } = answers;
	const event = { type: "submission.received", at: context.now, form, email, answers } as const;
	return [webhookMessage(webhookUrl, idOf(context, 2), event)];
}

async function write(
	{ mailChannel }: Pick<ComposeContext, "mailChannel">,
	audience: Audience,
	mail: Mail,
): Promise<NewMessage> {
	return { id: mail.id, audience, ...(await mailChannel.compose(mail)) };
}

function idOf({ id }: { id: string }, position: number): string {
	return `${id}-${position}`;
}
