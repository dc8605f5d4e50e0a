import type { Mail, MailTransport } from "../ports.ts";
import { assertSafe } from "./message.ts";

/** A mail that was caught, with when. */
export interface CapturedMail extends Mail {
	readonly at: number;
}

export interface CaptureTransport extends MailTransport {
	/** What was sent so far, the oldest first. */
	readonly mails: readonly CapturedMail[];
}

/** More than anybody looks through; the oldest go. */
const CAPACITY = 200;

/** Keeps every mail instead of sending it: for development. */
export function createCaptureTransport(): CaptureTransport {
	const mails: CapturedMail[] = [];
	return {
		mails,
		async send(mail) {
			assertSafe(mail);
			mails.push({ ...mail, at: Date.now() });
			if (mails.length > CAPACITY) mails.shift();
		},
	};
}
