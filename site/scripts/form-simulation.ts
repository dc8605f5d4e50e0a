import type { Report, Send } from "./form-outbox.ts";

/** Fields that no visitor fills in: the idempotency key and the honeypot. */
const HIDDEN_FIELDS = ["idempotencyKey", "leaveEmpty"];

/** Replaces sending where a form has no endpoint: the answers go to the console (docs/product.md 4.3). */
export function simulateOutbox(form: HTMLFormElement, report: Report): Send {
	return () => {
		const answers = new FormData(form);
		for (const name of HIDDEN_FIELDS) answers.delete(name);
		console.info(form.dataset.form, Object.fromEntries(answers));
		report("taken", true);
	};
}
