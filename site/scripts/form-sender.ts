import { openOutbox, type Send } from "./form-outbox.ts";
import { createReport } from "./form-report.ts";
import { simulateOutbox } from "./form-simulation.ts";

/*
 * How the forms of a page are sent. It arrives when somebody begins to fill one in, for most
 * visitors never do (site/scripts/forms.ts).
 */
const senders = new Map<HTMLFormElement, Send>();

/** What sends a form, always the same for the same form. */
export function senderOf(form: HTMLFormElement, toast: (message: string) => void): Send {
	let send = senders.get(form);
	if (!send) {
		const report = createReport(form, toast);
		send = form.method === "dialog" ? simulateOutbox(form, report) : openOutbox(form, report);
		senders.set(form, send);
	}
	return send;
}
