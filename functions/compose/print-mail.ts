import type { Letter } from "../../shared/letter.ts";
import type { Mail } from "../send/mail.ts";
import { printLetter } from "./letter/print.tsx";

/** Subject lines longer than this are cut by every mail program. */
const LONGEST_SUBJECT = 150;

type Envelope = Pick<Mail, "id" | "to"> & Partial<Pick<Mail, "replyTo" | "headers">>;

/** A letter as a mail, in both parts. */
export function mailOf(envelope: Envelope, letter: Letter, siteUrl: string): Mail {
	const subject = letter.subject.slice(0, LONGEST_SUBJECT).toWellFormed();
	// So that no out-of-office reply comes back (RFC 3834).
	const headers = { "Auto-Submitted": "auto-generated", ...envelope.headers };
	return { ...envelope, headers, subject, ...printLetter({ ...letter, subject }, siteUrl) };
}
