import { fill } from "@liberation/shared/quiz/fill";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { Submission } from "../store/types.ts";
import { messageOf, personOf, titleOf } from "../submission-words.ts";
import words from "./words.json" with { type: "json" };

/** Maximum length of a mailto URL: mail programs truncate longer ones; Windows passes about 2,000 characters. */
const LONGEST = 1_900;

const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r\n?|\n/g, "\r\n"));

/** Returns a mailto URL that replies to a visitor and quotes as much of the visitor's message as fits. */
export function replyAddress(submission: Submission, settings: DeliverySettings): string {
	const { email, answers } = submission;
	const { subject, greeting, stranger, wrote, cut } = words.reply;
	const title = titleOf(settings, submission.form);
	const hello = answers.name ? fill(greeting, { name: personOf(submission) }) : stranger;
	const message = messageOf(submission, settings).toWellFormed();
	const [name = "", domain = ""] = email.split(/@(?=[^@]*$)/);
	const start = `mailto:${encode(name.toWellFormed())}@${encode(domain)}?subject=${encode(
		fill(subject, { form: title, name: personOf(submission) }).toWellFormed(),
	)}&body=${encode(`${hello}\n\n\n\n`.toWellFormed())}`;
	if (message === "") return start;
	const whole = start + encode(`${wrote}\n> ${message.replaceAll("\n", "\n> ")}\n`);
	if (whole.length <= LONGEST) return whole;
	const end = encode(` ${cut}\n`);
	let address = start + encode(`${wrote}\n> `);
	if (address.length + end.length > LONGEST) return start;
	for (const letter of message) {
		const more = encode(letter === "\n" ? "\n> " : letter);
		if (address.length + more.length + end.length > LONGEST) break;
		address += more;
	}
	return address + end;
}
