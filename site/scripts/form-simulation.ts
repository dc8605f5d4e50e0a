import type { Report, Send } from "./form-outbox.ts";

/** What no visitor has typed: the key and the trap. */
const OURS = ["idempotencyKey", "leaveEmpty"];

/** Stands in where a form has no endpoint: the answers go to the console (spec section 7). */
export function simulateOutbox(form: HTMLFormElement, report: Report): Send {
	return () => {
		const answers = new FormData(form);
		for (const name of OURS) answers.delete(name);
		console.info(form.dataset.form, Object.fromEntries(answers));
		report("taken", true);
	};
}
