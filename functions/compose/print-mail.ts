import type { Letter } from "../../shared/letter.ts";
import type { Mail } from "../send/mail.ts";
import { printLetter } from "./letter/print.tsx";

/** Subject lines longer than this are cut by every mail program. */
const LONGEST_SUBJECT = 150;

type Envelope = Pick<Mail, "id" | "to"> & Partial<Pick<Mail, "replyTo" | "headers">>;

/** A letter as a mail, in both parts. */
export function mailOf(envelope: Envelope, letter: Letter, siteUrl: string): Mail {
	const subject = letter.subject.slice(0, LONGEST_SUBJECT).toWellFormed();
	return { headers: {}, ...envelope, subject, ...printLetter({ ...letter, subject }, siteUrl) };
}
