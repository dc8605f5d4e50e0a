import { type Field, formNamed } from "@liberation/shared/content/forms";
import { notifyFailed, notifyFull } from "../../deliver/notices.ts";
import type { Mail } from "../../send/channel.ts";
import { formNames, forms } from "../content.ts";
import { CONTACT, delivery, formRequest, jsonRequest, newest, quizRequest } from "../support.ts";

/** A valid answer to a field. */
export function sound(field: Field): string {
	switch (field.kind) {
		case "email":
			return CONTACT.email;
		case "select":
			return field.options[0]?.value ?? "";
		case "checkbox":
			return "true";
		case "number":
			return String(field.min);
		case "textarea":
			return CONTACT.message.replaceAll("\r", "");
		default:
			return field.name === "name" ? CONTACT.name : "An answer";
	}
}

/** A request of the quiz, or of a form with a valid answer to each question. */
export function soundRequest(
	form: string,
	email: string = CONTACT.email,
	more: Readonly<Record<string, string>> = {},
): Request {
	if (form === "quiz") return quizRequest({ email, ...more });
	const answers = formNamed(forms, form).fields.map((field) => [
		field.name,
		field.kind === "email" ? email : sound(field),
	]);
	return formRequest(form, { ...Object.fromEntries(answers), ...more });
}

/** Every mail that the inbox sends, by a name for it. */
export async function everyMail(): Promise<Readonly<Record<string, Mail>>> {
	const bounceSecret = "a password";
	const { handle, mails, ports, store, deliverer } = await delivery({ settings: { bounceSecret } });
	const named: Record<string, Mail> = {};
	/** Does what causes mails, and names these. */
	async function bring(names: readonly string[], work: () => Promise<unknown>): Promise<void> {
		mails.length = 0;
		await work();
		await deliverer.deliverDue();
		for (const [index, mail] of mails.entries()) named[names[index] ?? ""] = mail;
	}
	const press = (name: string, purpose: "confirm" | "unsubscribe") => {
		const [link = ""] = named[name]?.text.match(`https://\\S+/${purpose}\\?token=\\S+`) ?? [];
		return handle(new Request(link, { method: "POST" }));
	};
	await bring(["results", "quiz"], () => handle(quizRequest()));
	await bring(["results-one-role", "quiz-one-role"], () =>
		handle(quizRequest({ secondary: null })),
	);
	for (const form of formNames) {
		if (formNamed(forms, form).isList) {
			await bring([`confirm-${form}`], () => handle(soundRequest(form)));
			await bring([`subscribed-${form}`], () => press(`confirm-${form}`, "confirm"));
		} else await bring([form], () => handle(soundRequest(form)));
	}
	const [message] = (await newest(store, { form: "contact" }))?.messages ?? [];
	if (!message) throw new Error("no message");
	for (const kind of ["undeliverable", "uncertain"] as const)
		await bring([kind], () => notifyFailed(ports, kind, message, "SMTP_550"));
	await bring(["full"], () => notifyFull(ports));
	await bring(["unsubscribed"], () => press("results", "unsubscribe"));
	const Authorization = `Basic ${btoa(`service:${bounceSecret}`)}`;
	const bounce = { RecordType: "Bounce", Inactive: true, Email: "gone@mail.test" };
	await bring(["bounced"], () => handle(jsonRequest("bounces", bounce, { Authorization })));
	return named;
}
