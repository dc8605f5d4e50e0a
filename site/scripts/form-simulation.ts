import type { Report, Send } from "./form-outbox.ts";

/** Fields that no visitor fills in: the idempotency key and the honeypot. */
const HIDDEN_FIELDS = ["idempotencyKey", "leaveEmpty"];

/** Replaces sending where a form has no endpoint: the answers go to the console (docs/product.md 4.3). */
export function simulateOutbox(form: HTMLFormElement, report: Report): Send {
	return () => {
		const data = new FormData(form);
		for (const name of HIDDEN_FIELDS) data.delete(name);
		const answers: Record<string, unknown> = Object.fromEntries(data);
		for (const { name, checked } of form.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
			answers[name] = checked;
		console.info(form.dataset.form, answers);
		report("taken", true);
	};
}
