import { formNamed } from "@liberation/shared/content/forms";
import { type CheckedSubmission, QUIZ } from "../check/submission.ts";
import { VERSION, versionOf } from "../common/digest.ts";
import { BOUNCED, UNSUBSCRIBED } from "../common/other-forms.ts";
import type { Ports } from "../ports.ts";
import type { Mail } from "../send/channel.ts";
import { safeMail } from "../send/safety.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { Audience, NewMessage, NewSubmission } from "../store/types.ts";
import { formMail, quizMail } from "./founder.ts";
import { messageIdOf } from "./message-id.ts";
import { confirmMail, resultsMail } from "./visitor.ts";

export interface ComposeContext extends Pick<Ports, "settings" | "mailChannel"> {
	readonly id: string;
	readonly now: number;
}

/**
 * Composes the messages of a submission as the exact bytes that every attempt sends.
 * @param mayMailVisitor - if false, the visitor's mail is composed but not returned, so that the response time doesn't
 *   reveal who has unsubscribed
 */
export async function messagesOf(
	checked: CheckedSubmission,
	context: ComposeContext & Pick<NewSubmission, "receivedAt">,
	mayMailVisitor: boolean,
): Promise<readonly NewMessage[]> {
	if (checked.kind === "quiz") return quizMessages(checked, context, mayMailVisitor);
	const { kind, form, email, answers } = checked;
	const { receivedAt } = context;
	const sent = { form, email, answers };
	if (kind === "sign-up") {
		const write = (id: string) => confirmMail(form, answers, { ...context, id });
		const confirmation = await mailMessage(context, "confirmation", write);
		return mayMailVisitor ? [confirmation] : [];
	}
	const toFounder = (id: string) =>
		formMail({ ...sent, receivedAt }, { ...context, id, now: receivedAt });
	return [
		await mailMessage(context, "founder", toFounder),
		...webhookMessages(context, { type: "submission.received", ...sent }),
	];
}

async function quizMessages(
	{ quiz, form, email, answers }: Extract<CheckedSubmission, { kind: "quiz" }>,
	context: ComposeContext & Pick<NewSubmission, "receivedAt">,
	mayMailVisitor: boolean,
): Promise<readonly NewMessage[]> {
	const { settings, receivedAt } = context;
	const { wording = "" } = answers;
	const consentWording = VERSION.test(wording) ? wording : await versionOf(wording);
	const sent = { form, email, answers, receivedAt };
	const event = { form, email, answers: { ...answers, consentWording } };
	const toVisitor = (id: string) => resultsMail(quiz, { ...context, id });
	const toFounder = (id: string) =>
		quizMail(sent, quiz.result, { ...context, id, now: receivedAt }, !mayMailVisitor);
	const forVisitor = await mailMessage(context, "visitor", toVisitor);
	return [
		...(mayMailVisitor ? [forVisitor] : []),
		...(mailsEach(form, settings) ? [await mailMessage(context, "founder", toFounder)] : []),
		...webhookMessages(context, { type: "submission.received", ...event }),
	];
}

/** Whether the founder gets a mail about each: always if it waits for an answer, else if the settings say so. */
export function mailsEach(form: string, { forms, mailEach }: DeliverySettings): boolean {
	if (form === QUIZ) return mailEach.quiz;
	if (form === UNSUBSCRIBED || form === BOUNCED) return mailEach.leavers;
	const { isList, mailEach: asks } = formNamed(forms, form);
	return !isList || (asks ?? false);
}

/** Composes a mail of a submission and encodes it as a message. */
export async function mailMessage(
	{ id: submissionId, mailChannel }: Pick<ComposeContext, "id" | "mailChannel">,
	audience: Audience,
	write: (id: string) => Mail | Promise<Mail>,
): Promise<NewMessage> {
	const isOurs = audience === "founder" || audience === "notice";
	const id = messageIdOf(submissionId, isOurs ? "founder" : "visitor");
	const mail = safeMail(await write(id));
	const content = await mailChannel.encode(mail);
	return { id, channel: mailChannel.channel, audience, recipient: mail.to.address, content };
}

/** An event of the webhook (inbox/docs/webhooks.md). */
export interface WebhookEvent {
	readonly type: "submission.received" | "subscription.confirmed" | "subscription.stopped";
	readonly form: string;
	readonly email: string;
	readonly answers: Readonly<Record<string, string>>;
}

/**
 * Composes the webhook message of an event, in the format of Standard Webhooks; none where no webhook is configured.
 */
export function webhookMessages(
	{ id, now, settings: { webhookUrl } }: ComposeContext,
	{ type, ...data }: WebhookEvent,
): NewMessage[] {
	if (webhookUrl === undefined) return [];
	const content = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
	const address = { channel: "webhook", audience: "founder", recipient: webhookUrl } as const;
	return [{ id: messageIdOf(id, "webhook"), ...address, content }];
}
