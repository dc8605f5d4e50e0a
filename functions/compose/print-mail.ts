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

const TIME = new Intl.DateTimeFormat("en-US", {
	dateStyle: "long",
	timeStyle: "short",
	timeZone: "UTC",
});
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** A moment as people read it: `November 21, 2026 at 10:04 AM UTC`. */
export function readableTime(milliseconds: number): string {
	return `${TIME.format(milliseconds).replaceAll("\u202f", " ")} UTC`;
}

/** A day as people read it: `Saturday, May 1, 2027`. */
export function readableDate(milliseconds: number): string {
	return DATE.format(milliseconds);
}
